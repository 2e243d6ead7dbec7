import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'

import { PRICE_FIELDS } from '../../../../shared/model/search/price.ts'
import type { Price } from '../../../../shared/model/search/price.ts'
import { add } from '../../../../shared/rules/money/money.ts'
import { billLines, offOf } from './bill-lines.ts'

const ZERO = Object.fromEntries(PRICE_FIELDS.map((field) => [field, 0]))
const price = (given: Partial<Price>) => ({ ...ZERO, cancellation: { fee: 0 }, ...given }) as Price // every field is there

const amount = fc.integer({ min: 0, max: 2_000_000_000 })
const anyPrice = fc
  .record(Object.fromEntries(PRICE_FIELDS.map((field) => [field, fc.oneof(fc.constant(0), amount)])))
  .map((given) => price(given))
const off = fc.record({ payment: amount, creansmaerd: amount }, { requiredKeys: [] })

describe('the lines of a bill', () => {
  it('add up to the total whatever the amounts are, in either currency, and none is zero', () => {
    fc.assert(
      fc.property(anyPrice, off, anyPrice, off, (first, taken, second, takenThere) => {
        const lines = billLines({ price: first, off: taken }, { price: second, off: takenThere })
        assert.equal(add(...lines.map((line) => line.amount)), first.total_price)
        assert.equal(add(...lines.map(({ beside }) => beside ?? 0)), second.total_price)
        assert.ok(lines.slice(1).every((line) => line.amount !== 0))
        assert.equal(new Set(lines.map(({ key }) => key)).size, lines.length)
      }),
    )
  })

  it('show a coupon of 300 and a promotion of 200 as two discounts [COUPON-011]', () => {
    const total = { total_price: 9_500, tax: 863, coupon_discount_amount: 300, promotion_discount_amount: 200 }
    const lines = billLines({ price: price({ ...total, total_special_discount: 200 }), off: {} })
    assert.deepEqual(
      lines.map((line) => [line.key, line.amount, line.less]),
      [
        ['checkout.billFor', 9_137, false],
        ['checkout.billPromotion', -200, true],
        ['checkout.billCoupon', -300, true],
        ['checkout.billTaxes', 863, false],
      ],
    )
  })

  it('part a promotion by its origins: what they leave is the hotel’s own, and one smaller than they are stays whole', () => {
    const off = { creansmaerd: 50, payment: 30 }
    const told = (promotion_discount_amount: number) => {
      const given = price({ total_price: 1_000, promotion_discount_amount, total_special_discount: promotion_discount_amount }) // prettier-ignore
      return billLines({ price: given, off }).flatMap(({ key, amount, less }) => (less ? [[key, amount]] : []))
    }
    const own = [
      ['checkout.roomClubDiscount', -50],
      ['checkout.roomPaymentDiscount', -30],
    ]
    assert.deepEqual(told(200), [['checkout.billPromotion', -120], ...own])
    assert.deepEqual(told(80), own)
    assert.deepEqual(told(60), [['checkout.billPromotion', -60]])
  })

  it('count a discount of each room as often as the room is taken', () => {
    const discounts = [
      { discount_type: 'payment' as const, discount_amount: 100, times: 2 },
      { discount_type: 'payment' as const, discount_amount: 30 },
      { discount_type: 'creansmaerd' as const, discount_amount: 7 },
    ]
    assert.deepEqual(offOf(discounts), { payment: 230, creansmaerd: 7 })
  })
})
