import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { HOUR_MS } from '../../../shared/constants.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { addPaidStays, remindEverywhere } from '../../../test/lib/statements/copied-stays.ts'
import { heardWhile, readWhole } from '../../../test/lib/statements/heard-statements.ts'
import { rowsOf } from '../db/orm.ts'

/** Read whole without harm: filled by hotels, of a length that is kept, or holding nothing but what is due. */
const SHORT = new Set(['hotel', 'lottery_event', 'error_report', 'card_to_forget', 'dirty_day'])
/** What these name goes with a hotel's document, a few at a time, or never: no stay is deleted. */
const SELDOM_DELETED = ['ota_price.room_plan_id', 'plan_inclusive_extra.extra_id']
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

  it('reads no more for three thousand stays that are settled', async () => {
    const before = await readInARound()
    await addPaidStays(world, STAYS)
    const read = await readInARound()
    const grown = [...read].filter(([name, count]) => count - (before.get(name) ?? 0) > FEW)
    assert.deepEqual(grown, [])
  })

  it('finds what is due in every table that guests fill by an index', async () => {
    await remindEverywhere(world)
    const whole: string[] = []
    for (const [job, run] of Object.entries(world.provider.jobs.table)) {
      world.clock.advance(HOUR_MS + 1)
      for (const statement of await heardWhile(world.database.orm, run)) {
        const found = await readWhole(world.database.orm, statement, SHORT)
        whole.push(...found.map((line) => `${job}: ${line}`))
      }
    }
    assert.deepEqual(whole, [])
  })

  it('finds what hangs on a row that is deleted by an index, or every deletion reads that table whole', async () => {
    const unfound = await rowsOf<{ column: string }>(
      world.database.orm,
      sql`select c.conrelid::regclass::text || '.' || a.attname as column
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confdeltype in ('c', 'n')
          and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
        order by 1`,
    )
    assert.deepEqual(
      unfound.map(({ column }) => column),
      SELDOM_DELETED,
    )
  })
})
