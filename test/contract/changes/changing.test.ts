import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { MINUTE_MS } from '../../../shared/constants.ts'
import { extras as list } from '../../../shared/contract/extras.ts'
import { changing } from '../../../shared/contract/changing.ts'
import { asLine, BOOKED, changesOf, HOTEL, openChanging, proof, refusalOf } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const FEWER = { checkout_date: '2026-12-10' }
const LONGER = { checkout_date: '2026-12-12' }

describe('a guest who changes a stay', () => {
  let world: World
  let at: Changing
  before(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  after(() => world.close())

  it('gives up a night at the price it was booked for, whatever it costs today [MANAGE-025] [MANAGE-035] [CALL-043]', async () => {
    const before = await at.stock()
    const booked = await at.book('on_site')
    await world.database.orm
      .execute(sql`update rate_day set rates_gross = array(select r * 2 from unnest(rates_gross) r)
      where hotel_id = ${HOTEL} and night between '2026-12-08' and '2026-12-12'`)
    const { sum, answer } = await at.change(booked, FEWER)
    assert.deepEqual([answer.status, answer.body.data.status], [200, 'done'])
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual([shown.checkin_date, shown.checkout_date], [BOOKED.checkin_date, FEWER.checkout_date])
    assert.equal(shown.version, booked.version + 1)
    assert.ok(sum && sum.after < sum.before)
    assert.deepEqual([sum.before, sum.after], [booked.total.total_price, shown.total.total_price])
    assert.deepEqual([sum.charge, sum.refund, sum.due_at_hotel], [0, 0, shown.total.total_price])
    assert.equal((await at.stock()).rooms?.sold, Number(before.rooms?.sold) + 2)
    await world.database.orm
      .execute(sql`update rate_day set rates_gross = array(select r / 2 from unnest(rates_gross) r)
      where hotel_id = ${HOTEL} and night between '2026-12-08' and '2026-12-12'`)
  })

  it('gives up one of two rooms: the other keeps its number, its price and its place in the house [MANAGE-026]', async () => {
    const room = await at.roomFor('on_site')
    const before = await at.stock()
    const booked = await at.book('on_site', [{ ...room, quantity: 2 }])
    const [first, second] = booked.rooms
    assert.ok(first && second)
    const { answer } = await at.change(booked, { rooms: [asLine(second)] })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual(
      shown.rooms.map(({ reservation_hotel_room_id, total_price }) => [reservation_hotel_room_id, total_price]),
      [[second.reservation_hotel_room_id, second.total_price]],
    )
    assert.equal((await at.stock()).rooms?.sold, Number(before.rooms?.sold) + 3)
  })

  it('takes every amount of the total along, so that what is shown adds up', async () => {
    const booked = await at.book('on_site')
    await at.change(booked, FEWER)
    const { total, rooms } = await at.show(booked.reservation_number)
    assert.equal(
      total.total_price,
      rooms.reduce((sum, room) => sum + room.total_price, 0),
    )
    assert.equal(total.total_price_without_tax + total.tax + total.accommodation_tax, total.total_price)
    const off = total.total_special_discount + total.coupon_discount_amount
    assert.equal(total.original_price_with_tax - off, total.discounted_price)
    assert.equal(total.discounted_price + total.accommodation_tax, total.total_price)
  })

  it('adds a night as it is sold today; what is dearer is paid at the hotel when the stay is', async () => {
    const booked = await at.book('on_site')
    const { sum, answer } = await at.change(booked, LONGER)
    assert.equal(answer.body.data.status, 'done')
    assert.ok(sum && sum.after > sum.before)
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual([shown.payment.paid, shown.payment.due_at_hotel], [0, sum.after])
  })

  it('counts its own rooms as free', async () => {
    const booked = await at.book('on_site')
    const type = booked.rooms[0]?.room_type_code
    await world.database.orm.execute(sql`update inventory_day d set total = sold + held from room_type t
      where t.id = d.room_type_id and d.hotel_id = ${HOTEL} and t.code = ${type} and night between '2026-12-08' and '2026-12-10'`)
    const { answer } = await at.change(booked, LONGER)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const again = await at.show(booked.reservation_number)
    const more = await at.price(again, { rooms: [{ ...asLine(again.rooms[0] ?? assert.fail()), quantity: 2 }] })
    assert.deepEqual([more.status, refusalOf(more.body)?.code], [409, 1105])
    await at.restock()
  })

  it('keeps at least the minimum nights of the plan [MANAGE-024]', async () => {
    const booked = await at.book('on_site')
    const plan = booked.rooms[0]?.room_plan_code
    const setMinimum = (nights: number) =>
      world.database.orm.execute(sql`update hotel_plan p set min_nights = ${nights}::smallint from room_plan r
        where r.hotel_plan_id = p.id and r.code = ${plan}`)
    await setMinimum(3)
    const refused = await at.price(booked, FEWER)
    assert.deepEqual([refused.status, refusalOf(refused.body)?.reason], [422, 'min_nights'])
    await setMinimum(2)
    assert.equal((await at.price(booked, FEWER)).status, 200)
    await setMinimum(1)
  })

  it('keeps the extras that the new nights still have, each at its price', async () => {
    const booked = await at.book('on_site')
    const codes = booked.rooms.map(({ room_plan_code }) => room_plan_code)
    const offered = await at.guest.send(list.list, { hotelId: HOTEL, query: { ...BOOKED, room_plan_codes: codes } })
    const dated = offered.body.data.find(
      (each) => each.booking_available_dates.includes('2026-12-10') && !each.is_included,
    )
    const generic = offered.body.data.find(
      (each) => each.extra_type === 'generic' && !each.is_included && !each.delivery_times.length,
    )
    assert.ok(dated && generic)
    const extras = [
      { extra_id: generic.extra_id, quantity: generic.min_quantity || 1 },
      { extra_id: dated.extra_id, quantity: 1, date: '2026-12-10' },
    ]
    const { answer } = await at.change(booked, { extras })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const with1 = await at.show(booked.reservation_number)
    await world.database.orm.execute(sql`update extra set price_gross = price_gross * 3 where hotel_id = ${HOTEL}`)
    const { sum } = await at.change(with1, FEWER)
    const shown = await at.show(booked.reservation_number)
    assert.equal(with1.extras?.length, 2)
    assert.deepEqual(
      shown.extras,
      with1.extras?.filter(({ date }) => date === null),
    )
    assert.equal(sum?.after, shown.total.total_price)
    await world.database.orm.execute(sql`update extra set price_gross = price_gross / 3 where hotel_id = ${HOTEL}`)
  })

  it('enters a coupon afterwards: the price falls, and a second code is refused [COUPON-010] [CALL-129]', async () => {
    const booked = await at.book('on_site')
    const { sum, answer } = await at.change(booked, { coupon_code: 'WELCOME10' })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.ok(sum && sum.after < sum.before)
    const shown = await at.show(booked.reservation_number)
    assert.equal(shown.coupon?.code, 'WELCOME10')
    assert.equal(
      shown.total.coupon_discount_amount,
      sum.before - sum.after - (booked.total.accommodation_tax - shown.total.accommodation_tax),
    )
    const reservationId = booked.reservation_number
    const codes = await at.guest.send(changing.codes, { hotelId: HOTEL, reservationId, query: proof })
    assert.deepEqual([codes.body.data.coupon?.code, codes.body.data.voucher], ['WELCOME10', null])
    const again = await at.price(shown, { coupon_code: 'WELCOME10' })
    assert.deepEqual([again.status, refusalOf(again.body)?.reason], [422, 'coupon_used'])
  })

  type StayMail = { reservation_number?: string; checkout_date?: string; calendar?: { version?: number } }
  async function mailOf(template: 'confirmation' | 'changed', number: string): Promise<StayMail> {
    const rows = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.template, template))
    const mails = rows.map(({ details }) => details as StayMail) // as stayMail wrote them
    return mails.find((mail) => mail.reservation_number === number) ?? assert.fail(`no mail ${template}`)
  }

  it('is written to about the stay as it is now, which is a later one to a calendar', async () => {
    const { reservation_number: number, ...booked } = await at.book('on_site')
    await at.change({ ...booked, reservation_number: number }, FEWER)
    const [before, after] = [await mailOf('confirmation', number), await mailOf('changed', number)]
    assert.equal(after.checkout_date, FEWER.checkout_date)
    assert.deepEqual([before.calendar?.version, after.calendar?.version], [booked.version, booked.version + 1])
  })

  it('is told when somebody else changed it first, and looks again [ERR-053] [MANAGE-029]', async () => {
    const booked = await at.book('on_site')
    await at.change(booked, FEWER)
    const stale = await at.put(booked.reservation_number, {
      ...proof,
      ...FEWER,
      version: booked.version,
      total_price: 1,
    })
    assert.deepEqual([stale.status, refusalOf(stale.body)?.code], [409, 3014])
  })

  it('never agrees to a total that was not shown', async () => {
    const booked = await at.book('on_site')
    const body = { ...proof, ...FEWER, version: booked.version, total_price: 1 }
    const refused = await at.put(booked.reservation_number, body)
    assert.deepEqual(
      [refused.status, refusalOf(refused.body)?.code, refusalOf(refused.body)?.reason],
      [409, 2304, 'price_changed'],
    )
    assert.deepEqual(await at.show(booked.reservation_number), booked)
  })

  it('changes nothing of what a hotel has switched off', async () => {
    const booked = await at.book('on_site')
    const set = (updates: object) =>
      world.database.orm.execute(
        sql`update hotel set settings = jsonb_set(settings, '{updates}', ${JSON.stringify(updates)}::jsonb) where id = ${HOTEL}`,
      )
    const reasonOf = async (wish: Parameters<Changing['price']>[1]) =>
      refusalOf((await at.price(booked, wish)).body)?.reason
    const open = { days_before: 3, hour: 18 }
    await set({ ...open, stay: false })
    assert.equal(await reasonOf(FEWER), 'stay_fixed')
    await set({ ...open, is_restricted: true })
    assert.deepEqual([await reasonOf(FEWER), await reasonOf(LONGER)], ['fewer_nights', undefined])
    await set({ ...open, coupon: false })
    assert.equal(await reasonOf({ coupon_code: 'WELCOME10' }), 'coupon_closed')
    await set({ ...open, prepay: false })
    assert.equal(await reasonOf({ payment: { type: 'credit_card' } }), 'payment_fixed')
    await set(open)
  })

  it('changes a stay until the deadline of the hotel’s clock, and is neither told a price nor answered after it [MANAGE-023]', async () => {
    const booked = await at.book('on_site')
    const number = booked.reservation_number
    const now = world.clock.now()
    // Three days before the stay, at six in the evening.
    world.clock.advance(Date.parse('2026-12-05T18:00:00+09:00') - MINUTE_MS - now)
    // The days between are longer than a client session.
    const later = changesOf(await openGuest(world), world, '')
    const { answer, body } = await later.change(booked, FEWER, 'changed-in-time')
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    world.clock.advance(MINUTE_MS)
    const shown = await later.show(number)
    const wish = { checkout_date: '2026-12-09' }
    for (const refused of [
      await later.price(shown, wish),
      await later.put(number, { ...body, ...wish, version: shown.version }, 'changed-too-late'),
    ])
      assert.deepEqual([refused.status, refusalOf(refused.body)?.reason], [422, 'deadline_passed'])
    assert.deepEqual(await later.show(number), shown)
    world.clock.advance(now - world.clock.now())
  })

  it('asks with one key twice and is answered once', async () => {
    const booked = await at.book('on_site')
    const { answer, body } = await at.change(booked, FEWER, 'the-same-change')
    const again = await at.put(booked.reservation_number, body, 'the-same-change')
    assert.deepEqual(again.body.data, answer.body.data)
    assert.equal((await at.show(booked.reservation_number)).version, booked.version + 1)
  })

  it('is one of many at the same moment: one change is made, the others are told, and the rooms add up', async () => {
    const before = await at.stock()
    const booked = await at.book('on_site')
    const shorter = await at.price(booked, FEWER)
    const total_price = shorter.body.data.total.total_price
    const wishes = Array.from({ length: 6 }, () =>
      at.put(booked.reservation_number, { ...proof, ...FEWER, version: booked.version, total_price }),
    )
    const answers = await Promise.all(wishes)
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409, 409])
    assert.ok(answers.every(({ status, body }) => status === 200 || refusalOf(body)?.code === 3014))
    assert.equal((await at.stock()).rooms?.sold, Number(before.rooms?.sold) + 2)
  })

  it('moves to another room: what is new is taken, what is left is free', async () => {
    const booked = await at.book('on_site')
    const other = await at.roomFor('on_site', '')
    const before = await at.stock()
    const wanted = { ...other, party: { ...PARTY, adults: 1 } }
    const { answer } = await at.change(booked, { rooms: [wanted] })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual(shown.rooms[0]?.party.adults, 1)
    assert.deepEqual((await at.stock()).rooms, before.rooms)
  })
})
