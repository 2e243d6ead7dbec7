import { ERRORS } from '../../../shared/errors.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import { PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { pointError } from '../../../shared/rules/money/points.ts'
import type { Orm } from '../db/orm.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { notEnough } from './point-ledger.ts'
import type { Owner } from './point-ledger.ts'
import { pointsOf, purseOf } from './points.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { voucherFor } from './vouchers.ts'
import type { Voucher } from './vouchers.ts'

/** Who asks, as far as their wallet is concerned: a member of the hotel's own brand, or nobody. */
export type Spender = { id: number; brand_id: number; program_id: number | null }
export type Wishes = {
  points?: number | undefined
  coupon_code?: string | undefined
  voucher_coupon_code?: string | undefined
}
type Points = { owner: Owner; amount: number; rules: Awaited<ReturnType<typeof pointsOf>> }

/** What is paid from a wallet: it makes the stay no cheaper, only what is left to pay. */
export type Spending = { points: Points | null; voucher: Voucher | null }

const refused = (field: string, title: string, reason: string) =>
  new ApiError(ERRORS.invalidRequest, title, {
    details: { reason },
    base: [{ field, code: ERRORS.invalidRequest.code, error: title }],
  })

export async function spendingFor(
  orm: Pick<Orm, 'select'>,
  hotel: Hotel,
  wishes: Wishes,
  stay: Stay,
  { member, now }: { member: Spender | null; now: number },
): Promise<Spending> {
  // AMB-19: one code a booking.
  if (wishes.coupon_code && wishes.voucher_coupon_code)
    throw refused('voucher_coupon_code', 'A coupon and a voucher do not go together', 'one_code')
  const voucher = await voucherFor(orm, hotel, wishes.voucher_coupon_code, stay, { member, now })
  return { points: await pointsFor(orm, hotel, wishes.points ?? 0, member, now), voucher }
}

async function pointsFor(
  orm: Pick<Orm, 'select'>,
  hotel: Hotel,
  amount: number,
  member: Spender | null,
  now: number,
): Promise<Points | null> {
  if (amount === 0) return null
  const purse = hotel.settings.members?.points_hidden ? null : await purseOf(orm, member)
  if (!purse) throw notEnough(0, amount)
  return { owner: purse.owner, amount, rules: await pointsOf(orm, purse, hotel, now) }
}

/** The voucher goes first, and points pay what it leaves. What is paid now is the smaller for both. */
export function withSpending(price: Price, { points, voucher }: Spending, paymentType: PaymentType | null): Price {
  if (!points && !voucher) return price
  const ofVoucher = Math.min(voucher?.amount_gross ?? 0, price.total_price)
  const before = price.total_price - ofVoucher
  if (points) checkAmount(points, before)
  const ofPoints = points ? points.amount * points.rules.point_value : 0
  const total = before - ofPoints
  const deposit = Math.min(price.deposit_amount, total)
  const isPaidNow = paymentType !== null && PAYMENT_TYPES[paymentType].charged === 'all'
  return {
    ...price,
    voucher_coupon_discount_amount: ofVoucher,
    total_price_before_point_discount: before,
    spending_point_value: ofPoints,
    total_price: total,
    deposit_amount: deposit,
    remain_amount: isPaidNow ? 0 : total - deposit,
  }
}

function checkAmount({ amount, rules }: Points, price: number): void {
  const fault = pointError(amount, price, rules)
  if (fault === 'balance') throw notEnough(rules.total_point, amount)
  if (fault) throw refused('points', 'So many points cannot be spent', `points_${fault}`)
}
