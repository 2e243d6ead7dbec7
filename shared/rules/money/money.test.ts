import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CURRENCY_CODES } from '../../currencies.ts'
import { PRICE_FIELDS } from '../../model/search/price.ts'
import type { Price, PriceField } from '../../model/search/price.ts'
import {
  add,
  cancellationFee,
  exchange,
  money,
  offerSum,
  offerTotal,
  percentOf,
  priceSum,
  priceTotal,
} from './money.ts'

const offer = { total_price: 37_200, tax: 3_720, accommodation_tax: 300 }

/** Every field has an amount of its own, so that no two can be mistaken for each other. */
function examplePrice(): Price {
  const fields = PRICE_FIELDS.map((field, index) => [field, 1_000 + index] as const)
  const converted = PRICE_FIELDS.map((field, index) => [`mcp_${field}`, { cents: 5_000 + index }] as const)
  return {
    ...(Object.fromEntries(fields) as Record<PriceField, number>),
    ...Object.fromEntries(converted),
    cancellation: { fee: 900, mcp_fee: { cents: 4_900 } },
  }
}

describe('a price', () => {
  it('of an offer is the stay, its tax and the accommodation tax', () => {
    assert.equal(offerTotal(offer), 41_220)
    assert.notEqual(offerTotal(offer), offer.total_price)
  })

  it('of a calculation is gross already', () => {
    assert.equal(priceTotal({ total_price: 41_220 }), 41_220)
  })

  it('is read in each field, in the currency of the hotel and in the chosen one', () => {
    const price = examplePrice()
    PRICE_FIELDS.forEach((field, index) => {
      assert.deepEqual(priceSum(price, field, 'JPY', null), { amount: 1_000 + index, currency: 'JPY' })
      assert.deepEqual(priceSum(price, field, 'JPY', 'USD'), { amount: 5_000 + index, currency: 'USD' })
    })
    assert.deepEqual(cancellationFee(price, 'JPY', null), { amount: 900, currency: 'JPY' })
    assert.deepEqual(cancellationFee(price, 'JPY', 'USD'), { amount: 4_900, currency: 'USD' })
  })

  it("stays in the hotel's currency when the answer has no other", () => {
    assert.deepEqual(offerSum(offer, 'JPY', 'USD'), { amount: 41_220, currency: 'JPY' })
    const both = { ...offer, mcp_total_price: { cents: 1 }, mcp_tax: { cents: 2 }, mcp_accommodation_tax: { cents: 4 } }
    assert.deepEqual(offerSum(both, 'JPY', 'USD'), { amount: 7, currency: 'USD' })
  })
})

describe('arithmetic', () => {
  it('adds integers', () => assert.equal(add(1, 2, 3), 6))

  it('takes percents without the errors of fractions', () => {
    assert.equal(percentOf(1_000, 7.7), 77)
    assert.equal(percentOf(999, 30), 299)
    assert.equal(percentOf(999, 30, 'up'), 300)
    assert.equal(percentOf(999, 50, 'half'), 500)
    assert.equal(percentOf(96_200, 100), 96_200)
    assert.equal(percentOf(96_200, 0), 0)
  })

  it('exchanges whole units into minor ones by the table of digits', () => {
    assert.equal(exchange(10_000, 'JPY', 'USD', 0.0067), 6_700)
    assert.equal(exchange(6_700, 'USD', 'JPY', 150), 10_050)
    assert.equal(exchange(10_000, 'JPY', 'TWD', 0.21), 2_100)
  })
})

describe('a written sum', () => {
  it('has the digits of its currency', () => {
    assert.equal(money({ amount: 123_450, currency: 'USD' }, 'en'), '$1,234.50')
    assert.equal(money({ amount: 1_235, currency: 'JPY' }, 'en'), '¥1,235')
    assert.equal(money({ amount: 1_235, currency: 'TWD' }, 'en'), 'NT$1,235')
    assert.equal(money({ amount: 12_345, currency: 'USD' }, 'ja'), '$123.45')
  })

  it('shows a symbol for six currencies and the code for the others', () => {
    const coded = CURRENCY_CODES.filter((currency) => money({ amount: 1_234, currency }, 'en').startsWith(currency))
    assert.equal(coded.length, 28)
    assert.equal(money({ amount: 123_450, currency: 'AUD' }, 'en'), 'AUD\u00a01,234.50')
  })

  it('is grouped as the language groups, with Latin digits, and says minus properly', () => {
    assert.equal(money({ amount: 123_450, currency: 'EUR' }, 'id'), '€1.234,50')
    assert.equal(money({ amount: 12_345, currency: 'JPY' }, 'ar'), '¥12,345')
    assert.equal(money({ amount: -500, currency: 'JPY' }, 'en'), '\u2212¥500')
  })
})
