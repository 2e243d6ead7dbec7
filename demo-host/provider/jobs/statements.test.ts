import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { firstRoom, openGuest } from '../../../test/contract/helpers/guest.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { rowsOf } from '../db/orm.ts'

const HOTEL = 1
const STAYS = 3_000
/** Rows that a round may read more for all those stays, none of which it has anything to do with. */
const FEW = 100
const ROUNDS = 4

describe('what the scheduled jobs ask every few seconds', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const run = (query: SQL) => world.database.orm.execute(query)
  /** Rows and entries of indexes that were read so far, by table. */
  async function readSoFar(): Promise<Map<string, number>> {
    await run(sql`select pg_stat_force_next_flush()`)
    const rows = await rowsOf<{ name: string; read: number }>(
      world.database.orm,
      sql`select t.relname as name, (coalesce(t.seq_tup_read, 0) + coalesce(sum(i.idx_tup_read), 0))::int as read
        from pg_stat_user_tables t left join pg_stat_user_indexes i on i.relid = t.relid
        group by t.relid, t.relname, t.seq_tup_read`,
    )
    return new Map(rows.map(({ name, read }) => [name, read]))
  }
  /** The least of some rounds: a connection that was idle tells only with its next statement what it read before. */
  async function readInARound(): Promise<Map<string, number>> {
    const least = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round++) {
      const earlier = await readSoFar()
      await world.provider.jobs.sweep()
      for (const [name, read] of await readSoFar())
        least.set(name, Math.min(least.get(name) ?? Infinity, read - (earlier.get(name) ?? 0)))
    }
    return least
  }

  /** A stay that was booked and paid by card, copied with everything that came of it. */
  async function paidStays(count: number) {
    const guest = await openGuest(world)
    const room = await firstRoom(guest, HOTEL, 'credit_card')
    const token = await world.cardToken('4000000000024242')
    const card = { token, brand: 'visa' as const, last4: '4242', expiry: '12/30', holder: 'TARO YAMADA' }
    const payment = { type: 'credit_card' as const, card, return_url: `${ORIGINS.widget}/return` }
    const { body } = await guest.book(
      HOTEL,
      await guest.booking(HOTEL, 'credit_card', [room], { payment }),
      'a-stay-to-copy',
    )
    assert.equal(body.data?.status, 'done', JSON.stringify(body))
    const copies = (table: string, from: SQL, changes: SQL) =>
      run(sql`insert into ${sql.identifier(table)}
        select (jsonb_populate_record(one, ${changes})).* from ${sql.identifier(table)} one, generate_series(1, ${count}::int) n
        where ${from}`)
    const isIt = sql`number = ${body.data.reservation_number}`
    const ofIt = sql`reservation_id = (select id from reservation where ${isIt})`
    const stay = sql`(1000000 + n)`
    await copies('reservation', isIt, sql`jsonb_build_object('id', ${stay}, 'number', 'COPY-' || n, 'bypass_token_hash', 'copy-' || n)`) // prettier-ignore
    await copies('payment', ofIt, sql`jsonb_build_object('id', 'copy-' || n, 'gateway_ref', 'copy-' || n, 'reservation_id', ${stay})`) // prettier-ignore
    await copies('reservation_event', sql`${ofIt} and kind = 'booked'`, sql`jsonb_build_object('id', ${stay}, 'reservation_id', ${stay})`) // prettier-ignore
    await copies('email_outbox', ofIt, sql`jsonb_build_object('id', ${stay}, 'dedupe', 'copy-' || n, 'reservation_id', ${stay}, 'state', 'sent')`) // prettier-ignore
    await copies('client_session', sql`id = (select min(id) from client_session)`, sql`jsonb_build_object('id', ${stay}, 'token_hash', 'copy-' || n, 'expires_at', ${new Date(world.clock.now() + DAY_MS).toISOString()}::text)`) // prettier-ignore
    await run(sql`analyze`)
  }

  it('reads no more for three thousand stays that are settled', async () => {
    const before = await readInARound()
    await paidStays(STAYS)
    const read = await readInARound()
    const grown = [...read].filter(([name, count]) => count - (before.get(name) ?? 0) > FEW)
    assert.deepEqual(grown, [])
  })
})
