import type { ChangeSum } from '../../../shared/model/stay/changed-room.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import type { ChangeStanding } from './change-standing.ts'

/**
 * What the wallet paid of the booking goes on paying, as far as the new total needs it: the voucher first, and then as
 * many points as fit into what it leaves. Points too many are given back.
 */
export function withBookedSpending(
  price: Price,
  { row, voucher, points }: Pick<ChangeStanding, 'row' | 'voucher' | 'points'>,
): { total: Price; points: number | null } {
  const ofVoucher = Math.min(voucher?.amount_gross ?? 0, price.total_price)
  const before = price.total_price - ofVoucher
  const value = points ? row.total.spending_point_value / points.amount : 0
  const kept = points && value > 0 ? Math.min(points.amount, Math.floor(before / value)) : 0
  const ofPoints = Math.round(kept * value)
  const total = before - ofPoints
  return {
    points: points ? kept : null,
    total: {
      ...price,
      voucher_coupon_discount_amount: ofVoucher,
      total_price_before_point_discount: before,
      spending_point_value: ofPoints,
      total_price: total,
      deposit_amount: Math.min(price.deposit_amount, total),
      remain_amount: Math.min(price.remain_amount, total),
    },
  }
}

/** What a change means in points (POINT-009: selectedSpendingPoint, adjustPoint). */
export const pointsOfChange = (booked: ChangeStanding['points'], kept: number | null): Pick<ChangeSum, 'points'> =>
  booked && kept !== null ? { points: { selected_spending_point: kept, adjust_point: booked.amount - kept } } : {}
