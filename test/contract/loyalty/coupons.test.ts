import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { eq, sql } from 'drizzle-orm'

import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { add, priceTotal } from '../../../shared/rules/money/money.ts'
import { coupon } from '../../../demo-host/provider/db/schema/coupon.ts'
import { answersOfRace } from '../../lib/database/waiting-sessions.ts'
import { firstRoom, openGuest, PARTY, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [HOTEL, SETOUCHI, YUFUIN] = [1, 8, 9]
const THREE_NIGHTS = { checkin_date: '2026-12-01', checkout_date: '2026-12-04' }
/** Far enough for the early booking. */
const FAR = { checkin_date: '2027-02-02', checkout_date: '2027-02-04' }

describe('a coupon', () => {
  let world: World
  let guest: Guest
  let room: SelectedRoom
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    room = await firstRoom(guest, HOTEL, 'on_site')
  })
  after(() => world.close())

  type Asking = { stay?: typeof STAY; chosen?: SelectedRoom[]; payment_type?: PaymentType; hotelId?: number }
  const price = (coupon_code?: string, { stay = STAY, chosen = [room], hotelId = HOTEL, ...more }: Asking = {}) =>
    guest.send(rooms.price, {
      hotelId,
      query: { ...stay, rooms: chosen, ...more, ...(coupon_code && { coupon_code }) },
    })
  const counts = async (code: string) => {
    const [row] = await world.database.orm.select().from(coupon).where(eq(coupon.code, code)).orderBy(coupon.id)
    return [row?.used, row?.held]
  }

  it('takes its part off every night, after the promotions, and its taxes with it', async () => {
    const plain = (await price()).body.data
    const { status, body } = await price(' welcome10 ')
    assert.equal(status, 200)
    const { total } = body.data
    assert.deepEqual(body.data.coupon, { code: 'WELCOME10', name: 'Welcome, 10% off', first_nights: null })
    const nights = (plain.rooms[0]?.nights ?? []).map((night) => night.price + night.tax)
    assert.equal(total.coupon_discount_amount, add(...nights.map((gross) => Math.round(gross / 10))))
    assert.equal(total.discounted_price, plain.total.discounted_price - total.coupon_discount_amount)
    assert.ok(total.tax < plain.total.tax)
    assert.equal(total.total_price_without_tax + total.tax + total.accommodation_tax, total.total_price)
    // Taxed as what is left of it.
    const taxed = total.discounted_price / total.room_price_without_tax
    assert.ok(Math.abs(total.original_price * taxed - total.original_price_with_tax) <= 1)
    assert.equal(
      total.original_price_with_tax - total.total_special_discount - total.coupon_discount_amount,
      total.discounted_price,
    )
    // A price without the code is the price of before.
    assert.deepEqual((await price()).body.data.total, plain.total)
  })

  it('is none where the hotel has switched coupons off, neither its own nor one of its brand', async () => {
    const set = (hotelId: number, isOn: boolean) =>
      world.database.orm.execute(
        sql`update hotel set settings = jsonb_set(settings, '{coupons_enabled}', to_jsonb(${isOn}::boolean)) where id = ${hotelId}`,
      )
    const chosen = [await firstRoom(guest, YUFUIN, 'on_site')]
    for (const [code, asking] of [
      ['WELCOME10', {}],
      ['COAST5', { chosen, hotelId: YUFUIN }],
    ] as const) {
      const hotelId = 'hotelId' in asking ? asking.hotelId : HOTEL
      assert.equal((await price(code, asking)).status, 200, code)
      await set(hotelId, false)
      const { status, body } = await price(code, asking)
      assert.deepEqual([status, body.errors[0]?.details.code], [422, 1500], code)
      await set(hotelId, true)
    }
  })

  it('is for the first nights only where it says so, and tells for how many [COUPON-005]', async () => {
    const plain = (await price(undefined, { stay: THREE_NIGHTS })).body.data
    const { data } = (await price('TWONIGHTS', { stay: THREE_NIGHTS })).body
    const nightly = (one: typeof plain) => (one.rooms[0]?.nights ?? []).map((night) => night.price + night.tax)
    const [first = 0, second = 0, third] = nightly(plain)
    assert.equal(data.coupon?.first_nights, 2)
    assert.deepEqual(nightly(data), [first - Math.round(first / 5), second - Math.round(second / 5), third])
    assert.equal(data.total.coupon_discount_amount, Math.round(first / 5) + Math.round(second / 5))
  })

  it('takes an amount off each room once', async () => {
    const chosen = [{ ...room, quantity: 2 }]
    const { total } = (await price('YEN1000', { chosen, stay: THREE_NIGHTS })).body.data
    assert.equal(total.coupon_discount_amount, 2_000)
  })

  const refusals = [
    ['X-UNKNOWN', 1500, 'unknown'],
    ['EXPIRED', 1500, 'expired'],
    ['SOON', 1500, 'not_yet'],
    ['LIMIT0', 1501, 'limit'],
    ['MEMBERS', 1500, 'members'],
    ['PLANONLY', 2001, 'plan'],
    ['COAST5', 1500, 'unknown'],
  ] as const
  for (const [code, refusal, reason] of refusals)
    it(`${code} is refused with ${refusal}, the reason ${reason}, and no price`, async () => {
      const { status, body } = await price(code)
      assert.equal(status, 422)
      const { details } = body.errors[0] ?? {}
      assert.deepEqual([details?.code, details?.reason], [refusal, reason])
    })

  it('is good until its last day and not after it', async () => {
    const start = world.clock.now()
    const until = '2026-11-20'
    const on = async (moment: string) => {
      world.clock.set(Date.parse(moment))
      const other = await openGuest(world) // a session does not last so long
      const query = { ...STAY, rooms: [room], coupon_code: 'TWONIGHTS' }
      return other.send(rooms.price, { hotelId: HOTEL, query })
    }
    await world.database.orm.update(coupon).set({ valid_until: until }).where(eq(coupon.code, 'TWONIGHTS'))
    const answers = [await on(`${until}T23:59:00+09:00`), await on('2026-11-21T12:00:00+09:00')]
    world.clock.set(start)
    assert.deepEqual(
      answers.map(({ status, body }) => (status === 200 ? status : body.errors[0]?.details.reason)),
      [200, 'expired'],
    )
    await world.database.orm.update(coupon).set({ valid_until: null }).where(eq(coupon.code, 'TWONIGHTS'))
  })

  describe('in a booking', () => {
    const booking = async (coupon_code: string, type: PaymentType = 'on_site', chosen = room) => {
      const query = { ...STAY, rooms: [chosen], payment_type: type, coupon_code }
      const { data, meta } = (await guest.send(rooms.price, { hotelId: HOTEL, query })).body
      const total_price = data.total.total_price
      return guest.booking(HOTEL, type, [chosen], { coupon_code, quote_id: meta.quote_id, total_price })
    }

    it('is used up with it, and stands on the reservation', async () => {
      const [used = 0] = await counts('WELCOME10')
      const body = await booking('WELCOME10')
      const booked = await guest.book(HOTEL, body, 'coupon-0001')
      assert.equal(booked.status, 201, JSON.stringify(booked.body))
      assert.deepEqual(await counts('WELCOME10'), [used + 1, 0])
      const reservationId = booked.body.data.reservation_number
      const { data } = (
        await guest.send(reservations.show, { hotelId: HOTEL, reservationId, query: { email: TARO.email } })
      ).body
      assert.equal(data.coupon?.code, 'WELCOME10')
      assert.equal(data.total.total_price, body.total_price)
      assert.ok(data.total.coupon_discount_amount > 0)
      assert.equal(add(...data.rooms.map((one) => one.total_price)), body.total_price)
      // The same request again is the same booking: nothing is used twice.
      assert.deepEqual((await guest.book(HOTEL, body, 'coupon-0001')).body, booked.body)
      assert.deepEqual(await counts('WELCOME10'), [used + 1, 0])
    })

    it('cannot be left out or put in after the calculation', async () => {
      const { coupon_code: _left, ...without } = await booking('WELCOME10')
      assert.equal((await guest.book(HOTEL, without, 'coupon-0002')).body.errors[0]?.details.code, 2304)
      const plain = await guest.booking(HOTEL, 'on_site', [room])
      const { status, body } = await guest.book(HOTEL, { ...plain, coupon_code: 'WELCOME10' }, 'coupon-0003')
      assert.deepEqual([status, body.errors[0]?.details.code], [409, 2304])
    })

    it('the last one goes to one of two guests, and the other is told (guarantee S14) [ERR-031]', async () => {
      const bodies = [await booking('LASTONE'), await booking('LASTONE')]
      const answers = await answersOfRace(world.database.orm, {
        hold: (tx) => tx.select().from(coupon).where(eq(coupon.code, 'LASTONE')).for('update'),
        begin: () => bodies.map((body, at) => guest.book(HOTEL, body, `coupon-race-${at}`)),
      })
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 422])
      const lost = answers.find(({ status }) => status === 422)
      assert.equal(lost?.body.errors[0]?.details.code, 1501)
      assert.deepEqual(await counts('LASTONE'), [5, 0])
      await assert.rejects(world.database.orm.execute(sql`update coupon set used = 6 where code = 'LASTONE'`))
    })

    it('is held while the bank asks, given back when it comes to nothing, and used when it is paid', async () => {
      const card = await firstRoom(guest, HOTEL, 'credit_card')
      const [used = 0] = await counts('WELCOME10')
      const pay = async (key: string) => {
        const body = await booking('WELCOME10', 'credit_card', card)
        const token = await world.cardToken('4000000000003220')
        const paid = { token, brand: 'visa' as const, last4: '3220', expiry: '12/30', holder: 'TARO YAMADA' }
        const booked = await guest.book(HOTEL, { ...body, payment: { type: 'credit_card', card: paid } }, key)
        assert.equal(booked.body.data.status, 'payment_pending', JSON.stringify(booked.body))
        assert.deepEqual(await counts('WELCOME10'), [used, 1])
        return booked.body.data.transaction?.challenge_url ?? ''
      }
      await world.decide(await pay('coupon-card-1'), 'fail')
      assert.deepEqual(await counts('WELCOME10'), [used, 0])
      await pay('coupon-card-2')
      await world.outwait()
      assert.deepEqual(await counts('WELCOME10'), [used, 0])
      await world.decide(await pay('coupon-card-3'), 'approve')
      assert.deepEqual(await counts('WELCOME10'), [used + 1, 0])
    })
  })

  describe('beside promotions', () => {
    const line = (plan: string): SelectedRoom => {
      const [type, code] = PLAN_CODES[plan] ?? ['', '']
      return { room_type_code: type, room_plan_code: code, quantity: 1, party: PARTY }
    }
    const PLAN_CODES: Record<string, [type: string, code: string]> = {}
    const rooms_of = async (hotelId: number) => {
      const { body } = await guest.send(rooms.search, { hotelId, query: { ...FAR, rooms: [PARTY] } })
      for (const one of body.data.rooms)
        for (const plan of one.room_plan) PLAN_CODES[plan.hotel_plan_code] ??= [one.room_type_code, plan.room_plan_code]
    }
    const paid = async (hotelId: number, plan: string, payment_type: PaymentType = 'credit_card') => {
      const query = { ...FAR, rooms: [line(plan)], payment_type }
      const { body } = await guest.send(rooms.price, { hotelId, query })
      return body.data.rooms[0]?.discounts.filter(({ discount_type }) => discount_type === 'payment') ?? []
    }

    it('one for a way of paying is for the plans it includes, or for all but those it excludes [COUPON-008]', async () => {
      for (const [hotelId, mode] of [
        [SETOUCHI, 'include'],
        [YUFUIN, 'exclude'],
      ] as const) {
        await rooms_of(hotelId)
        for (const plan of ['kaiseki', 'breakfast']) {
          const isMeant = (plan === 'breakfast') === (mode === 'include')
          const found = await paid(hotelId, plan)
          assert.equal(found.length, isMeant ? 1 : 0, `${mode} ${plan}`)
          if (isMeant) assert.ok((found[0]?.discount_amount ?? 0) > 0)
          assert.deepEqual(await paid(hotelId, plan, 'on_site'), [])
        }
      }
    })

    it('all four origins come off one stay, each an amount of its own, in both currencies', async () => {
      await rooms_of(YUFUIN)
      const query = {
        ...FAR,
        rooms: [line('kaiseki')],
        payment_type: 'credit_card',
        coupon_code: 'coast5',
        mcp_currency: 'USD',
      }
      const { status, body } = await guest.send(rooms.price, { hotelId: YUFUIN, query })
      assert.equal(status, 200, JSON.stringify(body))
      const { total, rooms: priced } = body.data
      const off = (type: string) =>
        priced[0]?.discounts.find(({ discount_type }) => discount_type === type)?.discount_amount ?? 0
      const own = total.promotion_discount_amount - off('payment') - off('creansmaerd')
      const gross = total.original_price_with_tax
      // 10 % for booking early, 4 % from the site, 3 % for the card, each of the whole; 5 % of what is left.
      assert.deepEqual(
        [own, off('creansmaerd'), off('payment')].map((amount) => Math.round((amount / gross) * 100)),
        [10, 4, 3],
      )
      assert.ok(Math.abs(total.coupon_discount_amount - (gross - total.promotion_discount_amount) * 0.05) < 2)
      assert.equal(gross - total.promotion_discount_amount - total.coupon_discount_amount, total.discounted_price)
      assert.equal(priceTotal(total), total.total_price)
      assert.ok(priced[0]?.discounts.every(({ mcp_discount_amount }) => (mcp_discount_amount?.cents ?? 0) > 0))
    })
  })
})
