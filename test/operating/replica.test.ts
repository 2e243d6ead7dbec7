import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { createProvider } from '../../demo-host/provider/app.ts'
import { checkBooks } from '../../demo-host/provider/books/check-books.ts'
import type { Provider } from '../../demo-host/provider/app.ts'
import { lookAtReplica } from '../../demo-host/provider/db/look-at-replica.ts'
import { timeoutsOf, WHILE_MIGRATING } from '../../demo-host/provider/db/connection.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { createMetrics } from '../../demo-host/provider/metrics/metrics.ts'
import { openReplica } from '../../demo-host/provider/db/replica.ts'
import type { Replica } from '../../demo-host/provider/db/replica.ts'
import { systemIds } from '../../demo-host/provider/kernel/ids.ts'
import { mailQueue } from '../../demo-host/provider/mail/mail.ts'
import { stoppedClock } from '../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import { seedWorld } from '../../demo-host/world/seed.ts'
import { reservations } from '../../shared/contract/reservations.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/constants.ts'
import { addDays } from '../../shared/rules/days/dates.ts'
import { chanceOf } from '../bench/chaos/chance.ts'
import { openVisitor } from '../bench/chaos/visitor.ts'
import type { Visitor } from '../bench/chaos/visitor.ts'
import { openGuest, PARTY, STAY, TARO } from '../contract/helpers/guest.ts'
import type { Guest } from '../contract/helpers/guest.ts'
import { openWorld, ORIGINS } from '../contract/helpers/world.ts'
import type { World } from '../contract/helpers/world.ts'
import { until } from '../lib/until.ts'
import { startDebianPostgres } from './helpers/debian-postgres.ts'
import type { DebianPostgres } from './helpers/debian-postgres.ts'
import { startPgBouncer } from './helpers/pgbouncer.ts'
import type { Pooler } from './helpers/pgbouncer.ts'
import { startReplicaOf } from './helpers/streaming-replica.ts'
import type { StreamingReplica } from './helpers/streaming-replica.ts'

const [HOTEL, NAME, TYPE] = [1, 'booking', 'on_site'] as const
const LAST_ROOMS = 100
/** Nights on which each kind of room is left once. */
const [FIRST_NIGHT, NIGHTS] = ['2026-12-10', 40] as const
/** So long may pass before others see what one has booked, a replica is left alone for being behind, and for how long. */
const [SEEN_MS, BEHIND_MS, LEFT_ALONE_MS] = [200, 5 * SECOND_MS, 30 * SECOND_MS]
/** Fewer than searches at once, so that each transaction may have another. */
const [SERVER_CONNECTIONS, CONNECTIONS, AT_ONCE] = [2, 3, 6]
/** A replica that hangs is waited for once. */
const WAITED_FOR_MS = 8 * SECOND_MS

type Room = { night: string; room_type_code: string; room_plan_code: string }

describe('guests look around on a streaming replica, behind PgBouncer', () => {
  let folder: string
  let primary: DebianPostgres
  let follower: StreamingReplica
  let pooler: Pooler
  let world: World
  let replica: Replica
  let provider: Provider
  let visitor: Visitor
  /** Who wrote nothing, and sends nothing of it. */
  let other: Guest
  const read = { replica: 0, primary: 0 }
  const clock = stoppedClock(TEST_NOW)

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-replica-'))
    await chmod(folder, 0o755)
    primary = await startDebianPostgres(folder)
    const database = await openUrl(await primary.database(NAME), 'url', { timeouts: WHILE_MIGRATING })
    await seedWorld(database, { clock, hotels: 1 })
    await database.orm.execute(sql`update inventory_day set total = sold + held + 1 where hotel_id = ${HOTEL}
      and night between ${FIRST_NIGHT} and ${addDays(FIRST_NIGHT, NIGHTS)} and total > sold + held`)
    world = await openWorld({ database, clock })
    follower = await startReplicaOf(primary, folder)
    const place = join(folder, 'pooler')
    await mkdir(place)
    pooler = await startPgBouncer(place, follower.at(NAME).replace('booking@', 'booking:unasked@'), SERVER_CONNECTIONS)
    replica = openReplica(pooler.url, { connections: CONNECTIONS })
    provider = createProvider({
      ...world,
      ids: systemIds,
      mail: mailQueue(clock),
      origins: ORIGINS,
      log: false,
      requestsAMinute: Infinity,
      replica,
      metrics: { watch() {}, round() {}, read: (at) => void read[at]++, gateway() {} },
    })
    const door = { fetch: (input: string | URL | Request, init?: RequestInit) => provider.handle(new Request(input, init)) } // prettier-ignore
    const { api, identity, ...others } = ORIGINS
    const reached = { ...others, api: [api], identity: [identity], gatewayKey: '', ...door }
    visitor = await openVisitor(reached, { number: 1, chance: chanceOf(1), account: null })
    other = await openGuest(door)
  })
  after(async () => {
    await provider?.close()
    await replica?.close()
    await pooler?.stop()
    await follower?.stop()
    await world?.close()
    await primary?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await follower.resume()
    await follower.caughtUp()
    // Nothing is remembered of what was before.
    clock.advance(MINUTE_MS)
    Object.assign(read, { replica: 0, primary: 0 })
  })

  const nightOf = (night: string) => ({ checkin_date: night, checkout_date: addDays(night, 1) })
  async function look(more: Record<string, string> = {}): Promise<number> {
    const query = { ...STAY, rooms: [PARTY] }
    return (await other.send(rooms.search, { hotelId: HOTEL, query }, more)).status
  }
  /** However long it was to be left alone. */
  async function isAsked(): Promise<void> {
    const { replica: before } = read
    const isRead = async () => {
      clock.advance(LEFT_ALONE_MS)
      assert.equal(await look(), 200)
      return read.replica > before
    }
    await until(isRead, 'the replica is asked again')
  }
  /** Which kinds of rooms a night still has, for who asks with what the widget keeps, or with nothing. */
  const query = (night: string) => ({ ...nightOf(night), rooms: [PARTY], bookable: true })
  const codesIn = (found: { data: { rooms: { room_type_code: string }[] } }) =>
    found.data.rooms.map(({ room_type_code }) => room_type_code)
  const seenByVisitor = async (night: string) =>
    codesIn(await visitor.api(rooms.search, { hotelId: HOTEL, query: query(night) }))
  const seenByOther = async (night: string) =>
    codesIn((await other.send(rooms.search, { hotelId: HOTEL, query: query(night) })).body)

  async function lastRooms(): Promise<Room[]> {
    const found: Room[] = []
    for (let day = 0; found.length < LAST_ROOMS && day < NIGHTS; day++) {
      const night = addDays(FIRST_NIGHT, day)
      const { body } = await other.send(rooms.search, { hotelId: HOTEL, query: query(night) })
      for (const { room_type_code, room_count, room_plan } of body.data.rooms) {
        assert.equal(room_count, 1)
        const plan = room_plan.find(({ payment_method }) => payment_method.includes(TYPE))
        if (plan) found.push({ night, room_type_code, room_plan_code: plan.room_plan_code })
      }
    }
    return found.slice(0, LAST_ROOMS)
  }

  async function book({ night, room_type_code, room_plan_code }: Room, key: string): Promise<void> {
    const lines = [{ room_type_code, room_plan_code, quantity: 1, party: PARTY }]
    const stay = nightOf(night)
    const asked = { ...stay, rooms: lines, payment_type: TYPE }
    const { data, meta } = await visitor.api(rooms.price, { hotelId: HOTEL, query: asked })
    const body = { ...stay, rooms: lines, guest: TARO, payment: { type: TYPE }, extras: [], allow_duplicate: true, quote_id: meta.quote_id, total_price: data.total.total_price } // prettier-ignore
    await visitor.api(reservations.create, { hotelId: HOTEL, body }, { key })
  }

  it('all at once over few connections, none of it on the primary', async () => {
    await isAsked()
    const [onReplica, onPrimary] = [read.replica, read.primary]
    const answered = await Promise.all(Array.from({ length: AT_ONCE }, () => look()))
    assert.deepEqual([...new Set(answered)], [200])
    assert.deepEqual(read, { replica: onReplica + AT_ONCE, primary: onPrimary })
  })

  it('on the primary where what the guest wrote is not understood, or is not there yet', async () => {
    const position = (await other.send(rooms.price, { hotelId: HOTEL, query: {} as never })).headers.get('x-read-after')
    assert.match(String(position), /^[\dA-F]{8}\/[\dA-F]{8}$/)
    for (const one of ['0', '0/', 'G/1', '0/0123456789', '0/1, 0/1', 'FFFFFFFF/FFFFFFFF'])
      assert.equal(await look({ 'x-read-after': one }), 200)
    assert.deepEqual(read, { replica: 0, primary: 6 })
    await follower.caughtUp()
    // As PostgreSQL writes them, which as texts would be in another order.
    for (const one of ['0/1', '0/A1', '00000000/00000010']) assert.equal(await look({ 'x-read-after': one }), 200)
    assert.deepEqual(read, { replica: 3, primary: 6 })
  })

  it(`who booked the last room finds it sold out at once, and everybody else ${SEEN_MS} ms later: ${LAST_ROOMS} of ${LAST_ROOMS}, while nothing is applied`, async () => {
    const last = await lastRooms()
    assert.equal(last.length, LAST_ROOMS)
    await follower.caughtUp()
    clock.advance(SEEN_MS)
    await look()
    await follower.pause()
    const [first] = last
    let soldOut = 0
    for (const [index, room] of last.entries()) {
      await book(room, `last-room-${index}`)
      if (!(await seenByVisitor(room.night)).includes(room.room_type_code)) soldOut++
    }
    assert.equal(soldOut, LAST_ROOMS)
    // Within the time the replica may still be asked by others, and so it is known that it would have said otherwise.
    assert.ok(first && (await seenByOther(first.night)).includes(first.room_type_code))
    clock.advance(SEEN_MS)
    let soldOutForOthers = 0
    for (const { night, room_type_code } of last)
      if (!(await seenByOther(night)).includes(room_type_code)) soldOutForOthers++
    assert.equal(soldOutForOthers, LAST_ROOMS)

    await follower.resume()
    await follower.caughtUp()
    const onReplica = read.replica
    for (const { night, room_type_code } of last)
      assert.ok(!(await seenByVisitor(night)).includes(room_type_code), night)
    assert.equal(read.replica, onReplica + LAST_ROOMS)
  })

  it('leaves one alone for half a minute that is behind for more than five seconds', async () => {
    await follower.pause()
    await other.send(rooms.price, { hotelId: HOTEL, query: { ...STAY, rooms: [] } as never })
    await world.database.orm.execute(sql`update hotel set phone_number = phone_number`)
    for (const ms of [0, BEHIND_MS]) {
      clock.advance(ms)
      assert.equal(await look(), 200)
    }
    await follower.resume()
    await follower.caughtUp()
    clock.advance(LEFT_ALONE_MS - 1)
    assert.equal(await look(), 200)
    assert.deepEqual(read, { replica: 0, primary: 3 })
    clock.advance(1)
    assert.equal(await look(), 200)
    assert.deepEqual(read, { replica: 1, primary: 3 })
  })

  it('fails no call when it is killed while they are answered, and is asked again when it is back', async () => {
    const searches = Array.from({ length: AT_ONCE }, () => look())
    await follower.kill()
    searches.push(...Array.from({ length: AT_ONCE }, () => look()))
    assert.deepEqual([...new Set(await Promise.all(searches))], [200])
    assert.ok(read.primary >= AT_ONCE, JSON.stringify(read))
    await follower.start()
    await isAsked()
  })

  it('waits once for one that hangs, and then no more', async () => {
    await isAsked()
    const [onReplica, onPrimary] = [read.replica, read.primary]
    clock.advance(SECOND_MS)
    const goOn = await follower.freeze()
    const began = performance.now()
    const answered = await Promise.all([look(), look(), look()]).finally(goOn)
    assert.deepEqual([...new Set(answered)], [200])
    assert.ok(performance.now() - began < WAITED_FOR_MS)
    assert.equal(await look(), 200)
    assert.deepEqual(read, { replica: onReplica, primary: onPrimary + 4 })
  })

  it('is looked at by serve --check, which tells what is none', async () => {
    const url = `postgres://booking@127.0.0.1:${primary.port}/${NAME}`
    await follower.caughtUp()
    assert.equal(await lookAtReplica(url, follower.at(NAME), timeoutsOf()), 0)
    await assert.rejects(lookAtReplica(url, url, timeoutsOf()), /it follows no other/)
  })

  it('is asked by booking books check, which reads alone', async () => {
    await follower.caughtUp()
    const database = await openUrl(follower.at(NAME), 'url', { isPrepared: true })
    const books = await checkBooks(database.orm).finally(database.close)
    assert.deepEqual([...new Set(books.map(({ broken }) => broken))], [0])
  })

  it('is told of to Prometheus, also where it hangs', async () => {
    const lag = async () => /^booking_replica_lag_bytes (\S+)$/m.exec(await metrics.text())?.[1]
    const metrics = createMetrics(world.database, replica)
    await follower.caughtUp()
    assert.equal(await lag(), '0')
    const goOn = await follower.freeze()
    assert.equal(await lag().finally(goOn), 'Nan')
  })
})
