import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { PRICE_FIELDS } from '../../../shared/model/search/price.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import { exchange } from '../../../shared/rules/money/money.ts'
import type { QuoteLine } from '../db/schema/money.ts'
import { priceIn } from './exchange.ts'
import type { Exchange } from './exchange.ts'

const DOLLARS: Exchange = { currency: 'USD', version: 1, of: (yen) => exchange(yen, 'JPY', 'USD', 0.0067) }
const ROOM = {
  room_plan_code: 'b-1',
  room_type_code: 'b',
  quantity: 2,
  nights: [],
  discounts: [],
  rounding_discount: 0,
}
const LINE: QuoteLine = {
  room_type_code: 'b',
  room_plan_code: 'b-1',
  quantity: 2,
  party: { adults: 2, children: 0 },
  price: ROOM,
  accommodation_tax: 0,
  total_gross: 10_050,
}

const priceOf = (amounts: Partial<Price>): Price =>
  Object.assign(
    Object.fromEntries(PRICE_FIELDS.map((field) => [field, 0])),
    { cancellation: { fee: 0 } },
    amounts,
  ) as Price // a number for every field

describe('a price in a second currency', () => {
  it('is the sum of its rooms, each as the results converted it', () => {
    const shown = priceIn(priceOf({ total_price: 20_100 }), [LINE], DOLLARS)
    assert.equal(shown.mcp_total_price?.cents, 13_468)
  })

  it('that points pay whole is nothing in it either, and so is all that is nothing', () => {
    const paid = priceOf({ discounted_price: 20_100, spending_point_value: 20_100 })
    const shown = priceIn(paid, [LINE], DOLLARS)
    const wrong = PRICE_FIELDS.filter((field) => (paid[field] === 0) !== (shown[`mcp_${field}`]?.cents === 0))
    assert.deepEqual(wrong, [])
  })
})
