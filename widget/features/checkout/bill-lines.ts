import type { Price, PriceField } from '../../../shared/model/price.ts'
import { PRICE_FIELDS } from '../../../shared/model/price.ts'
import { add } from '../../../shared/rules/money.ts'

type Amounts = Record<PriceField, number>

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

/** An amount beside the bill; one that equals another says nothing new. */
type Part = { key: PartKey; unless?: PriceField }
type PartKey =
  | 'checkout.billDeposit'
  | 'checkout.dueAtHotel'
  | 'checkout.billBefore'
  | 'checkout.billBeforeNet'
  | 'checkout.billAllOffers'
  | 'checkout.billDiscounted'
  | 'checkout.billRoomNet'
  | 'checkout.billExtrasWithTax'
  | 'checkout.billTotalNet'
  | 'checkout.billBeforePoints'
type Parts = Partial<Record<PriceField, Part>>

/** When the total is paid: below it. */
export const WHEN_PAID: Parts = {
  deposit_amount: { key: 'checkout.billDeposit' },
  remain_amount: { key: 'checkout.dueAtHotel', unless: 'total_price' },
}
/** Sums on the way to the total: for whoever wants to see how it is made up. */
export const ON_THE_WAY: Parts = {
  original_price_with_tax: { key: 'checkout.billBefore', unless: 'discounted_price' },
  original_price: { key: 'checkout.billBeforeNet', unless: 'room_price_without_tax' },
  total_special_discount: { key: 'checkout.billAllOffers' },
  discounted_price: { key: 'checkout.billDiscounted', unless: 'original_price_with_tax' },
  room_price_without_tax: { key: 'checkout.billRoomNet' },
  total_extra_price: { key: 'checkout.billExtrasWithTax' },
  total_price_without_tax: { key: 'checkout.billTotalNet', unless: 'room_price_without_tax' },
  total_price_before_point_discount: { key: 'checkout.billBeforePoints', unless: 'total_price' },
}

export const partsOf = (price: Amounts, parts: Parts): { field: PriceField; key: PartKey }[] =>
  entries(parts).flatMap(([field, part]) => {
    if (!part || price[field] === 0 || (part.unless && price[field] === price[part.unless])) return []
    return [{ field, key: part.key }]
  })

/** A line for everything that is not zero. The room is what the others leave of the total, so the lines always add up. */
export const billLines = (price: Amounts): PriceLine[] =>
  allLines(price).filter(({ amount }, at) => at === 0 || amount !== 0)

export function allLines(price: Amounts): PriceLine[] {
  const line = (amount: number, key: LineKey, less: boolean): PriceLine => ({ key, amount, less })
  // The special discount is the sum of what was taken off the rate, the promotion among it.
  const special = price.total_special_discount - price.promotion_discount_amount - price.brr_discount_amount
  const taken = { ...price, total_special_discount: special }
  const less = entries(LESS).map(([field, key]) => line(-taken[field], key, true))
  const more = entries(MORE).map(([field, key]) => line(price[field], key, false))
  const rest = add(...[...less, ...more].map(({ amount }) => amount))
  return [line(price.total_price - rest, 'checkout.billFor', false), ...less, ...more]
}

/** The same price in the second currency it was asked in; null where it was asked in none (AMB-17). */
export function convertedPrice(price: Price): Amounts | null {
  const amounts = PRICE_FIELDS.map((field) => [field, price[`mcp_${field}`]?.cents] as const)
  if (amounts.some(([, cents]) => cents === undefined)) return null
  return Object.fromEntries(amounts) as Amounts // a number for every field, as just seen
}

// Object.entries forgets the keys it lists.
const entries = <Key extends string, Value>(table: Partial<Record<Key, Value>>) =>
  Object.entries(table) as [Key, Value][]
