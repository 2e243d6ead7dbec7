import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { eq, sql } from 'drizzle-orm'

import { reservations } from '../../../shared/contract/reservations.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { firstRoom, openGuest, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1

describe('booking and paying at the hotel', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const stock = async () => {
    const [row] = await rowsOf<{ sold: string; held: string }>(
      world.database.orm,
      sql`select sum(sold) as sold, sum(held) as held from inventory_day where hotel_id = ${HOTEL}`,
    )
    return { sold: Number(row?.sold), held: Number(row?.held) }
  }
  const bookings = () => world.database.orm.$count(reservation)

  it('takes the rooms, answers done and queues the mail in one go', async () => {
    const before = await stock()
    const room = await firstRoom(guest, HOTEL, 'on_site', 1)
    const body = await guest.booking(HOTEL, 'on_site', [room])
    const { status, body: answer } = await guest.book(HOTEL, body, 'on-site-0001')

    assert.equal(status, 201)
    assert.equal(answer.data.status, 'done')
    assert.equal(answer.data.transaction, null)
    assert.deepEqual(await stock(), { sold: before.sold + 2, held: before.held })
    const mails = await world.database.orm.select().from(emailOutbox)
    assert.equal(mails.length, 1)
    assert.equal(mails[0]?.to_address, TARO.email)
  })

  it('shows the reservation by number and e-mail or token, and no other pair', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const { data } = (await guest.book(HOTEL, body, 'on-site-0002')).body
    const show = (query: { email?: string; bypass_token?: string }, reservationId = data.reservation_number) =>
      guest.send(reservations.show, { hotelId: HOTEL, reservationId, query })

    const byEmail = await show({ email: 'TARO@example.com' })
    assert.equal(byEmail.status, 200)
    assert.equal(byEmail.body.data.total.total_price, body.total_price)
    assert.equal(byEmail.body.data.payment.due_at_hotel, body.total_price)
    const byToken = await show({ bypass_token: data.token })
    assert.equal(byToken.body.data.token, data.token)

    const refusals = [await show({ email: 'someone@example.com' }), await show({ bypass_token: 'x' }), await show({})]
    const unknown = await show({ email: TARO.email }, 'AAA-0000-0000')
    for (const refusal of [...refusals, unknown]) {
      assert.equal(refusal.status, 404)
      assert.deepEqual(refusal.body, unknown.body)
    }
  })

  it('refuses a way of paying that the hotel does not offer, whatever its plans take [PAY-001]', async () => {
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const [own] = await world.database.orm.select().from(hotel).where(eq(hotel.id, HOTEL))
    const offered = own?.settings.payment_options ?? []
    assert.ok(offered.includes('on_site'))
    // Its plans stay as they are.
    const offer = (ways: readonly PaymentType[]) =>
      world.database.orm.execute(
        sql`update hotel set settings = jsonb_set(settings, '{payment_options}', ${JSON.stringify(ways)}::jsonb) where id = ${HOTEL}`,
      )
    const body = await guest.booking(HOTEL, 'on_site', [room])
    const before = await bookings()
    await offer(['credit_card'])
    const refused = await guest.book(HOTEL, body, 'not-offered-01')
    const [fault] = refused.body.errors[0]?.details.base ?? []
    assert.deepEqual([refused.status, fault?.field, await bookings()], [422, 'payment.type', before])
    await offer(offered)
    assert.equal((await guest.book(HOTEL, body, 'offered-again-01')).status, 201)
  })

  it('refuses without a key, and the same key with another body', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const without = await guest.send(reservations.create, { hotelId: HOTEL, body })
    assert.equal(without.status, 400)

    const first = await guest.book(HOTEL, body, 'same-key-01')
    const again = await guest.book(HOTEL, body, 'same-key-01')
    assert.deepEqual(again.body, first.body)
    assert.equal(again.status, 201)
    const other = await guest.book(HOTEL, { ...body, guest: { ...TARO, first_name: 'Hanako' } }, 'same-key-01')
    assert.equal(other.status, 422)
  })

  it('makes one reservation of fifty equal requests at once (guarantee S10)', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const count = await bookings()
    const all = await Promise.all(Array.from({ length: 50 }, () => guest.book(HOTEL, body, 'fifty-times-1')))
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(all.map(({ body: { data } }) => data.reservation_number)).size, 1)
    assert.equal(await bookings(), count + 1)
  })

  it('sells exactly five rooms to thirty who want one (guarantee S11)', async () => {
    const room = await firstRoom(guest, HOTEL, 'on_site')
    await world.database.orm.execute(sql`update inventory_day set total = sold + held + 5 where hotel_id = ${HOTEL}
      and night between ${STAY.checkin_date} and ${STAY.checkout_date}
      and room_type_id = (select id from room_type where hotel_id = ${HOTEL} and code = ${room.room_type_code})`)
    const body = await guest.booking(HOTEL, 'on_site', [room])
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => guest.book(HOTEL, body, `racer-000-${n}`)))
    const won = all.filter(({ status }) => status === 201)
    assert.equal(won.length, 5)
    for (const { status, body: refused } of all.filter(({ status }) => status !== 201)) {
      assert.equal(status, 409)
      assert.equal(refused.errors[0]?.details.code, 1105)
    }
  })

  it('refuses another total than the one it would charge, and says which that is', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const { status, body: refused } = await guest.book(
      HOTEL,
      { ...body, total_price: body.total_price - 1 },
      'cheaper-001',
    )
    assert.equal(status, 409)
    assert.equal(refused.errors[0]?.details.reason, 'price_changed')
    assert.equal(refused.errors[0]?.details.total_price, body.total_price)
  })

  it('keeps its word on a quote for half an hour, then asks the price again', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    await world.database.orm.execute(
      sql`update rate_day set rates_gross = (select array_agg(r + 1000) from unnest(rates_gross) r) where hotel_id = ${HOTEL}`,
    )
    const kept = await guest.book(HOTEL, body, 'quoted-0001')
    assert.equal(kept.status, 201)
    world.clock.advance(31 * 60_000)
    const late = await guest.book(HOTEL, body, 'quoted-0002')
    assert.equal(late.status, 409)
    const anew = await guest.booking(HOTEL, 'on_site', body.rooms)
    assert.notEqual(anew.total_price, body.total_price)
    assert.equal(late.body.errors[0]?.details.total_price, anew.total_price)
  })

  it('names every field of the guest that is wrong', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const wrong = { first_name: '太郎', last_name: '', email: 'taro@', phone: 'none' }
    const { status, body: refused } = await guest.book(HOTEL, { ...body, guest: wrong }, 'wrong-guest-1')
    assert.equal(status, 422)
    assert.equal(refused.errors[0]?.details.code, 1000)
    const fields = refused.errors[0]?.details.base.map(({ field }) => field)
    assert.deepEqual(fields, ['guest.last_name', 'guest.first_name', 'guest.email', 'guest.phone'])
  })

  it('refuses a way of paying the rooms do not have', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const { status } = await guest.book(HOTEL, { ...body, payment: { type: 'bank_transfer' } }, 'other-way-01')
    assert.equal(status, 422)
  })

  it('keeps what was agreed when the hotel rewrites its plan', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const { data } = (await guest.book(HOTEL, body, 'snapshot-01')).body
    await world.database.orm.execute(sql`update hotel_plan set names = '{"en":"Renamed"}' where hotel_id = ${HOTEL}`)
    await world.database.orm.execute(sql`delete from cancellation_policy_part`)
    const { body: shown } = await guest.send(reservations.show, {
      hotelId: HOTEL,
      reservationId: data.reservation_number,
      query: { email: TARO.email },
    })
    assert.notEqual(shown.data.rooms[0]?.room_plan_name, 'Renamed')
    assert.notEqual(shown.data.cancellation_policies[0]?.cancellation_policy_parts.length, 0)
    const [row] = await world.database.orm
      .select()
      .from(reservation)
      .where(eq(reservation.number, data.reservation_number))
    assert.equal(row?.total_gross, body.total_price)
  })
})
