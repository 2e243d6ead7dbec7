import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { places } from '../../../shared/contract/places.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { CURRENCIES, CURRENCY_CODES } from '../../../shared/currencies.ts'
import { PRICE_FIELDS } from '../../../shared/model/search/price.ts'
import { exchange, offerSum, priceSum } from '../../../shared/rules/money/money.ts'
import { firstRoom, openGuest, PARTY, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = { hotelId: 1 }
/** The world's rate: a yen in dollars. */
const RATE = 1 / 156.5

describe('prices in a second currency', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const search = async (mcp_currency?: string) => {
    const query = { ...STAY, rooms: [PARTY], ...(mcp_currency && { mcp_currency }) }
    const { status, body } = await guest.send(rooms.search, { ...HOTEL, query })
    assert.equal(status, 200)
    return body
  }
  const firstChoice = async (quantity = 1) => {
    const { data } = await search('USD')
    const room = data.rooms.find((one) => one.room_count >= quantity && one.room_plan.length > 0)
    const plan = room?.room_plan.find(({ payment_method }) => payment_method.includes('on_site'))
    assert.ok(room && plan)
    const { room_type_code } = room
    return { plan, lines: [{ room_type_code, room_plan_code: plan.room_plan_code, quantity, party: PARTY }] }
  }

  it('come beside every price of a search, at one rate of a named version', async () => {
    const { data, meta } = await search('USD')
    assert.deepEqual([meta.currency, meta.mcp_currency, meta.exchange_rate_version], ['JPY', 'USD', 1])
    const offers = data.rooms.flatMap((room) => room.room_plan.map(({ price }) => price))
    assert.ok(offers.length > 0)
    for (const price of offers) {
      const yen = offerSum(price, 'JPY', null).amount
      assert.deepEqual(offerSum(price, 'JPY', 'USD'), {
        amount: exchange(yen, 'JPY', 'USD', RATE),
        currency: 'USD',
      })
      assert.equal(price.mcp_tax?.cents, exchange(price.tax, 'JPY', 'USD', RATE))
    }
  })

  for (const wanted of ['JPY', 'QQQ', undefined])
    it(`do not come for ${wanted ?? 'nobody who asks for none'}`, async () => {
      const { data, meta } = await search(wanted)
      assert.deepEqual([meta.mcp_currency, meta.exchange_rate_version], [null, null])
      assert.ok(data.rooms.every((room) => room.room_plan.every(({ price }) => price.mcp_total_price === undefined)))
    })

  it('has a rate into each of the 34 currencies, in the minor units of each', async () => {
    for (const currency of CURRENCY_CODES.filter((code) => code !== 'JPY')) {
      const { data, meta } = await search(currency)
      assert.equal(meta.mcp_currency, currency)
      const { cents = 0 } = data.rooms[0]?.room_plan[0]?.price.mcp_total_price ?? {}
      assert.ok(Number.isInteger(cents) && cents > 0, `${currency} ${cents} of ${CURRENCIES[currency].digits} digits`)
    }
  })

  it('comes with every amount of a calculation, and its total is the one of the results, room by room', async () => {
    const { plan, lines } = await firstChoice(2)
    const query = { ...STAY, rooms: lines, mcp_currency: 'USD' }
    const { body } = await guest.send(rooms.price, { ...HOTEL, query })
    const { total } = body.data
    for (const field of PRICE_FIELDS) assert.ok(total[`mcp_${field}`], field)
    assert.equal(total.cancellation.mcp_fee?.cents, 0)
    assert.equal(total.mcp_tax?.cents, exchange(total.tax, 'JPY', 'USD', RATE))
    assert.deepEqual([body.meta.mcp_currency, body.meta.exchange_rate_version], ['USD', 1])
    const inResults = offerSum(plan.price, 'JPY', 'USD').amount * 2
    assert.equal(priceSum(total, 'total_price', 'JPY', 'USD').amount, inResults)
  })

  /** As the widget sends it after the calculation in dollars. */
  async function inDollars() {
    const { lines } = await firstChoice()
    const query = { ...STAY, rooms: lines, payment_type: 'on_site', mcp_currency: 'USD' }
    const { data, meta } = (await guest.send(rooms.price, { ...HOTEL, query })).body
    const body = {
      ...STAY,
      rooms: lines,
      guest: TARO,
      payment: { type: 'on_site' as const },
      extras: [],
      allow_duplicate: true,
      quote_id: meta.quote_id,
      total_price: data.total.total_price,
      mcp_currency: 'USD' as const,
    }
    return { body, rates: meta.exchange_rate_version ?? 0, dollars: data.total.mcp_total_price }
  }

  it('is kept with the reservation, and the money stays the hotel’s', async () => {
    const { body, dollars } = await inDollars()
    const made = await guest.book(HOTEL.hotelId, body, 'in-two-currencies')
    assert.equal(made.status, 201)
    const reservationId = made.body.data.reservation_number
    const shown = await guest.send(reservations.show, { ...HOTEL, reservationId, query: { email: TARO.email } })
    const { currency, mcp_currency, total } = shown.body.data
    assert.deepEqual([currency, mcp_currency], ['JPY', 'USD'])
    assert.deepEqual(total.mcp_total_price, dollars)
    assert.equal(total.total_price, body.total_price)
    assert.ok(total.cancellation.mcp_fee)
  })

  describe('a card in the second currency', () => {
    const byCard = async (brand: 'visa' | 'jcb', number: string, currency?: 'USD' | 'EUR') => {
      const room = await firstRoom(guest, HOTEL.hotelId, 'credit_card')
      const query = { ...STAY, rooms: [room], payment_type: 'credit_card', mcp_currency: 'USD' }
      const { data, meta } = (await guest.send(rooms.price, { ...HOTEL, query })).body
      const token = await world.cardToken(number)
      const card = { token, brand, last4: number.slice(-4), expiry: '12/30', holder: 'TARO YAMADA' }
      const body = {
        ...STAY,
        rooms: [room],
        guest: TARO,
        payment: { type: 'credit_card' as const, card, ...(currency && { currency }) },
        extras: [],
        allow_duplicate: true,
        quote_id: meta.quote_id,
        total_price: data.total.total_price,
        mcp_currency: 'USD' as const,
        exchange_rate_version: meta.exchange_rate_version ?? 0,
      }
      return { body, total: data.total }
    }
    const VISA = '4000000000024242'
    const JCB = '3530000000063530'

    it('is charged in it when its brand is allowed, and what was paid is the price of the stay', async () => {
      const { body, total } = await byCard('visa', VISA, 'USD')
      const made = await guest.book(HOTEL.hotelId, body, 'visa-in-dollars')
      assert.equal(made.status, 201)
      const transactionId = made.body.data.transaction?.id ?? ''
      const { amount, currency } = (await guest.send(payments.transaction, { ...HOTEL, transactionId })).body.data
      assert.deepEqual([amount, currency], [total.mcp_total_price?.cents, 'USD'])
      const reservationId = made.body.data.reservation_number
      const shown = await guest.send(reservations.show, { ...HOTEL, reservationId, query: { email: TARO.email } })
      const { payment } = shown.body.data
      assert.deepEqual(payment.charged, { amount, currency })
      assert.deepEqual([payment.paid, payment.due_at_hotel], [total.total_price, 0])
    })

    for (const [name, brand, number, currency] of [
      ['of another brand', 'jcb', JCB, 'USD'],
      ['in a third currency', 'visa', VISA, 'EUR'],
    ] as const)
      it(`is refused ${name}, and nothing is booked`, async () => {
        const { body } = await byCard(brand, number, currency)
        const refused = await guest.book(HOTEL.hotelId, body, `refused-${brand}-${currency}`)
        assert.equal(refused.status, 422)
        assert.equal(refused.body.errors[0]?.details.base[0]?.field, 'payment.currency')
      })

    it('is charged in the hotel’s where the guest was told so', async () => {
      const { body, total } = await byCard('jcb', JCB)
      const made = await guest.book(HOTEL.hotelId, body, 'jcb-in-yen')
      const transactionId = made.body.data.transaction?.id ?? ''
      const { amount, currency } = (await guest.send(payments.transaction, { ...HOTEL, transactionId })).body.data
      assert.deepEqual([amount, currency], [total.total_price, 'JPY'])
    })
  })

  it('are refused at rates that are no longer today’s, and booked once the guest has seen the new ones', async () => {
    const bookingOf = async () => {
      const { body, rates, dollars } = await inDollars()
      return { body: { ...body, exchange_rate_version: rates }, cents: dollars?.cents ?? 0 }
    }
    const before = await bookingOf()
    await editWorld(world.database, world.clock, { kind: 'change_rates', currency: 'JPY', percent: 110 })

    for (const quote_id of [before.body.quote_id, 'a-quote-that-is-over']) {
      const refused = await guest.book(HOTEL.hotelId, { ...before.body, quote_id }, `old-rate-${quote_id}`)
      assert.equal(refused.status, 409)
      const { code, ...details } = refused.body.errors[0]?.details ?? { base: [] }
      assert.equal(code, 2304)
      assert.deepEqual(
        [details.reason, details.mcp_currency, details.exchange_rate_version],
        ['exchange_rate_updated', 'USD', 2],
      )
    }
    const after = await bookingOf()
    assert.equal(after.body.total_price, before.body.total_price)
    assert.ok(Math.abs(after.cents - before.cents * 1.1) <= 2, `${before.cents} ${after.cents}`)
    const made = await guest.book(HOTEL.hotelId, after.body, 'the-new-rate')
    assert.equal(made.status, 201)
    const reservationId = made.body.data.reservation_number
    const shown = await guest.send(reservations.show, { ...HOTEL, reservationId, query: { email: TARO.email } })
    assert.equal(shown.body.data.total.mcp_total_price?.cents, after.cents)

    const plain = await guest.booking(HOTEL.hotelId, 'on_site', before.body.rooms)
    await editWorld(world.database, world.clock, { kind: 'change_rates', currency: 'JPY', percent: 110 })
    assert.equal((await guest.book(HOTEL.hotelId, plain, 'no-second-currency')).status, 201)
  })

  it('are suggested by where the guest is, never by what a header says (guarantee S22)', async () => {
    const suggested = async (more: Record<string, string> = {}) =>
      (await guest.send(places.localCurrency, {}, more)).body.data
    assert.deepEqual(await suggested({ 'x-forwarded-for': '192.0.2.7' }), { country: null, currency: null })
    await editWorld(world.database, world.clock, { kind: 'move_guest', country: 'DE' })
    assert.deepEqual(await suggested(), { country: 'DE', currency: 'EUR' })
    await editWorld(world.database, world.clock, { kind: 'move_guest', country: 'AQ' })
    assert.deepEqual(await suggested(), { country: 'AQ', currency: null })
  })

  it('are offered by the hotels of the world', async () => {
    const { body } = await guest.send(starting.settings, { code: 'shirotsuki' })
    assert.equal(body.data.mcp_enabled, true)
  })
})
