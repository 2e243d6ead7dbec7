import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { promotion } from '../../../demo-host/provider/db/schema/catalogue.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { add, offerTotal, priceTotal } from '../../../shared/rules/money/money.ts'
import { openGuest, PARTY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { chosen, ONE_NIGHT, plansOf, searching, TWO_NIGHTS } from '../helpers/searching.ts'
import type { Asked, Offer } from '../helpers/searching.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [SHIROTSUKI, MINATO, KUMOI, DEMO, YUFUIN] = [1, 2, 3, 6, 9]
const A_DAY = { checkin_date: '2026-11-17', checkout_date: '2026-11-17', is_day_use: true }

describe('a search', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const ask = (hotelId: number, query: Asked) => searching(guest).ask(hotelId, query)
  const search = (hotelId: number, query: Asked) => searching(guest).search(hotelId, query)
  const price = (hotelId: number, stay: typeof ONE_NIGHT, offer: Offer, quantity = 1) =>
    searching(guest).price(hotelId, stay, offer, quantity)

  describe('with codes of rooms and plans', () => {
    it('leaves out what the hotel does not have, says so, and is narrowed by the rest [QUERY-065]', async () => {
      const all = await search(SHIROTSUKI, TWO_NIGHTS)
      const [room] = all.rooms
      assert.ok(room && all.rooms.length > 1)
      const one = await search(SHIROTSUKI, { ...TWO_NIGHTS, room_type_codes: ['36939', room.room_type_code] })
      assert.deepEqual(one.rooms.map(({ room_type_code }) => room_type_code), [room.room_type_code]) // prettier-ignore
      assert.deepEqual(one.meta.unknown_codes, ['36939'])
      for (const name of ['room_type_codes', 'hotel_plan_codes', 'room_plan_codes'] as const) {
        const { rooms, meta } = await search(SHIROTSUKI, { ...TWO_NIGHTS, [name]: ['36939'] })
        assert.deepEqual([rooms.length, meta.unknown_codes], [all.rooms.length, ['36939']], name)
      }
      assert.equal(all.meta.unknown_codes, undefined)
    })
  })

  describe('with a code for what is secret', () => {
    const SECRET = { ...TWO_NIGHTS, mode: 'secret' } as const

    it('finds the plans of the code and nothing else, at their own discount', async () => {
      const { offers } = await search(SHIROTSUKI, { ...SECRET, promo_code: ' tsukimi' })
      assert.deepEqual(plansOf(offers), ['moonviewing'])
      for (const { target, discounts, price: asked } of offers) {
        assert.equal(target, 'secret')
        assert.deepEqual(
          discounts.map((one) => [one.discount_type, one.target]),
          [['special', 'secret']],
        )
        assert.equal(
          asked.original_price_with_tax,
          offerTotal(asked) + add(...discounts.map((one) => one.discount_amount)),
        )
      }
    })

    it('finds nothing with a wrong code, now or later', async () => {
      const query = { ...SECRET, promo_code: 'SUNSHINE', search_next_available_date_if_no_result: true }
      const { offers, meta } = await search(SHIROTSUKI, query)
      assert.deepEqual([offers, meta.next_available], [[], null])
    })

    it('says when what is secret is free again', async () => {
      const full = { checkin_date: '2026-11-26', checkout_date: '2026-11-27', mode: 'secret' as const }
      const query = { ...full, promo_code: 'TSUKIMI', search_next_available_date_if_no_result: true }
      const { offers, meta } = await search(SHIROTSUKI, query)
      assert.deepEqual(offers, [])
      assert.ok(meta.next_available && meta.next_available.checkin_date > full.checkin_date)
    })

    it('says what the next free stay costs at least, whichever room that is [SEARCH-048]', async () => {
      const full = { checkin_date: '2026-11-26', checkout_date: '2026-11-27' }
      const { meta } = await search(SHIROTSUKI, { ...full, search_next_available_date_if_no_result: true })
      const next = meta.next_available
      assert.ok(next)
      const { checkin_date, checkout_date } = next
      const { offers } = await search(SHIROTSUKI, { checkin_date, checkout_date })
      assert.equal(offerTotal(next.price), Math.min(...offers.map(({ price }) => offerTotal(price))))
    })

    it('finds a secret plan that a link names, and none that it does not', async () => {
      const named = await search(SHIROTSUKI, { ...SECRET, hotel_plan_codes: ['moonviewing'] })
      assert.deepEqual(plansOf(named.offers), ['moonviewing'])
      for (const query of [TWO_NIGHTS, SECRET, { ...TWO_NIGHTS, hotel_plan_codes: ['moonviewing'] }])
        assert.ok(!plansOf((await search(SHIROTSUKI, query)).offers).includes('moonviewing'))
    })

    it('sells what it found at that price', async () => {
      const { offers } = await search(SHIROTSUKI, { ...SECRET, promo_code: 'TSUKIMI' })
      const [offer] = offers
      assert.ok(offer)
      const { total, booked } = await searching(guest).buy(SHIROTSUKI, TWO_NIGHTS, offer, 'secret-plan-booked')
      assert.equal(booked.status, 201, JSON.stringify(booked.body))
      assert.equal(total, offerTotal(offer.price))
    })
  })

  describe('for a day', () => {
    it('finds day-use plans and nothing else, and a night none of them', async () => {
      for (const [hotelId, code] of [
        [SHIROTSUKI, 'day-bath'],
        [MINATO, 'day-desk'],
      ] as const) {
        const byDay = await search(hotelId, A_DAY)
        assert.deepEqual(plansOf(byDay.offers), [code])
        const [offer] = byDay.offers
        assert.ok(offer)
        const calculated = await price(hotelId, A_DAY, offer)
        assert.equal(priceTotal(calculated.body.data.total), offerTotal(offer.price))
        assert.ok(!plansOf((await search(hotelId, ONE_NIGHT)).offers).includes(code))
      }
    })

    it('sells the day it found', async () => {
      const [offer] = (await search(SHIROTSUKI, A_DAY)).offers
      assert.ok(offer)
      const { total, booked } = await searching(guest).buy(SHIROTSUKI, A_DAY, offer, 'a-day-at-the-bath')
      assert.equal(booked.status, 201, JSON.stringify(booked.body))
      assert.equal(total, offerTotal(offer.price))
    })

    it('leaves on the day of arrival, whatever check-out is said', async () => {
      const { offers } = await search(SHIROTSUKI, { ...A_DAY, checkout_date: '2026-11-18' })
      assert.deepEqual(plansOf(offers), ['day-bath'])
    })
  })

  describe('for a package with a flight', () => {
    it('finds the plans of that channel and nothing else, and is alone in finding them', async () => {
      const { offers } = await search(MINATO, { ...TWO_NIGHTS, dynamic_package: 'wbf' })
      assert.deepEqual(plansOf(offers), ['fly'])
      assert.ok(offers.every(({ channel }) => channel === 'wbf'))
      const plain = await search(MINATO, TWO_NIGHTS)
      assert.ok(plain.offers.length > 10 && plain.offers.every(({ channel }) => channel !== 'wbf'))
    })

    it('says through which channel a plan is sold, also when nobody here knows that channel', async () => {
      const { offers } = await search(DEMO, TWO_NIGHTS)
      assert.ok(offers.some(({ channel }) => channel === 'resortHub'))
    })
  })

  describe('without dates', () => {
    const cheapestOf = (offers: readonly Offer[], code: string) => offers.find((one) => one.room_plan_code === code)

    it('prices each offer at its cheapest stay of that length, and that is what the stay costs', async () => {
      // The days with the lowest rates are not the cheapest where others are reduced.
      await world.database.orm.insert(promotion).values({
        hotel_id: SHIROTSUKI,
        names: { en: 'Three nights of January' },
        target: 'all',
        origin: 'all_users',
        kind: 'percentage',
        percentage: 40,
        stay_start_date: '2027-01-22',
        stay_end_date: '2027-01-24',
        spec: { hotel_plan_codes: ['breakfast'] },
      })
      const { offers } = await search(SHIROTSUKI, { nights: 2 })
      assert.ok(offers.length > 20)
      for (const offer of offers) {
        const stay = offer.lowest_stay
        assert.ok(stay && stay.checkout_date === addDays(stay.checkin_date, 2), offer.room_plan_code)
      }
      // Each day by itself can be no cheaper.
      const some = ['asagiri-breakfast-1', 'tsukimi-kaiseki-1', 'komorebi-room-only-1', 'hotaru-longer-1']
      const lowest = new Map<string, number>()
      for (let ahead = 0; ahead < 120; ahead++) {
        const checkin_date = addDays('2026-11-01', ahead)
        const stay = { checkin_date, checkout_date: addDays(checkin_date, 2) }
        for (const one of (await search(SHIROTSUKI, { ...stay, room_plan_codes: some })).offers)
          lowest.set(one.room_plan_code, Math.min(offerTotal(one.price), lowest.get(one.room_plan_code) ?? Infinity))
      }
      for (const code of some) {
        const offer = cheapestOf(offers, code)
        assert.ok(offer?.lowest_stay)
        assert.equal(offerTotal(offer.price), lowest.get(code), code)
        const calculated = await price(SHIROTSUKI, offer.lowest_stay, offer)
        assert.equal(priceTotal(calculated.body.data.total), offerTotal(offer.price))
      }
    })

    it('finds stays with room for all, and refuses rooms for different numbers of guests', async () => {
      const three = await search(MINATO, { nights: 1, rooms: [PARTY, PARTY, PARTY] })
      const offer = three.offers.find(({ sale_limit }) => sale_limit === null)
      assert.ok(offer?.lowest_stay)
      assert.equal((await price(MINATO, offer.lowest_stay, offer, 3)).status, 200)

      const { status, body } = await ask(MINATO, { nights: 1, rooms: [PARTY, { adults: 1, children: 0 }] })
      const fault = body.errors[0]?.details.base[0]
      assert.deepEqual([status, fault?.code, fault?.field], [422, 1000, 'rooms'])
    })

    it('knows no flights and no plan whose bookings open later', async () => {
      assert.equal((await ask(MINATO, { nights: 1, dynamic_package: 'wbf' })).status, 422)
      const { offers } = await search(MINATO, { nights: 1 })
      assert.ok(plansOf(offers).includes('room-only') && !plansOf(offers).includes('spring'))
      for (const nights of [0, -1, 31]) assert.equal((await ask(MINATO, { nights })).status, 422, String(nights))
    })
  })

  describe('finds a plan whose bookings open later', () => {
    it('with that day, and nobody can have it before [RESULT-009]', async () => {
      const { offers } = await search(MINATO, ONE_NIGHT)
      const offer = offers.find((one) => one.hotel_plan_code === 'spring')
      assert.equal(offer?.booking_start_date, '2026-12-31')
      const byPlan = await search(MINATO, { ...ONE_NIGHT, type: 'plans' })
      const dates = byPlan.plans.map((plan) => [plan.hotel_plan_code, plan.booking_start_date])
      assert.deepEqual(Object.fromEntries(dates).spring, '2026-12-31')
      assert.equal(Object.fromEntries(dates).breakfast, null)

      const { status, body } = await price(MINATO, ONE_NIGHT, offer)
      const { details } = body.errors[0] ?? {}
      assert.deepEqual([status, details?.base[0]?.code], [422, 1000])
      assert.deepEqual([details?.reason, details?.booking_start_date], ['booking_not_open', '2026-12-31'])
      const booking = {
        ...ONE_NIGHT,
        rooms: chosen(offer),
        guest: TARO,
        payment: { type: 'on_site' as const },
        extras: [],
        quote_id: 'none',
        total_price: offerTotal(offer.price),
      }
      assert.equal((await guest.book(MINATO, booking, 'too-early-to-book')).status, 422)
    })
  })

  it('is told which room is too full, and of whom', async () => {
    const cases: [hotel: number, party: PartyRoom[], field: string][] = [
      [SHIROTSUKI, [PARTY, { adults: 7, children: 0 }], 'rooms.1.adults'],
      [SHIROTSUKI, [{ adults: 2, children: 5 }], 'rooms.0.adults'],
      [SHIROTSUKI, [{ adults: 1, children: 5 }], 'rooms.0.children'],
      [MINATO, [PARTY, { adults: 1, children: 2 }], 'rooms.1.children'],
      [YUFUIN, [{ adults: 5, children: 0 }], 'rooms.0.adults'],
      [YUFUIN, [{ adults: 1, children: 3, kids_ages: [3, 4, 5] }], 'rooms.0.children'],
      [KUMOI, Array.from({ length: 6 }, () => PARTY), 'rooms'],
    ]
    for (const [hotelId, party, field] of cases) {
      const { status, body } = await ask(hotelId, { ...ONE_NIGHT, rooms: party })
      const fault = body.errors?.[0]?.details.base[0]
      assert.deepEqual([status, fault?.code, fault?.field], [422, 1000, field], `${hotelId} ${JSON.stringify(party)}`)
    }
  })
})
