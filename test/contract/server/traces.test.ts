import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { CALL_TRACES } from '../../../demo-host/provider/kernel/call-traces.ts'
import type { CallTrace } from '../../../demo-host/provider/kernel/call-traces.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { audit } from '../../../demo-host/provider/db/schema/audit.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { CALL_ROWS } from '../helpers/call-examples.ts'
import { openEveryCall } from '../helpers/every-call.ts'
import { openGuest } from '../helpers/guest.ts'
import { HANAKO, headersOf } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const TRACES: Record<string, Record<string, CallTrace>> = CALL_TRACES
const LEDGERS = ['payment', 'point_exchange', 'availability_alert', 'error_report', 'attachment']
/** Their examples leave everything as it was; what they leave otherwise is asserted in changing-answers.test.ts. */
const UNMOVED = ['questions.add', 'questions.change']

/** What makes an example, which leaves everything as it was, do something. */
const MOVING: Record<string, { more?: object; headers?: (world: World) => Promise<Record<string, string>> }> = {
  'managing.guests': { more: { guest: { phone: '09087654321' } } },
  'accounts.signOut': { headers: (world) => headersOf(world, 1001) },
}

describe('what every call leaves in the trail (guarantee S32)', () => {
  let world: World
  let calls: Awaited<ReturnType<typeof openEveryCall>>
  before(async () => {
    world = await openWorld()
    calls = await openEveryCall(world)
  })
  after(() => world.close())

  /** How many rows of each kind there are. */
  async function trail(): Promise<Map<string, number>> {
    const { orm } = world.database
    const audits = sql`select 'audit ' || kind as trace, count(*)::int as rows from audit group by kind`
    const events = sql`select 'event ' || kind as trace, count(*)::int as rows from reservation_event
      where actor = 'guest' group by kind`
    const ledgers = LEDGERS.map(
      (table) => sql`select ${`row ${table}`} as trace, count(*)::int as rows from ${sql.identifier(table)}`,
    )
    const all = await rowsOf<{ trace: string; rows: number }>(
      orm,
      sql.join([audits, events, ...ledgers], sql` union all `),
    )
    return new Map(all.map(({ trace, rows }) => [trace, rows]))
  }
  const grown = (from: Map<string, number>, to: Map<string, number>) =>
    [...to].filter(([trace, rows]) => rows !== (from.get(trace) ?? 0)).map(([trace]) => trace)
  const expected = (name: string, trace: CallTrace): string[] =>
    'nothing' in trace || UNMOVED.includes(name) ? [] : Object.entries(trace).map(([kind, what]) => `${kind} ${what}`)

  for (const row of CALL_ROWS) {
    it(`${row.name}: ${row.call.call}`, async () => {
      const trace = TRACES[row.area]?.[row.key]
      assert.ok(trace, 'the call has no row in call-traces.ts')
      const input = await calls.inputOf(row)
      const { more, headers } = MOVING[row.name] ?? {}
      const body = more && { ...Object(input.body), ...more }
      const { url, init } = await calls.prepare(row, { ...input, ...(body && { body }) }, await headers?.(world))
      const before_ = await trail()
      const answer = await world.fetch(url, init)
      assert.ok(answer.ok, await answer.text())
      assert.deepEqual(grown(before_, await trail()), expected(row.name, trace))
    })
  }

  it('and a sign-in that was refused, with the account it was meant for', async () => {
    const guest = await openGuest(world)
    for (const email of [HANAKO, 'nobody@example.com'])
      await guest.send(accounts.signIn, { hotelId: 1, body: { email, password: 'Wrong2026' } })
    const rows = await world.database.orm.select().from(audit)
    const refused = rows.filter(({ kind }) => kind === 'sign_in_refused')
    assert.deepEqual(refused.map(({ by, member_id }) => [by, member_id]), [['rejected', 1001], ['rejected', null]]) // prettier-ignore
  })

  it('and an edit of the staff, by its kind', async () => {
    const edit = { kind: 'change_rates', currency: 'USD', percent: 101 } as const
    await editWorld(world.database, world.clock, edit)
    const rows = await world.database.orm.select().from(audit)
    const { actor, by, network } = rows.at(-1) ?? {}
    assert.deepEqual([actor, by, network], ['staff', 'change_rates', null])
  })

  it('names nobody: numbers, words of tables and the hash of a network', async () => {
    const rows = await world.database.orm.select().from(audit)
    assert.ok(rows.length > 20)
    for (const { by, network } of rows) {
      assert.match(by ?? 'none', /^[a-z_]{1,30}$/)
      assert.match(network ?? '', /^(?:[0-9a-f]{64})?$/)
    }
  })
})
