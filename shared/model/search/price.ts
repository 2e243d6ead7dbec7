import { array, enums, object, optional, string } from 'superstruct'
import type { Infer, Struct } from 'superstruct'

import { mcp, minor, plainDate } from '../wire.ts'

/** The amounts of a price calculation (CALL-030); each has an mcp_ variant in cents. */
export const PRICE_FIELDS = [
  'accommodation_tax',
  'brr_discount_amount',
  'coupon_discount_amount',
  'deposit_amount',
  'discounted_price',
  'extra_price_without_tax',
  'original_price',
  'original_price_with_tax',
  'promotion_discount_amount',
  'remain_amount',
  'room_price_without_tax',
  'total_special_discount',
  'spending_point_value',
  'tax',
  'total_extra_price',
  'total_price',
  'total_price_before_point_discount',
  'total_price_without_tax',
  'voucher_coupon_discount_amount',
] as const
export type PriceField = (typeof PRICE_FIELDS)[number]

type Amounts = Record<PriceField, number>
type McpAmounts = Partial<Record<`mcp_${PriceField}`, { cents: number }>>
const amounts = Object.fromEntries(PRICE_FIELDS.map((field) => [field, minor()])) as {
  [K in PriceField]: Struct<number, null> // fromEntries forgets which keys it was given
}
const mcpAmounts = Object.fromEntries(PRICE_FIELDS.map((field) => [`mcp_${field}`, optional(mcp())]))

/**
 * A price calculation: `total_price` is what the guest pays, taxes included, beside `total_price_without_tax`.
 * Not to be mixed with an Offer, whose `total_price` is net (docs/hotel-facts.md).
 */
export const price = object({
  ...amounts,
  ...mcpAmounts,
  cancellation: object({ fee: minor(), mcp_fee: optional(mcp()) }),
}) as unknown as Struct<Amounts & McpAmounts & { cancellation: { fee: number; mcp_fee?: { cents: number } } }, null> // the spread of mapped schemas defeats superstruct's inference
export type Price = Infer<typeof price>

/** Search answers: `total_price` is the whole stay without tax; the guest pays total_price + tax + accommodation_tax. */
export const offer = object({
  total_price: minor(),
  tax: minor(),
  accommodation_tax: minor(),
  /** What was asked before a discount, taxes included; only present when it really was. */
  original_price_with_tax: optional(minor()),
  mcp_total_price: optional(mcp()),
  mcp_tax: optional(mcp()),
  mcp_accommodation_tax: optional(mcp()),
  mcp_original_price_with_tax: optional(mcp()),
})
export type Offer = Infer<typeof offer>

export const signInDiscount = object({
  total_price_after_discount: minor(),
  total_price_after_discount_tax: minor(),
  total_accommodation_tax: minor(),
})

/** Of one room; in a reservation, of all of them. */
export const roomDiscount = object({
  discount_type: enums(['payment', 'creansmaerd']),
  discount_amount: minor(),
  mcp_discount_amount: optional(mcp()),
})
export type RoomDiscount = Infer<typeof roomDiscount>

/** One room of a price calculation, with its nights (each with its tax) and what was taken off. */
export const roomPrice = object({
  room_plan_code: string(),
  room_type_code: string(),
  quantity: minor(),
  /** Of one room. `price` is net: price + tax is what the night costs, the tax of the place on top of the stay. */
  nights: array(object({ date: plainDate(), price: minor(), tax: minor() })),
  discounts: array(roomDiscount),
  rounding_discount: minor(),
  sign_in_discount: optional(signInDiscount),
  non_sign_in_discount: optional(signInDiscount),
})
export type RoomPrice = Infer<typeof roomPrice>
