import { array, integer, nullable, number, optional, string, type } from 'superstruct'

// Spec 7.12. Nothing here names a person: no e-mail, name, phone or card (W16). relay: also sent to the host as ga4Event.

const trackingRoom = type({ room_type_code: string(), room_plan_code: string(), total_price: number() })

const transaction = type({
  transaction_id: string(),
  transaction_total_price: number(),
  currency: string(),
  hotel_id: number(),
  hotel_name: string(),
  plan_id: string(),
  plan_name: string(),
  room_id: string(),
  room_name: string(),
  checkin_date: string(),
  checkout_date: string(),
  rooms: array(trackingRoom),
})

export const ANALYTICS = {
  page_view: { payload: type({ path: string(), locale: string(), title: optional(string()) }), relay: true },
  book: { payload: transaction, relay: true },
  select_item: { payload: trackingRoom, relay: true },
  select_currency: { payload: type({ currency: string() }), relay: true },
  login: { payload: type({ method: string() }), relay: true },
  sign_up: { payload: type({ method: string() }), relay: true },
  logout: { payload: type({ forced: optional(integer()) }), relay: true },
  recommend: { payload: type({ room_type_code: nullable(string()), action: string() }), relay: true },
  reservation_update: { payload: type({ reservation_number: string() }), relay: true },
}

export type AnalyticsEvent = keyof typeof ANALYTICS
export type AnalyticsPayload<Event extends AnalyticsEvent> = (typeof ANALYTICS)[Event]['payload']['TYPE']

// Spec 7.12: the ten placeholders of a hotel's analytics text.
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
