import type { Price, PriceField } from '../../../shared/model/price.ts'
import { add } from '../../../shared/rules/money.ts'

type LineKey =
  | 'checkout.billFor'
  | 'checkout.billBestRate'
  | 'checkout.billPromotion'
  | 'checkout.billDiscount'
  | 'checkout.billExtras'
  | 'checkout.billCoupon'
  | 'checkout.billVoucher'
  | 'checkout.billPoints'
  | 'checkout.billTaxes'
  | 'checkout.billLocalTax'
export type PriceLine = { key: LineKey; amount: number; less: boolean }

const LESS = {
  brr_discount_amount: 'checkout.billBestRate',
  promotion_discount_amount: 'checkout.billPromotion',
  total_special_discount: 'checkout.billDiscount',
  coupon_discount_amount: 'checkout.billCoupon',
  voucher_coupon_discount_amount: 'checkout.billVoucher',
  spending_point_value: 'checkout.billPoints',
} as const satisfies Partial<Record<PriceField, LineKey>>
const MORE = {
  extra_price_without_tax: 'checkout.billExtras',
  tax: 'checkout.billTaxes',
  accommodation_tax: 'checkout.billLocalTax',
} as const satisfies Partial<Record<PriceField, LineKey>>

/** A line for everything that is not zero. The room is what the others leave of the total, so the lines always add up. */
export function billLines(price: Price): PriceLine[] {
  const line = (amount: number, key: LineKey, less: boolean): PriceLine => ({ key, amount, less })
  // The special discount is the sum of what was taken off the rate, the promotion among it.
  const special = price.total_special_discount - price.promotion_discount_amount - price.brr_discount_amount
  const taken = { ...price, total_special_discount: special }
  const less = entries(LESS).map(([field, key]) => line(-taken[field], key, true))
  const more = entries(MORE).map(([field, key]) => line(price[field], key, false))
  const rest = add(...[...less, ...more].map(({ amount }) => amount))
  const room = line(price.total_price - rest, 'checkout.billFor', false)
  return [room, ...less, ...more].filter(({ amount }, at) => at === 0 || amount !== 0)
}

// Object.entries forgets the keys it lists.
const entries = <Key extends string, Value>(table: Record<Key, Value>) => Object.entries(table) as [Key, Value][]
