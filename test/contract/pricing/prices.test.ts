import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { PRICE_FIELDS } from '../../../shared/model/search/price.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { add, offerTotal, priceTotal } from '../../../shared/rules/money/money.ts'
import { isOnlineCard, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import { openGuest, PARTY, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTELS = [1, 2, 3, 4, 5, 6]
const PARTIES: PartyRoom[] = [
  { adults: 1, children: 0 },
  PARTY,
  { adults: 2, children: 2, kids_ages: [4, 9] },
  { adults: 2, children: 1, kids_tiers: [{ code: 'A', children: 1 }] },
]

/** Ask nothing for children and know no tiers: one is refused by its name (test/contract/server/bounds.test.ts). */
const WITHOUT_TIERS = [2, 4, 5]
const partiesOf = (hotelId: number) =>
  PARTIES.filter(({ kids_tiers }) => kids_tiers === undefined || !WITHOUT_TIERS.includes(hotelId))

describe('the price of a stay', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  type Choice = { room: Room; plan: RoomPlan }
  async function offers(hotelId: number, party: PartyRoom): Promise<Choice[]> {
    const { status, body } = await guest.send(rooms.search, { hotelId, query: { ...STAY, rooms: [party] } })
    assert.equal(status, 200)
    const found = body.data.rooms.flatMap((room) => room.room_plan.map((plan) => ({ room, plan })))
    return found.filter(({ plan }) => plan.booking_start_date === null)
  }
  const selection = ({ room, plan }: Choice, party: PartyRoom, quantity = 1) => [
    { room_type_code: room.room_type_code, room_plan_code: plan.room_plan_code, quantity, party },
  ]

  for (const hotelId of HOTELS) {
    it(`is the same in hotel ${hotelId} from the first result to the calculation, for every plan and party`, async () => {
      let compared = 0
      for (const party of partiesOf(hotelId)) {
        for (const choice of await offers(hotelId, party)) {
          const query = { ...STAY, rooms: selection(choice, party) }
          const { status, body } = await guest.send(rooms.price, { hotelId, query })
          assert.equal(status, 200)
          assert.equal(priceTotal(body.data.total), offerTotal(choice.plan.price), choice.plan.room_plan_code)
          // Each night with its tax, plus the tax of the place, is the whole.
          const nights = add(...choice.plan.room_rate.map(({ rate }) => rate))
          assert.equal(nights + choice.plan.price.accommodation_tax, offerTotal(choice.plan.price))
          const lines = body.data.rooms.flatMap((room) => room.nights.map(({ price, tax }) => price + tax))
          assert.equal(add(...lines), nights)
          compared++
        }
      }
      assert.ok(compared > 10, `${compared} offers were compared`)
    })

    it(`is the same in hotel ${hotelId} in the reservation`, async () => {
      const choices = await offers(hotelId, PARTY)
      const choice = choices.find(({ plan }) => plan.payment_method.includes('on_site'))
      assert.ok(choice)
      const body = await guest.booking(hotelId, 'on_site', selection(choice, PARTY))
      const booked = await guest.book(hotelId, body, `same-price-${hotelId}`)
      assert.equal(booked.status, 201, JSON.stringify(booked.body))
      const reservationId = booked.body.data.reservation_number
      const shown = await guest.send(reservations.show, { hotelId, reservationId, query: { email: TARO.email } })
      assert.equal(shown.body.data.total.total_price, offerTotal(choice.plan.price))
      assert.equal(add(...shown.body.data.rooms.map((room) => room.total_price)), offerTotal(choice.plan.price))
    })
  }

  it('fills all price fields, and their parts add up', async () => {
    const [choice] = await offers(1, PARTY)
    assert.ok(choice)
    const query = { ...STAY, rooms: selection(choice, PARTY, 2) }
    const { total } = (await guest.send(rooms.price, { hotelId: 1, query })).body.data
    for (const field of PRICE_FIELDS) assert.equal(typeof total[field], 'number', field)
    assert.equal(total.total_price_without_tax + total.tax + total.accommodation_tax, total.total_price)
    assert.equal(total.original_price_with_tax - total.total_special_discount, total.discounted_price)
    assert.equal(total.discounted_price + total.accommodation_tax, total.total_price)
    assert.equal(total.total_price, 2 * offerTotal(choice.plan.price))
  })

  it('asks for a deposit, everything or nothing, by the way of paying', async () => {
    for (const type of ['on_site', 'credit_card'] as const) {
      const choice = (await offers(1, PARTY)).find(({ plan }) => plan.payment_method.includes(type))
      assert.ok(choice)
      const query = { ...STAY, rooms: selection(choice, PARTY), payment_type: type }
      const { total } = (await guest.send(rooms.price, { hotelId: 1, query })).body.data
      assert.equal(total.deposit_amount, 0, PAYMENT_TYPES[type].charged)
      assert.equal(total.remain_amount, isOnlineCard(type) ? 0 : total.total_price)
    }
  })

  it('takes an early booker off what the promotion promises, and says what it was', async () => {
    const far = { checkin_date: '2027-02-02', checkout_date: '2027-02-04' }
    const found = await Promise.all(
      HOTELS.map(async (hotelId) => {
        const { body } = await guest.send(rooms.search, { hotelId, query: { ...far, rooms: [PARTY] } })
        return body.data.rooms.flatMap((room) => room.room_plan)
      }),
    )
    const reduced = found
      .flat()
      .filter(({ discounts }) => discounts.some(({ discount_type }) => discount_type === 'special'))
    assert.ok(reduced.length > 0)
    for (const { price, discounts } of reduced) {
      const off = add(...discounts.map(({ discount_amount }) => discount_amount))
      assert.equal(price.original_price_with_tax, offerTotal(price) + off)
    }
  })

  it('orders rooms and plans as asked', async () => {
    const totals = async (order: 'price_low_to_high' | 'price_high_to_low') => {
      const { body } = await guest.send(rooms.search, { hotelId: 1, query: { ...STAY, rooms: [PARTY], order } })
      return body.data.rooms.map(({ room_plan }) => Math.min(...room_plan.map(({ price }) => offerTotal(price))))
    }
    const up = await totals('price_low_to_high')
    assert.deepEqual(
      up,
      up.toSorted((a, b) => a - b),
    )
    const down = await totals('price_high_to_low')
    assert.deepEqual(
      down,
      down.toSorted((a, b) => b - a),
    )
  })

  it('prices each party of a search by itself, children by their age', async () => {
    const small = { adults: 1, children: 0 }
    const family = { adults: 2, children: 1, kids_ages: [9] }
    const query = { ...STAY, rooms: [PARTY, small, family, PARTY] }
    const { body } = await guest.send(rooms.search, { hotelId: 1, query })
    const plans = body.data.rooms.flatMap((room) => room.room_plan)
    const total = (code: string, adults: number, children: number) => {
      const found = plans.filter(
        ({ room_plan_code, matched_search_criteria: matched }) =>
          room_plan_code === code && matched.adults_count === adults && matched.children_count === children,
      )
      assert.ok(found.length <= 1, 'two rooms for equal parties are one offer')
      return found[0] && offerTotal(found[0].price)
    }
    let compared = 0
    for (const code of new Set(plans.map(({ room_plan_code }) => room_plan_code))) {
      const [one, two, three] = [total(code, 1, 0), total(code, 2, 0), total(code, 2, 1)]
      if (one === undefined || two === undefined || three === undefined) continue
      assert.ok(one <= two && two < three, code)
      compared++
    }
    assert.ok(compared > 0)
  })

  it('keeps to the filters and codes it is given', async () => {
    const find = async (more: object) =>
      (await guest.send(rooms.search, { hotelId: 1, query: { ...STAY, rooms: [PARTY], ...more } })).body.data.rooms
    const viewed = await find({ room_search_filters: ['view', 'dinner'] })
    assert.ok(viewed.length > 0)
    for (const room of viewed) {
      assert.ok(room.filters.includes('view'))
      assert.ok(room.room_plan.every(({ meals }) => meals.includes('dinner')))
    }
    const [first] = viewed
    const code = first?.room_plan[0]?.hotel_plan_code ?? ''
    const chosen = await find({ room_type_codes: [first?.room_type_code], hotel_plan_codes: [code] })
    assert.deepEqual(
      chosen.map((room) => room.room_type_code),
      [first?.room_type_code],
    )
    assert.deepEqual(
      chosen[0]?.room_plan.map((plan) => plan.hotel_plan_code),
      [code],
    )
  })

  it('gathers the same offers under their plans', async () => {
    const query = { ...STAY, rooms: [PARTY], order: 'recommended' as const }
    const byRooms = (await guest.send(rooms.search, { hotelId: 1, query })).body.data
    const byPlans = (await guest.send(rooms.search, { hotelId: 1, query: { ...query, type: 'plans' } })).body.data
    const codes = (all: readonly Room[]) =>
      all.flatMap(({ room_plan }) => room_plan.map((plan) => plan.room_plan_code)).toSorted()
    assert.deepEqual(byRooms.plans, [])
    assert.deepEqual(byPlans.rooms, [])
    assert.deepEqual(codes(byPlans.plans.flatMap((plan) => plan.rooms)), codes(byRooms.rooms))
  })

  it('shows in the calendar what a night by itself costs in the search', async () => {
    const dates = { start_date: '2026-11-23', end_date: '2026-11-29' }
    const { body } = await guest.send(rooms.inventory, { hotelId: 1, query: { ...dates, rooms: [PARTY] } })
    assert.equal(body.data.length, 7)
    let compared = 0
    for (const day of body.data) {
      const query = { checkin_date: day.date, checkout_date: addDays(day.date, 1), rooms: [PARTY] }
      const found = (await guest.send(rooms.search, { hotelId: 1, query })).body.data.rooms
      const prices = found.flatMap(({ room_plan }) => room_plan.map(({ price }) => offerTotal(price)))
      if (prices.length === 0 || day.min_stay > 1) continue
      assert.ok(day.lowest_price !== null && day.lowest_price <= Math.min(...prices), day.date)
      compared++
    }
    assert.ok(compared > 0)
  })

  it('lists sold-out rooms only when asked, with the next stay that is free', async () => {
    const [choice] = await offers(1, PARTY)
    assert.ok(choice)
    const code = choice.room.room_type_code
    await world.database.orm.execute(
      `update inventory_day set closed = true where hotel_id = 1 and night = '${STAY.checkin_date}'
       and room_type_id = (select id from room_type where hotel_id = 1 and code = '${code}')`,
    )
    const find = async (bookable: boolean) =>
      (
        await guest.send(rooms.search, { hotelId: 1, query: { ...STAY, rooms: [PARTY], bookable } })
      ).body.data.rooms.find((room) => room.room_type_code === code)
    assert.equal(await find(true), undefined)
    const shown = await find(false)
    assert.deepEqual([shown?.room_count, shown?.room_plan], [0, []])
    const next = shown?.next_available
    assert.ok(next && next.checkin_date > STAY.checkin_date)
    assert.equal(next.checkout_date, addDays(next.checkin_date, 2))
    const { checkin_date, checkout_date } = next
    const query = { checkin_date, checkout_date, rooms: [PARTY], room_type_codes: [code] }
    const [free] = (await guest.send(rooms.search, { hotelId: 1, query })).body.data.rooms
    assert.deepEqual(free?.room_plan[0]?.price, next.price)
  })

  it('names the line that is gone and leaves the others', async () => {
    const choices = await offers(2, PARTY)
    const [kept] = choices
    const gone = choices.find(({ room }) => room.room_type_code !== kept?.room.room_type_code)
    assert.ok(kept && gone)
    await world.database.orm.execute(
      `update inventory_day set closed = true where hotel_id = 2 and room_type_id =
       (select id from room_type where hotel_id = 2 and code = '${gone.room.room_type_code}')`,
    )
    const query = { ...STAY, rooms: [...selection(kept, PARTY), ...selection(gone, PARTY)] }
    const { data } = (await guest.send(rooms.availability, { hotelId: 2, query })).body
    assert.equal(data.available, false)
    assert.deepEqual(
      data.rooms.map(({ code }) => code),
      [null, 1105],
    )
    const refused = await guest.send(rooms.price, { hotelId: 2, query })
    assert.equal(refused.status, 409)
    assert.equal(refused.body.errors[0]?.details.room_plan_code, gone.plan.room_plan_code)
  })
})
