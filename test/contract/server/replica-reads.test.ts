import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { createProvider } from '../../../demo-host/provider/app.ts'
import type { Provider } from '../../../demo-host/provider/app.ts'
import type { Database, Orm } from '../../../demo-host/provider/db/orm.ts'
import { readFact } from '../../../demo-host/provider/db/facts.ts'
import type { Replica } from '../../../demo-host/provider/db/replica.ts'
import { WAL_MARK } from '../../../demo-host/provider/db/wal-position.ts'
import { REPLICA_CALLS, writes } from '../../../demo-host/provider/http/replica-calls.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { mailQueue } from '../../../demo-host/provider/mail/mail.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { session } from '../../../shared/contract/session.ts'
import { CALL_ROWS } from '../helpers/call-examples.ts'
import type { CallRow } from '../helpers/call-examples.ts'
import { openEveryCall } from '../helpers/every-call.ts'
import { openGuest, PARTY, STAY } from '../helpers/guest.ts'
import { headersOf } from '../helpers/members.ts'
import { ADMIN, signInAs } from '../helpers/organizations.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** The searches for rooms, the calendars, the brand's list, the recommendation, the texts of a house; nothing else. */
const LOOKING_AROUND = [
  'hotels.hotel',
  'hotels.ofBrand',
  'hotels.inventory',
  'rooms.search',
  'rooms.inventory',
  'rooms.preload',
  'recommender.rooms',
  'teaser.show',
]
/** Some of what must always be asked where it is written. */
const NEVER = [
  'rooms.price',
  'rooms.availability',
  'reservations.show',
  'user.reservations',
  'payments.transaction',
  'payments.attempt',
  'session.whoami',
  'starting.settings',
  'hotels.legalText',
  'extras.list',
  'wallet.points',
]
const POSITION = /^[\dA-F]{8}\/[\dA-F]{8}$/
const HEADER = 'x-read-after'
const HANAKO_ID = 1001

const isGet = ({ call }: CallRow) => parseCall(call.call).method === 'GET'
const flagged = CALL_ROWS.filter(({ call }) => REPLICA_CALLS.has(call))
const reading = CALL_ROWS.filter((row) => isGet(row) && !REPLICA_CALLS.has(row.call) && !writes(row.call))

describe('calls that may be answered from a replica', () => {
  it('are those that guests look around with', () => {
    assert.deepEqual(flagged.map(({ name }) => name).toSorted(), LOOKING_AROUND.toSorted())
    for (const name of NEVER) assert.ok(CALL_ROWS.some((row) => row.name === name) && !LOOKING_AROUND.includes(name))
  })

  it('only ask, and write nothing down by their row', () => {
    for (const row of flagged) {
      assert.ok(isGet(row) && !writes(row.call), row.name)
      assert.ok(!row.call.idempotent && !row.call.upload && !row.call.file, row.name)
    }
  })

  it('are no call that is not asked for with GET: of each of those it is said that it writes', () => {
    for (const row of CALL_ROWS) if (!isGet(row)) assert.ok(writes(row.call), row.name)
  })
})

describe('the same database, open for reading alone in the place of a replica', () => {
  let world: World
  let provider: Provider
  let calls: Awaited<ReturnType<typeof openEveryCall>>
  const read = { replica: 0, primary: 0 }
  const state = { isAway: false, asked: 0 }
  const ALL = 2n ** 64n

  const providerOver = (database: Database, replica?: Replica) =>
    createProvider({
      ...world,
      database,
      ids: systemIds,
      mail: mailQueue(world.clock),
      origins: ORIGINS,
      log: false,
      requestsAMinute: Infinity,
      replica,
      metrics: { watch() {}, round() {}, read: (at) => void read[at]++, gateway() {} },
    })
  const inReading = <Answer>(ask: (orm: Orm) => Promise<Answer>) =>
    world.database.orm.transaction(ask, { accessMode: 'read only' })

  before(async () => {
    world = await openWorld()
    calls = await openEveryCall(world)
    provider = providerOver(world.database, {
      async read(isEnough, ask) {
        state.asked++
        if (state.isAway) throw new Error('The replica is away')
        const mark = String(await readFact(world.database, WAL_MARK))
        return isEnough({ applied: ALL, mark }) ? { answer: await inReading(ask) } : null
      },
      close: async () => {},
    })
  })
  after(async () => {
    await provider?.close()
    await world?.close()
  })

  const send = (url: string, init: RequestInit) => provider.handle(new Request(url, init))
  const counted = async (asking: () => Promise<unknown>) => {
    Object.assign(read, { replica: 0, primary: 0 })
    await asking()
    return { ...read }
  }
  const guests: Record<string, () => Promise<Record<string, string>>> = {
    'a guest': async () => ({}),
    'a member': () => headersOf(world, HANAKO_ID),
    'an organization': async () => (await signInAs(world, ADMIN, await headersOf(world, HANAKO_ID, 'minato'))).headers,
  }

  for (const row of flagged)
    for (const [who, headers] of Object.entries(guests))
      it(`answers ${row.name} to ${who}, and is not told where it stands`, async () => {
        const { url, init } = await calls.prepare(row, await calls.inputOf(row), await headers())
        const onPrimary = await world.fetch(url, init)
        const counts = await counted(async () => {
          const answer = await send(url, init)
          assert.deepEqual([answer.status, answer.headers.get(HEADER)], [onPrimary.status, null], await answer.text())
        })
        assert.equal(onPrimary.status, 200)
        assert.deepEqual(counts, { replica: 1, primary: 0 })
      })

  it('is asked for no other call, and what one of them may have written is told by its answer', async () => {
    for (const row of CALL_ROWS.filter((one) => !flagged.includes(one))) {
      const { url, init } = await calls.prepare(row, await calls.inputOf(row))
      const { asked } = state
      const answer = await send(url, init)
      assert.ok(answer.ok, `${row.name} ${await answer.text()}`)
      assert.equal(state.asked, asked, row.name)
      const position = answer.headers.get(HEADER)
      if (writes(row.call)) assert.match(String(position), POSITION, row.name)
      else assert.equal(position, null, row.name)
    }
  })

  it('could answer all others that are said to read', async () => {
    const prepared: { name: string; url: string; init: RequestInit }[] = []
    for (const row of reading)
      prepared.push({ name: row.name, ...(await calls.prepare(row, await calls.inputOf(row))) })
    await inReading(async (orm) => {
      const one = providerOver({ ...world.database, orm })
      for (const { name, url, init } of prepared) {
        await orm.execute(sql`savepoint before_call`)
        const answer = await one.handle(new Request(url, init))
        assert.ok(answer.ok, `${name} ${await answer.text()}`)
        await orm.execute(sql`rollback to savepoint before_call`)
      }
      await one.close()
    })
    assert.ok(prepared.length > 20)
  })

  it('has the last word in nothing: a refusal is the primary’s, and when it is away nobody hears of it', async () => {
    const guest = await openGuest({ fetch: (input, init) => send(String(input), init ?? {}) })
    const unknown = () => guest.send(hotels.hotel, { hotelId: 999_999 })
    assert.deepEqual(await counted(async () => assert.equal((await unknown()).status, 404)), { replica: 0, primary: 1 })
    state.isAway = true
    const search = () => guest.send(rooms.search, { hotelId: 1, query: { ...STAY, rooms: [PARTY] } })
    const away = await counted(async () => assert.equal((await search()).status, 200)).finally(
      () => (state.isAway = false),
    )
    assert.deepEqual(away, { replica: 0, primary: 1 })
  })

  it('is told to the pages of hotels and taken from them, and told by the start of every widget', async () => {
    const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': HEADER }
    const headers = { origin: ORIGINS.widget, ...asked }
    const preflight = await send(`${ORIGINS.api}/hotels/1/rooms`, { method: 'OPTIONS', headers })
    assert.match(String(preflight.headers.get('access-control-allow-headers')), /\bX-Read-After\b/i)
    const begun = await send(`${ORIGINS.api}/hotels/shirotsuki/start`, {
      method: 'POST',
      headers: { origin: ORIGINS.widget, 'content-type': 'text/plain' },
      body: JSON.stringify({ key: 'widget', secret: 'public' }),
    })
    assert.match(String(begun.headers.get(HEADER)), POSITION)
    assert.match(String(begun.headers.get('access-control-expose-headers')), /\bX-Read-After\b/i)
  })

  it('without one nothing is told', async () => {
    const guest = await openGuest(world)
    const { status, headers } = await guest.send(session.start, { body: { key: 'widget', secret: 'public' } })
    assert.deepEqual([status, headers.get(HEADER)], [201, null])
  })
})
