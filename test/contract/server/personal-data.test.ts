import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { eq, sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { reservation, reservationEvent } from '../../../demo-host/provider/db/schema/booking.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import { HOTEL_RETAINED, RETENTION, retentionDays } from '../../../demo-host/provider/privacy/retention.ts'
import { DAY_MS, HOUR_MS } from '../../../shared/constants.ts'
import { personalDataOfStay } from '../../../shared/contract/personal-data.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { paidStay } from '../helpers/examples.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { headersOf, refusal } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const CANARY = 'Kanaria'
const CANARIES = {
  first_name: `${CANARY}first`,
  last_name: `${CANARY}last`,
  email: `${CANARY.toLowerCase()}@example.com`,
  phone: '09077665544',
  street_address: `${CANARY} street 5`,
}

describe("a guest's own data (guarantee S32)", () => {
  let world: World
  let guest: Guest
  let keys = 0
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL}`)
    await world.database.orm.execute(
      sql`update hotel set settings = settings || '{"requests": "optional"}' where id = ${HOTEL}`,
    )
  })
  after(() => world.close())

  const rowOf = async (number: string) => {
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    return row
  }
  /** A stay of a guest whom one could find everywhere. */
  async function book() {
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const more = { guest: CANARIES, requests: `${CANARY} likes a quiet room`, tracking: { utm_source: CANARY } }
    const body = await guest.booking(HOTEL, 'on_site', [{ ...room }], more)
    const { data } = (await guest.book(HOTEL, body, `personal-${++keys}`)).body
    return { number: data.reservation_number, at: { hotelId: HOTEL, reservationId: data.reservation_number, query: { bypass_token: data.token } } } // prettier-ignore
  }
  const move = (number: string, checkin_date: string, checkout_date: string) =>
    world.database.orm.update(reservation).set({ checkin_date, checkout_date }).where(eq(reservation.number, number))

  /** The tables of the whole database in which a text stands; the simulated mail server's is not the product's. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await rowsOf<{ name: string }>(
      world.database.orm,
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'inbox_message'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const [row] = await rowsOf<{ n: number }>(
        world.database.orm,
        sql`select count(*)::int as n from ${sql.identifier(name)} as t where t::text ilike ${`%${text}%`}`,
      )
      if (row && row.n > 0) found.push(name)
    }
    return found
  }

  it('is shown to whoever proves the stay, and says until when it is kept', async () => {
    const { at } = await book()
    const { status, body } = await guest.send(personalDataOfStay.show, at)
    assert.equal(status, 200, JSON.stringify(body))
    const { guest: told, requests, tracking, mails, trail, account, kept_until } = body.data
    assert.deepEqual(told, { ...told, ...CANARIES })
    assert.deepEqual([requests, tracking.utm_source, account], [`${CANARY} likes a quiet room`, CANARY, null])
    assert.deepEqual(mails.map(({ to }) => to), [CANARIES.email]) // prettier-ignore
    assert.deepEqual(trail.map(({ what }) => what), ['booked', 'data_exported']) // prettier-ignore
    assert.equal(kept_until, '2029-11-25')

    const stranger = await guest.send(personalDataOfStay.show, { ...at, query: { email: 'nobody@example.com' } })
    assert.equal(stranger.status, 404)
  })

  it('shows members their account beside it, and nobody else that account', async () => {
    const { number, at } = await book()
    await world.database.orm.update(reservation).set({ member_id: 1001 }).where(eq(reservation.number, number))
    const signedIn = await headersOf(world, 1001)
    const own = await guest.send(personalDataOfStay.show, { ...at, query: {} }, signedIn)
    assert.equal(own.body.data.account?.email, 'hanako@example.com')
    assert.equal((await guest.send(personalDataOfStay.show, at)).body.data.account, null)
  })

  it('stays while the hotel needs it: nobody erases a stay that is to come', async () => {
    const { at } = await book()
    const { status, body } = await guest.send(personalDataOfStay.erase, at)
    assert.deepEqual([status, body.errors[0]?.details.reason], [409, 'stay_open'])
  })

  it('is gone from every table once the guest erases it, and no proof opens it any more', async () => {
    await world.database.orm.execute(sql`delete from email_outbox where to_address = ${CANARIES.email}`)
    const others = await rowsOf<{ number: string }>(world.database.orm, sql`select number from reservation where email = ${CANARIES.email}`) // prettier-ignore
    const { number, at } = await book()
    for (const one of [number, ...others.map((each) => each.number)]) await move(one, '2026-10-20', '2026-10-22')
    const before_ = await rowOf(number)
    const mine = [number, ...others.map((each) => each.number)]
    for (const reservationId of mine) {
      // What a member booked only that member ends.
      const headers = (await rowOf(reservationId)).member_id === null ? {} : await headersOf(world, 1001)
      const query = { email: CANARIES.email }
      const { status, body } = await guest.send(personalDataOfStay.erase, { ...at, reservationId, query }, headers)
      assert.equal(status, 200, JSON.stringify(body))
    }
    // A calculation names nobody, but says where the guest came from for a day.
    assert.deepEqual(await tablesWith(CANARY), [])
    assert.deepEqual(await tablesWith(CANARIES.phone), [])

    const row = await rowOf(number)
    assert.deepEqual([row.total_gross, row.total, row.status], [before_.total_gross, before_.total, before_.status])
    const events = await world.database.orm.select().from(reservationEvent).where(eq(reservationEvent.reservation_id, row.id)) // prettier-ignore
    assert.deepEqual(events.map(({ kind }) => kind), ['booked']) // prettier-ignore
    for (const query of [at.query, { email: CANARIES.email }, { email: '' }, { email: ' ' }])
      assert.deepEqual(refusal(await guest.send(reservations.show, { ...at, query })), [404, 1000])
  })

  it('leaves the charge of a paid stay as it was', async () => {
    const number = await paidStay(world, guest, HOTEL)
    const row = await rowOf(number)
    const charges = () => world.database.orm.select().from(payment).where(eq(payment.reservation_id, row.id))
    const before_ = await charges()
    world.clock.advance(2 * DAY_MS)
    const at = { hotelId: HOTEL, reservationId: number, query: { email: row.email } }
    const later = await openGuest(world)
    assert.equal((await later.send(personalDataOfStay.erase, at)).status, 200)
    assert.deepEqual(await charges(), before_)
    world.clock.advance(-2 * DAY_MS)
  })

  it('ends by itself after the term of its hotel, and not a day before', async () => {
    const { number } = await book()
    const [row] = await world.database.orm.select().from(hotel).where(eq(hotel.id, HOTEL))
    assert.ok(row)
    const settings = { ...row.settings, retention: { stay: 40, file: 10 } }
    await world.database.orm.update(hotel).set({ settings }).where(eq(hotel.id, HOTEL))
    await move(number, '2026-11-01', '2026-11-02')
    world.clock.set(Date.parse('2026-12-12T10:00:00Z'))
    await world.provider.jobs.sweep()
    assert.equal((await rowOf(number)).guest.first_name, CANARIES.first_name)
    world.clock.advance(DAY_MS + HOUR_MS)
    await world.provider.jobs.sweep()
    const ended = await rowOf(number)
    assert.deepEqual([ended.guest.first_name, ended.email, ended.erased_at !== null], ['', '', true])
    assert.deepEqual(await tablesWith(CANARY), [])
  })
})

describe('the terms of retention', () => {
  it('are within their bounds, whatever a hotel asks for', () => {
    for (const kind of HOTEL_RETAINED) {
      const { days, hotel: bounds } = RETENTION[kind]
      assert.ok(bounds.least <= days && days <= bounds.most, kind)
      assert.equal(retentionDays({}, kind), days)
      assert.equal(retentionDays({ retention: { [kind]: -1 } }, kind), bounds.least)
      assert.equal(retentionDays({ retention: { [kind]: 1e9 } }, kind), bounds.most)
    }
  })
})
