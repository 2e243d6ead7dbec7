import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { DUPLICATE_BOOKING_MS } from '../../../shared/constants.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import { anHourLater } from '../../lib/an-hour-later.ts'
import { refusalOf } from '../helpers/changing.ts'
import { openGuest, PARTY, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const HANAKO = { ...TARO, first_name: 'Hanako', email: 'hanako@example.com' }
const LATER = { checkin_date: STAY.checkin_date, checkout_date: '2026-11-27' }

describe('the same stay booked again within minutes (guarantee S10)', () => {
  let world: World
  let guest: Guest
  /** Of two room types, one plan each that is paid at the hotel. */
  let types: SelectedRoom[]
  let keys = 0
  before(async () => {
    world = await openWorld()
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL}`)
    const { body } = await (
      await openGuest(world)
    ).send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } })
    types = body.data.rooms.flatMap(({ room_type_code, room_plan }) => {
      const plan = room_plan.find(
        ({ payment_method: ways }) => ways.includes('on_site') && ways.includes('credit_card'),
      )
      return plan ? [{ room_type_code, room_plan_code: plan.room_plan_code, quantity: 1, party: PARTY }] : []
    })
    assert.ok(types.length > 1)
  })
  after(() => world.close())
  beforeEach(async () => {
    await anHourLater(world)
    guest = await openGuest(world)
  })

  const [first, other] = [() => types.slice(0, 1), () => types.slice(1, 2)]
  const wish = async (chosen: SelectedRoom[], more: Partial<Booking> = {}, by = guest): Promise<Booking> => {
    const { allow_duplicate: _, ...body } = await by.booking(HOTEL, 'on_site', chosen)
    if (!more.checkout_date) return { ...body, ...more }
    const query = { ...LATER, rooms: chosen, payment_type: 'on_site' as const }
    const { meta, data } = (await by.send(rooms.price, { hotelId: HOTEL, query })).body
    return { ...body, quote_id: meta.quote_id, total_price: data.total.total_price, ...more }
  }
  const book = (body: Booking, by = guest) => by.book(HOTEL, body, `duplicate-${++keys}-key`)
  const bookings = () => world.database.orm.$count(reservation)
  const taken = async () => {
    const days = await rowsOf(world.database.orm, sql`select sum(sold + held)::int as taken from inventory_day`)
    return [days, await bookings(), await world.database.orm.$count(chargeTable)]
  }

  it('is refused before anything is taken, and says which stay was booked', async () => {
    const made = await book(await wish(first()))
    assert.equal(made.status, 201)
    const before = await taken()
    const again = await book(await wish(first()))
    assert.equal(again.status, 409)
    const { base: _, ...told } = again.body.errors[0]?.details ?? { base: [] }
    assert.deepEqual(told, {
      code: ERRORS.duplicateBooking.code,
      reservation_number: made.body.data.reservation_number,
      ...STAY,
      room_type_code: first()[0]?.room_type_code,
    })
    assert.deepEqual(await taken(), before)
  })

  it('is refused by card before the gateway hears of it', async () => {
    const byCard = async (): Promise<Booking> => {
      const card = { token: await world.cardToken('4000000000024242'), brand: 'visa' as const, last4: '4242' }
      const payment = { type: 'credit_card' as const, card: { ...card, expiry: '12/30', holder: 'TARO YAMADA' } }
      const { allow_duplicate: _, ...body } = await guest.booking(HOTEL, 'credit_card', first(), { payment })
      return body
    }
    assert.equal((await book(await byCard())).status, 201)
    const before = await taken()
    assert.equal((await book(await byCard())).status, 409)
    assert.deepEqual(await taken(), before)
  })

  for (const racers of [2, 8])
    it(`is booked by one of ${racers} at the same moment, and the others are asked`, async () => {
      const count = await bookings()
      const body = await wish(first())
      const all = await Promise.all(Array.from({ length: racers }, () => book(body)))
      assert.deepEqual(all.map(({ status }) => status).toSorted(), [201, ...Array.from({ length: racers - 1 }, () => 409)]) // prettier-ignore
      assert.equal(await bookings(), count + 1)
    })

  it('is asked of the same address in another browser, which is told no number', async () => {
    const elsewhere = await openGuest(world)
    const pair = await Promise.all([
      book(await wish(first())),
      book(await wish(first(), { guest: { ...TARO, email: TARO.email.toUpperCase() } }, elsewhere), elsewhere),
    ])
    const refused = pair.find(({ status }) => status === 409)
    assert.ok(refused)
    assert.equal(refusalOf(refused.body)?.code, ERRORS.duplicateBooking.code)
    assert.ok(!JSON.stringify(refused.body).includes('reservation_number'))
  })

  it('is asked of the same browser with another address', async () => {
    assert.equal((await book(await wish(first()))).status, 201)
    assert.equal((await book(await wish(first(), { guest: HANAKO }))).status, 409)
  })

  it('is booked again where the guest says so, and the same request again is answered as before', async () => {
    const count = await bookings()
    assert.equal((await book(await wish(first()))).status, 201)
    const body = await wish(first(), { allow_duplicate: true })
    const second = await guest.book(HOTEL, body, 'duplicate-meant')
    assert.equal(second.status, 201)
    assert.deepEqual((await guest.book(HOTEL, body, 'duplicate-meant')).body, second.body)
    assert.equal(await bookings(), count + 2)
  })

  it('answers the same request under its key as it did, and asks nothing', async () => {
    const body = await wish(first())
    const made = await guest.book(HOTEL, body, 'duplicate-once')
    assert.equal(made.status, 201)
    assert.deepEqual((await guest.book(HOTEL, body, 'duplicate-once')).body, made.body)
  })

  it('is another stay in other nights, in another room, for somebody else, or after the minutes', async () => {
    const elsewhere = await openGuest(world)
    assert.equal((await book(await wish(first()))).status, 201)
    assert.equal((await book(await wish(first(), LATER))).status, 201)
    assert.equal((await book(await wish(other()))).status, 201)
    assert.equal((await book(await wish(first(), { guest: HANAKO }, elsewhere), elsewhere)).status, 201)
    world.clock.advance(DUPLICATE_BOOKING_MS - 1)
    assert.equal((await book(await wish(first()))).status, 409)
    world.clock.advance(1)
    assert.equal((await book(await wish(first()))).status, 201)
  })

  it('is asked where one of several rooms is of a type that was booked', async () => {
    assert.equal((await book(await wish(types.slice(0, 2)))).status, 201)
    assert.equal((await book(await wish(other()))).status, 409)
  })

  it('is another stay once the first is cancelled', async () => {
    const { body } = await book(await wish(first()))
    const input = {
      hotelId: HOTEL,
      reservationId: body.data.reservation_number,
      query: { email: TARO.email },
      body: { reason: 'plans' as const, details: '', cancellation_fee_displayed: 0 },
    }
    const cancelled = await guest.send(managing.cancel, input, { [HEADERS.idempotencyKey]: 'duplicate-cancel' })
    assert.equal(cancelled.status, 200)
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, input.reservationId))
    assert.equal(row?.status, 'cancelled')
    assert.equal((await book(await wish(first()))).status, 201)
  })
})
