import { array, integer, nullable, number, object, optional, string } from 'superstruct'
import type { Infer, Struct } from 'superstruct'

// Nothing here names a person (ANALYTICS-012): no e-mail, name, phone, card or address (W16). What a struct does not list is
// cut off before an entry leaves the widget, so a new field of an answer never travels by itself.

/** A room as it is tracked (RESULT-016). total_price: what the guest pays for one such room, in minor units of the hotel's currency. */
const trackingRoom = { room_type_code: string(), room_plan_code: string(), total_price: integer() }

/** An item as GA4 reads it; price: of one room for the whole stay, taxes included, in whole units as GA4 wants them. */
const analyticsItem = object({
  item_id: string(),
  item_name: string(),
  item_variant: string(),
  item_category: string(),
  affiliation: string(),
  price: number(),
  quantity: integer(),
})
export type AnalyticsItem = Infer<typeof analyticsItem>

const sold = { currency: string(), value: number(), items: array(analyticsItem) }
const ecommerce = object(sold)
const stay = { checkin_date: string(), checkout_date: string() }
const party = { adults: integer(), children: integer(), room_count: integer() }
const searchId = { search_id: optional(string()) }

export type AnalyticsRow = {
  /** What the entry is called on the data layer: GA4's own name, where GA4 has one. */
  as: string
  payload: Struct<unknown, unknown>
}
// A struct is invariant in its value, so rows are held to this and keep their own payload's type.
const rows = <const T extends Record<string, { as: string; payload: object }>>(table: T): T => table

/** The eight events of ANALYTICS-002 to ANALYTICS-009, the choice of a currency (CUR-005), and the steps before a booking as GA4 names them. */
export const ANALYTICS = rows({
  page_view: {
    as: 'page_view',
    // path: that of the route table, whose parameters (a reservation's number) stay unfilled.
    payload: object({
      path: string(),
      language: string(),
      parent_pathname: optional(string()),
      segment_ids: optional(array(string())),
    }),
  },
  book: {
    as: 'purchase',
    payload: object({
      transaction_id: string(),
      /** In whole units of the currency, like GA4's value. */
      transaction_total_price: number(),
      currency: string(),
      hotel_id: integer(),
      hotel_name: string(),
      // Of several rooms: each once, with commas between.
      plan_id: string(),
      plan_name: string(),
      room_id: string(),
      room_name: string(),
      ...stay,
      ...searchId,
      rooms: array(object(trackingRoom)),
      ecommerce: object({ transaction_id: string(), tax: number(), ...sold }),
    }),
  },
  select_item: { as: 'select_item', payload: object({ ...trackingRoom, ...searchId, ecommerce }) },
  login: { as: 'login', payload: object({ method: string() }) },
  sign_up: { as: 'sign_up', payload: object({ method: string() }) },
  logout: { as: 'logout', payload: object({}) },
  recommend: {
    as: 'recommend',
    payload: object({ room_type_code: nullable(string()), action: string(), ...searchId, ecommerce }),
  },
  reservation_update: { as: 'reservation_update', payload: object({ reservation_number: string() }) },
  select_currency: { as: 'select_currency', payload: object({ currency: string() }) },

  search: { as: 'search', payload: object({ search_term: string(), ...stay, ...party }) },
  results: {
    as: 'view_item_list',
    payload: object({
      ...stay,
      ...party,
      results: integer(),
      ecommerce: object({ ...sold, value: optional(number()) }),
    }),
  },
  checkout: { as: 'begin_checkout', payload: object({ ...stay, ecommerce }) },
  payment: {
    as: 'add_payment_info',
    payload: object({ ...stay, ecommerce: object({ payment_type: string(), ...sold }) }),
  },
})

export type AnalyticsEvent = keyof typeof ANALYTICS
export type AnalyticsPayload<Event extends AnalyticsEvent> = Infer<(typeof ANALYTICS)[Event]['payload']>
/** An event with what belongs to it. */
export type Measured = { [Event in AnalyticsEvent]: { event: Event; payload: AnalyticsPayload<Event> } }[AnalyticsEvent]

/** ANALYTICS-010: the ten placeholders of a hotel's analytics text, written {{transaction_id}}. */
export const ANALYTICS_PLACEHOLDERS = [
  'transaction_id',
  'transaction_total_price',
  'hotel_id',
  'hotel_name',
  'plan_id',
  'plan_name',
  'room_id',
  'room_name',
  'checkin_date',
  'checkout_date',
] as const
export type AnalyticsPlaceholder = (typeof ANALYTICS_PLACEHOLDERS)[number]
