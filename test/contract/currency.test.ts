import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { reservations } from '../../shared/contract/reservations.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { session } from '../../shared/contract/session.ts'
import { CURRENCIES, CURRENCY_CODES } from '../../shared/currencies.ts'
import { PRICE_FIELDS } from '../../shared/model/price.ts'
import { exchange, offerSum, priceSum } from '../../shared/rules/money.ts'
import { openGuest, PARTY, STAY, TARO } from './guest.ts'
import type { Guest } from './guest.ts'
import { openWorld } from './world.ts'
import type { World } from './world.ts'

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

  it('is kept with the reservation, and the money stays the hotel’s', async () => {
    const { lines } = await firstChoice()
    const query = { ...STAY, rooms: lines, payment_type: 'on_site', mcp_currency: 'USD' }
    const { data, meta } = (await guest.send(rooms.price, { ...HOTEL, query })).body
    const body = {
      ...STAY,
      rooms: lines,
      guest: TARO,
      payment: { type: 'on_site' as const },
      extras: [],
      quote_id: meta.quote_id,
      total_price: data.total.total_price,
      mcp_currency: 'USD' as const,
    }
    const made = await guest.book(HOTEL.hotelId, body, 'in-two-currencies')
    assert.equal(made.status, 201)
    const reservationId = made.body.data.reservation_number
    const shown = await guest.send(reservations.show, { ...HOTEL, reservationId, query: { email: TARO.email } })
    const { currency, mcp_currency, total } = shown.body.data
    assert.deepEqual([currency, mcp_currency], ['JPY', 'USD'])
    assert.deepEqual(total.mcp_total_price, data.total.mcp_total_price)
    assert.equal(total.total_price, data.total.total_price)
    assert.ok(total.cancellation.mcp_fee)
  })

  it('are offered by the hotels of the world', async () => {
    const { body } = await guest.send(session.settings, { code: 'shirotsuki' })
    assert.equal(body.data.mcp_enabled, true)
  })
})
