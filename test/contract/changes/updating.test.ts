import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { extras } from '../../../shared/contract/extras.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Calculation } from '../../../shared/contract/rooms.ts'
import type { Updated } from '../../../shared/model/stay/held.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { asLine, BOOKED, HOTEL, openChanging, proof } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { PARTY } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const LONGER = { ...BOOKED, checkout_date: '2026-12-12' }

describe('who changes a stay and looks for another', () => {
  let world: World
  let at: Changing
  before(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  after(() => world.close())

  const asked = ({ reservation_number }: Reservation): Updated => ({
    current_reservation: reservation_number,
    ...proof,
  })
  /** Nothing is left of the house; the guest's own room is theirs still. */
  const sellOut = () =>
    world.database.orm.execute(sql`update inventory_day set total = sold + held where hotel_id = ${HOTEL}
      and night between '2026-12-08' and '2026-12-10'`)

  async function offered(by: Updated, stay = BOOKED): Promise<string[]> {
    const { body } = await at.guest.send(rooms.search, { hotelId: HOTEL, query: { ...stay, rooms: [PARTY], ...by } })
    return body.data.rooms.flatMap(({ room_plan }) => room_plan.map(({ room_plan_code }) => room_plan_code))
  }

  it('finds the own room free in a house that is sold out, and nobody else does [MANAGE-020]', async () => {
    const booked = await at.book('on_site')
    const mine = booked.rooms[0]
    assert.ok(mine)
    await sellOut()
    assert.deepEqual(await offered({}), [])
    const plans = await offered(asked(booked))
    assert.ok(plans.includes(mine.room_plan_code))
    const { reservation_hotel_room_id, ...line } = asLine(mine)
    assert.ok(reservation_hotel_room_id > 0)
    const lines = { ...BOOKED, rooms: [line] }
    const of = async (by: Updated) =>
      (await at.guest.send(rooms.availability, { hotelId: HOTEL, query: { ...lines, ...by } })).body.data.available
    assert.deepEqual([await of({}), await of(asked(booked))], [false, true])
    const first = await at.guest.send(rooms.preload, {
      hotelId: HOTEL,
      query: { ...BOOKED, rooms: [PARTY], ...asked(booked) },
    })
    assert.ok(first.body.data.rooms.length > 0)
    await at.restock()
  })

  it('finds the own nights free in the calendars and as the next ones there are, and nobody else does', async () => {
    const booked = await at.book('on_site')
    const mine = booked.rooms[0]
    assert.ok(mine)
    await sellOut()
    const { checkin_date: first } = BOOKED
    const on = async (by: Updated, more: { nights?: number } = {}) => {
      const query = { start_date: first, end_date: first, rooms: [PARTY], ...more, ...by }
      const { status, body } = await at.guest.send(rooms.inventory, { hotelId: HOTEL, query })
      return status === 200 ? [body.data[0]?.status, body.data[0]?.room_count] : status
    }
    for (const more of [{}, { nights: 3 }]) {
      assert.deepEqual(await on({}, more), ['full', 0])
      assert.deepEqual(await on(asked(booked), more), ['few', 1])
      assert.equal(await on({ ...asked(booked), email: 'another@guest.example' }, more), 404)
    }

    // From a night before that is sold out, too, to the nights that are their own.
    await world.database.orm.execute(sql`update inventory_day set total = sold + held where hotel_id = ${HOTEL}
      and night between '2026-12-05' and '2026-12-13'`)
    const next = async (by: Updated) => {
      const query = { checkin_date: '2026-12-05', checkout_date: '2026-12-08', rooms: [PARTY], bookable: false, ...by }
      const { body } = await at.guest.send(rooms.search, { hotelId: HOTEL, query })
      const found = body.data.rooms.find(({ room_type_code }) => room_type_code === mine.room_type_code)
      return found?.next_available?.checkin_date
    }
    assert.deepEqual([await next({}), await next(asked(booked))], ['2026-12-14', first])
    await at.restock()
  })

  it('takes another plan for longer, as it was found', async () => {
    const booked = await at.book('on_site')
    const mine = booked.rooms[0]?.room_plan_code
    const { body } = await at.guest.send(rooms.search, {
      hotelId: HOTEL,
      query: { ...LONGER, rooms: [PARTY], ...asked(booked) },
    })
    const found = body.data.rooms.flatMap((room) => room.room_plan.map((plan) => ({ room, plan })))
    const other = found.find(
      ({ plan }) => plan.room_plan_code !== mine && plan.payment_method.includes('on_site') && plan.target !== 'member',
    )
    assert.ok(other)
    const wanted = [
      {
        room_type_code: other.room.room_type_code,
        room_plan_code: other.plan.room_plan_code,
        quantity: 1,
        party: PARTY,
      },
    ]
    const { answer } = await at.change(booked, { ...LONGER, rooms: wanted })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const shown = await at.show(booked.reservation_number)
    assert.deepEqual(
      [shown.checkout_date, shown.rooms.map(({ room_plan_code }) => room_plan_code)],
      [LONGER.checkout_date, [other.plan.room_plan_code]],
    )
  })

  it('finds the own extras free when the last of them were theirs [EXTRA-012]', async () => {
    const list = async (by: Updated) =>
      (await at.guest.send(extras.list, { hotelId: HOTEL, query: { ...BOOKED, ...by } })).body
    const all = await list({})
    const counted = all.data.find(
      ({ extra_id, extra_type, is_included, delivery_times }) =>
        extra_type === 'generic' && !is_included && delivery_times.length === 0 && all.meta.inventory[String(extra_id)],
    )
    assert.ok(counted, 'a counted extra is seeded')
    const { extra_id, min_quantity: quantity } = counted
    const booked = await at.book('on_site', undefined, { extras: [{ extra_id, quantity }] })
    await world.database.orm.execute(sql`update extra_day set total = sold + held where extra_id = ${extra_id}`)
    const left = (answer: Awaited<ReturnType<typeof list>>) =>
      answer.meta.inventory[String(extra_id)]?.[BOOKED.checkin_date]
    assert.deepEqual([left(await list({})), left(await list(asked(booked)))], [0, quantity])
  })

  it('pays for no extra that the new plan contains [EXTRA-009]', async () => {
    const query = { ...BOOKED, rooms: [PARTY], bookable: true }
    const { body } = await at.guest.send(rooms.search, { hotelId: HOTEL, query })
    const plans = body.data.rooms.flatMap(({ room_type_code, room_plan }) =>
      room_plan
        .filter(({ payment_method, target }) => payment_method.includes('on_site') && target !== 'member')
        .map(({ room_plan_code, inclusive_extra_ids }) => ({
          line: { room_type_code, room_plan_code, quantity: 1, party: PARTY },
          extra_id: inclusive_extra_ids[0],
        })),
    )
    const plain = plans.find(({ extra_id }) => extra_id === undefined)
    const full = plans.find(({ extra_id }) => extra_id !== undefined)
    assert.ok(plain && full?.extra_id)
    const own = [{ extra_id: full.extra_id, quantity: 1 }]
    const booked = await at.book('on_site', [plain.line], { extras: own })
    for (const wish of [{}, { extras: own }]) {
      const { data }: Calculation = (await at.price(booked, { rooms: [full.line], ...wish })).body
      assert.deepEqual([data.extras, data.total.total_extra_price], [[], 0])
    }
    const { answer } = await at.change(booked, { rooms: [full.line], extras: own })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.deepEqual((await at.show(booked.reservation_number)).extras, [])
  })

  it('takes another answer to what is asked about an extra, and keeps the one it has no word about', async () => {
    const { data } = (await at.guest.send(extras.list, { hotelId: HOTEL, query: BOOKED })).body
    const one = data.find(({ question, extra_type }) => question !== null && extra_type === 'generic')
    assert.ok(one, 'an extra with a question is seeded')
    const { extra_id, min_quantity, delivery_times } = one
    const [time] = delivery_times
    const wish = { extra_id, quantity: min_quantity || 1, ...(time && { delivered_at: time.delivered_at }) }
    const booked = await at.book('on_site', undefined, { extras: [{ ...wish, answer: 'For Ken' }] })
    const answers = async () => (await at.show(booked.reservation_number)).extras?.map(({ answer }) => answer)
    for (const [answer, kept] of [
      ['For Jun', 'For Jun'],
      [undefined, 'For Jun'],
      [' ', null],
    ] as const) {
      const said = { ...wish, ...(answer !== undefined && { answer }) }
      const changed = await at.change(await at.show(booked.reservation_number), { extras: [said] })
      assert.equal(changed.answer.status, 200, JSON.stringify(changed.answer.body))
      assert.deepEqual(await answers(), [kept])
    }
  })

  it('learns nothing of a stay it cannot prove, and gains nothing from one that was cancelled', async () => {
    const booked = await at.book('on_site')
    const query = { ...BOOKED, rooms: [PARTY] }
    for (const by of [
      { ...asked(booked), email: 'another@guest.example' },
      { ...asked(booked), email: '' },
      { current_reservation: 'NO-SUCH-NUMBER', ...proof },
    ])
      assert.equal((await at.guest.send(rooms.search, { hotelId: HOTEL, query: { ...query, ...by } })).status, 404)
    assert.equal((await at.cancel(booked)).status, 200)
    await sellOut()
    assert.deepEqual(await offered(asked(booked)), [])
    await at.restock()
  })
})
