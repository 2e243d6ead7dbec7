import type { Price, PriceField, RoomDiscount } from '../../../../shared/model/search/price.ts'
import { PRICE_FIELDS } from '../../../../shared/model/search/price.ts'
import { add } from '../../../../shared/rules/money/money.ts'

type Amounts = Record<PriceField, number>

type LineKey =
  | 'checkout.billFor'
  | 'checkout.billBestRate'
  | 'checkout.billPromotion'
  | 'checkout.roomClubDiscount'
  | 'checkout.roomPaymentDiscount'
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
type Part<Key> = { key: Key; unless?: PriceField }
type Parts<Key> = Partial<Record<PriceField, Part<Key>>>
type PartKey =
  | 'checkout.billBefore'
  | 'checkout.billBeforeNet'
  | 'checkout.billAllOffers'
  | 'checkout.billDiscounted'
  | 'checkout.billRoomNet'
  | 'checkout.billExtrasWithTax'
  | 'checkout.billTotalNet'
  | 'checkout.billBeforePoints'

/** When the total is paid: below it. */
export const WHEN_PAID: Parts<'checkout.billDeposit' | 'checkout.dueAtHotel'> = {
  deposit_amount: { key: 'checkout.billDeposit' },
  remain_amount: { key: 'checkout.dueAtHotel', unless: 'total_price' },
}
/** Sums on the way to the total: for whoever wants to see how it is made up. */
export const ON_THE_WAY: Parts<PartKey> = {
  original_price_with_tax: { key: 'checkout.billBefore', unless: 'discounted_price' },
  original_price: { key: 'checkout.billBeforeNet', unless: 'room_price_without_tax' },
  total_special_discount: { key: 'checkout.billAllOffers' },
  discounted_price: { key: 'checkout.billDiscounted', unless: 'original_price_with_tax' },
  room_price_without_tax: { key: 'checkout.billRoomNet' },
  total_extra_price: { key: 'checkout.billExtrasWithTax' },
  total_price_without_tax: { key: 'checkout.billTotalNet', unless: 'room_price_without_tax' },
  total_price_before_point_discount: { key: 'checkout.billBeforePoints', unless: 'total_price' },
}

export const partsOf = <Key>(price: Amounts, parts: Parts<Key>): { field: PriceField; key: Key }[] =>
  entries(parts).flatMap(([field, part]) => {
    if (!part || price[field] === 0 || (part.unless && price[field] === price[part.unless])) return []
    return [{ field, key: part.key }]
  })

/** A price with what was taken off it by others than the hotel, all in one currency. */
export type Priced = { price: Amounts; off: Off }
export type Off = Partial<Record<RoomDiscount['discount_type'], number>>

/** The discounts of all rooms, by where they come from (COUPON-014). */
export function offOf(discounts: readonly (RoomDiscount & { times?: number })[], amountOf: AmountOf = own): Off {
  const off: Off = {}
  for (const one of discounts) off[one.discount_type] = (off[one.discount_type] ?? 0) + amountOf(one) * (one.times ?? 1)
  return off
}
type AmountOf = (discount: RoomDiscount) => number
const own: AmountOf = ({ discount_amount }) => discount_amount
export const converted: AmountOf = ({ mcp_discount_amount }) => mcp_discount_amount?.cents ?? 0

/**
 * A line for everything that is not zero, with its amount in the second currency. The room is what the others leave of
 * the total, so the lines always add up, in either currency by itself.
 */
export function billLines(first: Priced, second: Priced | null = null): (PriceLine & { beside: number | null })[] {
  const shown = partsTaken(first).filter(({ amount }) => amount !== 0)
  const others = second && new Map(partsTaken(second).map(({ key, amount }) => [key, amount]))
  const beside = shown.map(({ key }) => others?.get(key) ?? null)
  const room: PriceLine = { key: 'checkout.billFor', amount: rest(first, shown), less: false }
  const roomBeside = second && second.price.total_price - add(...beside.map((amount) => amount ?? 0))
  return [{ ...room, beside: roomBeside }, ...shown.map((line, at) => ({ ...line, beside: beside[at] ?? null }))]
}

const rest = ({ price }: Priced, lines: readonly PriceLine[]): number =>
  price.total_price - add(...lines.map(({ amount }) => amount))

function partsTaken({ price, off }: Priced): PriceLine[] {
  const line = (amount: number, key: LineKey, less: boolean): PriceLine => ({ key, amount, less })
  const offers = promotionLines(price, off).map(([key, amount]) => line(-amount, key, true))
  // The special discount is the sum of what was taken off the rate, the promotion among it.
  const special = price.total_special_discount - price.promotion_discount_amount - price.brr_discount_amount
  const taken = { ...price, total_special_discount: special }
  const less = entries(LESS).map(([field, key]) => line(-taken[field], key, true))
  const more = entries(MORE).map(([field, key]) => line(price[field], key, false))
  return [...offers, ...less, ...more]
}

const ORIGINS = {
  creansmaerd: 'checkout.roomClubDiscount',
  payment: 'checkout.roomPaymentDiscount',
} as const satisfies Record<RoomDiscount['discount_type'], LineKey>

/** The promotion by its origins: the hotel's own is what the named ones leave. One that is smaller than they are is not made of them. */
function promotionLines({ promotion_discount_amount: whole }: Amounts, off: Off): [LineKey, number][] {
  const named = entries(ORIGINS).map(([type, key]): [LineKey, number] => [key, off[type] ?? 0])
  const left = whole - add(...named.map(([, amount]) => amount))
  return left < 0 ? [['checkout.billPromotion', whole]] : [['checkout.billPromotion', left], ...named]
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
