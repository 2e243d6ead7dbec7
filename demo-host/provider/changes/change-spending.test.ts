import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { pointsOfChange, withBookedSpending } from './change-spending.ts'

type Price = Parameters<typeof withBookedSpending>[0]
type Booked = Parameters<typeof withBookedSpending>[1]

/** What a change may read of a price, and nothing else. */
const priceOf = (total: number) => ({ total_price: total, deposit_amount: total, remain_amount: total }) as Price
/** A booking paid by a voucher of so much and by points, each worth so much. */
const bookedBy = (voucher: number, points: number, worth: number) =>
  ({
    row: { total: { spending_point_value: points * worth } },
    voucher: voucher > 0 ? { amount_gross: voucher } : null,
    points: points > 0 ? { amount: points } : null,
  }) as Booked

describe('what voucher and points paid of a booking that is changed', () => {
  const rows = [
    // new total, voucher, points, worth of a point → taken by the voucher, points kept, left to pay
    ['goes on paying where the new total needs all of it', 30_000, 5_000, 1_000, 1, [5_000, 1_000, 24_000]],
    ['gives points back that no longer fit behind the voucher', 5_400, 5_000, 1_000, 1, [5_000, 400, 0]],
    ['keeps whole points alone, and never more than is to be paid', 1_050, 0, 500, 4, [0, 262, 2]],
    ['takes no more of the voucher than the new total', 3_000, 5_000, 100, 1, [3_000, 0, 0]],
    ['is nothing where nothing of it was paid so', 8_000, 0, 0, 1, [0, null, 8_000]],
  ] as const
  for (const [title, total, voucher, points, worth, [byVoucher, kept, left]] of rows)
    it(`${title}`, () => {
      const seen = withBookedSpending(priceOf(total), bookedBy(voucher, points, worth))
      assert.equal(seen.points, kept)
      assert.equal(seen.total.voucher_coupon_discount_amount, byVoucher)
      assert.equal(seen.total.total_price_before_point_discount, total - byVoucher)
      assert.equal(seen.total.spending_point_value, (kept ?? 0) * worth)
      assert.deepEqual(
        [seen.total.total_price, seen.total.deposit_amount, seen.total.remain_amount],
        [left, left, left],
      )
    })

  it('tells the points that stay spent and those that come back', () => {
    const { points } = bookedBy(0, 1_000, 1)
    assert.deepEqual(pointsOfChange(points, 400), { points: { selected_spending_point: 400, adjust_point: 600 } })
    assert.deepEqual(pointsOfChange(points, 1_000), { points: { selected_spending_point: 1_000, adjust_point: 0 } })
    assert.deepEqual(pointsOfChange(null, null), {})
  })
})
