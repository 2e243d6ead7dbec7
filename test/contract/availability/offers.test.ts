import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { rooms } from '../../../shared/contract/rooms.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { RoomPlan } from '../../../shared/model/search/room.ts'
import { add, offerTotal, priceTotal } from '../../../shared/rules/money/money.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { ONE_NIGHT, searching, TWO_NIGHTS } from '../helpers/searching.ts'
import type { Asked, Offer } from '../helpers/searching.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [SHIROTSUKI, MINATO, KUMOI, KAMOGAWA] = [1, 2, 3, 7]

describe('an answer to a search', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const search = (hotelId: number, query: Asked) => searching(guest).search(hotelId, query)
  const price = (hotelId: number, stay: typeof ONE_NIGHT, offer: Offer) => searching(guest).price(hotelId, stay, offer)

  describe('names what makes a price', () => {
    const discountsOf = async (hotelId: number, code: string, stay = TWO_NIGHTS) => {
      const { offers } = await search(hotelId, { ...stay, hotel_plan_codes: [code] })
      assert.ok(offers.length > 0)
      for (const offer of offers) {
        const { total } = (await price(hotelId, stay, offer)).body.data
        assert.equal(priceTotal(total), offerTotal(offer.price))
        assert.equal(total.total_special_discount, add(...offer.discounts.map((one) => one.discount_amount)))
      }
      return { offers, discounts: offers.flatMap((offer) => offer.discounts) }
    }

    it('the best rate', async () => {
      const { offers, discounts } = await discountsOf(MINATO, 'best')
      assert.ok(offers.every(({ target }) => target === 'brr'))
      assert.ok(discounts.every(({ target, discount_type }) => target === 'brr' && discount_type === 'special'))
      const [offer] = offers
      assert.ok(offer)
      const { total } = (await price(MINATO, TWO_NIGHTS, offer)).body.data
      assert.equal(total.brr_discount_amount, offer.discounts[0]?.discount_amount)
      assert.equal(total.promotion_discount_amount, 0)
    })

    it('five hundred off, with the nights it is for', async () => {
      const { discounts } = await discountsOf(MINATO, 'late', ONE_NIGHT)
      for (const { discount_amount, target, starts_on, ends_on } of discounts)
        assert.deepEqual([discount_amount, target, starts_on, ends_on], [500, 'all', '2026-11-08', '2027-01-30'])
      const before = { checkin_date: '2026-11-05', checkout_date: '2026-11-06' }
      assert.deepEqual((await discountsOf(MINATO, 'late', before)).discounts, [])
    })

    it('rounding', async () => {
      const { offers, discounts } = await discountsOf(MINATO, 'saver', ONE_NIGHT)
      assert.ok(discounts.some(({ discount_type }) => discount_type === 'rounding'))
      assert.ok(discounts.every(({ target, discount_amount }) => target === 'rounding' && discount_amount < 500))
      assert.ok(offers.every(({ room_rate }) => room_rate.every(({ rate }) => rate % 500 === 0)))
    })

    it("members' price, for guests who are not signed in", async () => {
      const { offers } = await search(KUMOI, { ...TWO_NIGHTS, hotel_plan_codes: ['breakfast'] })
      for (const { price: asked, sign_in_discount: member } of offers) {
        assert.ok(member)
        const { total_price_after_discount: net, total_price_after_discount_tax: tax } = member
        assert.ok(net + tax + member.total_accommodation_tax < offerTotal(asked))
      }
    })

    it('what agencies ask: for one night without children, by as many adults', async () => {
      const of = async (query: Asked) =>
        (await search(MINATO, { ...ONE_NIGHT, room_plan_codes: ['morning-twin-room-only-1'], ...query })).offers[0]
      const two = await of({})
      const names = two?.brr_prices.map(({ ota }) => ota)
      assert.deepEqual(names, ['agoda', 'booking_com', 'expedia', 'jalan', 'rakuten_travel'])
      const one = await of({ rooms: [{ adults: 1, children: 0 }] })
      assert.ok((one?.brr_prices[0]?.total_price ?? 0) < (two?.brr_prices[0]?.total_price ?? 0))
      assert.deepEqual((await of(TWO_NIGHTS))?.brr_prices, [])
      const family = { adults: 2, children: 1, kids_ages: [4] }
      assert.deepEqual((await of({ rooms: [family] }))?.brr_prices, [])
    })

    it('the extras a plan contains, which cost nothing more', async () => {
      const { offers } = await discountsOf(SHIROTSUKI, 'anniversary')
      for (const offer of offers) {
        assert.deepEqual(
          offer.inclusive_extras.map(({ extra_id, name }) => [extra_id, name]),
          [
            [101, 'A bottle of local sake'],
            [102, 'A rowing boat at dusk'],
          ],
        )
        assert.deepEqual(offer.inclusive_extra_ids, [101, 102])
        const { total } = (await price(SHIROTSUKI, TWO_NIGHTS, offer)).body.data
        assert.equal(total.total_extra_price, 0)
      }
    })

    it('how many rooms one booking, the plan and the house have', async () => {
      const { offers } = await search(KUMOI, { ...TWO_NIGHTS, hotel_plan_codes: ['hearth', 'hotpot'] })
      const limits = offers.map((one) => [one.hotel_plan_code, one.sale_limit, one.plan_stock_count] as const)
      assert.deepEqual([...new Set(limits.map(String))].toSorted(), ['hearth,2,5', 'hotpot,,5'])
    })
  })

  describe('where meals and beds of children are extras', () => {
    it('asks for what each child gets, by the meals of the plan', async () => {
      const child = (code: string) => ({ adults: 2, children: 1, kids_tiers: [{ code, children: 1 }] })
      const more = async (plan: string) => {
        const cost = async (party: PartyRoom) => {
          const query = { ...ONE_NIGHT, room_plan_codes: [`asagiri-${plan}-1`], rooms: [party] }
          const [offer] = (await search(KAMOGAWA, query)).offers
          return offer ? offerTotal({ ...offer.price, accommodation_tax: 0 }) : NaN
        }
        const alone = await cost(PARTY)
        return Promise.all(['A', 'B', 'B2', 'C', 'D'].map(async (code) => (await cost(child(code))) - alone))
      }
      const [asAdult, mealAndBed, meal, bed, nothing] = (await more('kaiseki')) as [
        number,
        number,
        number,
        number,
        number,
      ] // one for each code
      assert.ok(asAdult > mealAndBed && meal > 0 && bed > 0)
      assert.deepEqual([mealAndBed, nothing], [meal + bed, 0])
      assert.deepEqual(await more('room-only'), [bed, bed, 0, bed, 0])
    })
  })

  describe('that is only a first look', () => {
    const look = async (query: Asked) => {
      const { status, body } = await guest.send(rooms.preload, {
        hotelId: SHIROTSUKI,
        query: { rooms: [PARTY], ...query },
      })
      assert.equal(status, 200)
      return body.data
    }
    const totals = (plans: readonly RoomPlan[]) => plans.map((plan) => [plan.room_plan_code, offerTotal(plan.price)])

    it('has the first rooms or plans of the search, each at one of its prices', async () => {
      for (const order of ['price_low_to_high', 'price_high_to_low', 'recommended'] as const) {
        const whole = await search(SHIROTSUKI, { ...ONE_NIGHT, order })
        const first = await look({ ...ONE_NIGHT, order })
        assert.deepEqual(
          first.rooms.map(({ room_type_code }) => room_type_code),
          whole.rooms.slice(0, 4).map(({ room_type_code }) => room_type_code),
          order,
        )
        const known = Object.fromEntries(totals(whole.offers))
        for (const room of first.rooms) {
          assert.equal(room.room_plan.length, 1)
          for (const [code, total] of totals(room.room_plan)) assert.equal(total, known[String(code)])
        }
        assert.deepEqual(first.plans, [])
      }
      const byPlan = await look({ ...ONE_NIGHT, type: 'plans' })
      assert.deepEqual([byPlan.rooms, byPlan.plans.length], [[], 4])
    })

    it('keeps to what the search asks for', async () => {
      const secret = await look({ ...ONE_NIGHT, mode: 'secret', promo_code: 'TSUKIMI' })
      assert.deepEqual(
        [...new Set(secret.rooms.flatMap((room) => room.room_plan.map((plan) => plan.hotel_plan_code)))],
        ['moonviewing'],
      )
      assert.deepEqual(await look({ nights: 1 }), { rooms: [], plans: [] })
    })
  })
})
