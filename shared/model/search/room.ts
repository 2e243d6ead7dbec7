import { array, boolean, enums, integer, number, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { partyRoom, tierCount } from './party.ts'
import { offer, signInDiscount } from './price.ts'
import { paymentTypes } from '../payment/payment-type.ts'
import { photo } from '../hotel/photo.ts'
import { count, locale, minor, plainDate } from '../wire.ts'

/** Whom a rate or a discount is for (RESULT-018). */
export const RATE_TARGETS = ['brr', 'member', 'all', 'secret', 'rounding'] as const
/** For whom a plan is: an organization's rate is shown to its own accounts alone (CORP-014). */
export const PLAN_TARGETS = ['all', 'member', 'secret', 'brr', 'organization'] as const
export type RateTarget = (typeof RATE_TARGETS)[number]

/** Through whom a plan is sold (RESULT-026); a plan of any other channel is not shown. */
export const CHANNELS = ['all', 'officialWebsite', 'tripla', 'wbf'] as const

/** Agencies whose price for the same night is compared (OTA-010). */
export const OTA_NAMES = ['agoda', 'booking_com', 'expedia', 'jalan', 'rakuten_travel'] as const
export type OtaName = (typeof OTA_NAMES)[number]

const matchedCriteria = object({
  adults_count: count(),
  children_count: count(),
  adults_with_companion: optional(count()),
  children_with_kid_tier_A_companion: optional(count()),
  /** Two parties of as many children may pay differently. */
  kids_ages: optional(array(count())),
  kids_tiers: optional(array(tierCount)),
})

/** A rate's label: rounding or special (RESULT-007), with the words the hotel gave it. */
export const discount = object({
  discount_type: enums(['rounding', 'special']),
  discount_amount: minor(),
  name: optional(string()),
  target: enums(RATE_TARGETS),
  promotion_id: optional(integer()),
  /** The nights it is for; null: from the beginning, without end. */
  starts_on: nullable(plainDate()),
  ends_on: nullable(plainDate()),
})
export type Discount = Infer<typeof discount>

export const roomPlan = object({
  room_plan_code: string(),
  room_plan_name: string(),
  hotel_plan_code: string(),
  description: string(),
  /** The language of the texts of this row when it is not the one asked for (L10N-014). */
  lang: nullable(locale()),
  matched_search_criteria: matchedCriteria,
  meals: array(enums(['breakfast', 'lunch', 'dinner'])),
  target: enums(PLAN_TARGETS),
  channel: string(),
  /** From this business date on the plan can be booked; null: already. */
  booking_start_date: nullable(plainDate()),
  photos: array(photo),
  inclusive_extra_ids: array(integer()),
  /** The same extras by name, contained in the price. */
  inclusive_extras: array(object({ extra_id: integer(), name: string(), lang: nullable(locale()) })),
  sale_limit: nullable(integer()),
  plan_stock_count: nullable(integer()),
  payment_method: paymentTypes(),
  credit_card_payment: boolean(),
  discounts: array(discount),
  /** null: the hotel has given no terms. */
  cancellation_policy_id: nullable(integer()),
  /** ISO time with zone until which cancelling is free; null when it never is. */
  cancellation_free_deadline: nullable(string()),
  min_stay: nullable(integer()),
  price: offer,
  /** Per night, tax included. */
  room_rate: array(object({ date: plainDate(), rate: minor() })),
  sign_in_discount: optional(signInDiscount),
  /** What agencies ask for the same room and night, all taxes included; empty where nothing can be compared. */
  brr_prices: array(object({ ota: enums(OTA_NAMES), total_price: minor(), scrape_id: optional(string()) })),
  /** In an undated search: the stay the price is of, the cheapest there is. */
  lowest_stay: nullable(object({ checkin_date: plainDate(), checkout_date: plainDate() })),
})
export type RoomPlan = Infer<typeof roomPlan>

/** What guests sleep on; the words are results.bed_<type>. */
export const BED_TYPES = ['single', 'semi_double', 'double', 'queen', 'king', 'futon'] as const
export type Bed = { bed_type: (typeof BED_TYPES)[number]; bed_count: number }

export const room = object({
  room_type_code: string(),
  room_type_name: string(),
  description: string(),
  lang: nullable(locale()),
  /** Rooms of this type free on every night asked for. */
  room_count: count(),
  min_people: count(),
  max_people: count(),
  max_adult: count(),
  size: nullable(object({ value: number(), unit: enums(['square_meters', 'tatami_mats']) })),
  beds: array(object({ bed_type: enums(BED_TYPES), bed_count: count() })),
  facilities: array(string()),
  is_smoking: boolean(),
  filters: array(string()),
  photos: array(photo),
  /** The next stay of the same length that is free, for a room sold out on these dates. */
  next_available: nullable(object({ checkin_date: plainDate(), checkout_date: plainDate(), price: offer })),
  room_plan: array(roomPlan),
})
export type Room = Infer<typeof room>

/** One of several rooms that take a party together: who sleeps there, and the room with the one plan it is offered at. */
export const combinedRoom = object({ party: partyRoom, room })
export type CombinedRoom = Infer<typeof combinedRoom>

export const planWithRooms = object({
  hotel_plan_code: string(),
  hotel_plan_name: string(),
  lang: nullable(locale()),
  description: string(),
  booking_start_date: nullable(plainDate()),
  inclusive_extra_ids: array(integer()),
  photos: array(photo),
  rooms: array(room),
})
export type PlanWithRooms = Infer<typeof planWithRooms>

export const inventoryDay = object({
  date: plainDate(),
  status: enums(['available', 'few', 'full', 'closed']),
  room_count: count(),
  /** The lowest price of the night for the party, taxes included; shown as "from", never as a total. */
  lowest_price: nullable(minor()),
  min_stay: integer(),
  closed_to_arrival: boolean(),
  holiday: nullable(string()),
})
export type InventoryDay = Infer<typeof inventoryDay>

export const cancellationPolicy = object({
  id: integer(),
  room_plan_codes: array(string()),
  title: string(),
  lang: optional(nullable(locale())),
  cancel_before_at: nullable(string()),
  cancellation_policy_parts: array(
    object({ days_before: integer(), hours_after: nullable(integer()), percentage_of_cost: integer() }),
  ),
  no_show_percentage_of_cost: integer(),
})
export type CancellationPolicy = Infer<typeof cancellationPolicy>
