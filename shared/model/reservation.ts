import { array, boolean, enums, integer, nullable, object, optional, pattern, size, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { price } from './price.ts'
import { partyRoom } from './party.ts'
import { currency, paymentType, photo } from './settings.ts'
import { tracking } from './tracking.ts'
import { count, locale, minor, plainDate } from './wire.ts'
import { cancellationPolicy } from './room.ts'
import { selectedRoom } from './search.ts'

const short = () => size(string(), 0, 255)
const word = () => pattern(string(), /^\w{1,40}$/)

export const guest = object({
  first_name: short(),
  last_name: short(),
  first_name_kana: optional(short()),
  last_name_kana: optional(short()),
  email: short(),
  phone: optional(short()),
  postal_code: optional(short()),
  prefecture_or_state: optional(short()),
  street_address: optional(short()),
  building_name_and_number: optional(short()),
  nationality: optional(short()),
})
export type Guest = Infer<typeof guest>

export const CARD_BRAND_CODES = ['visa', 'ponta_visa', 'master', 'mastercard', 'amex', 'jcb', 'diners'] as const
export const card = object({
  /** What the gateway's hosted fields gave for the card; the number itself never comes here. */
  token: string(),
  brand: enums(CARD_BRAND_CODES),
  last4: string(),
  /** MM/YY */
  expiry: string(),
  holder: short(),
})
export type Card = Infer<typeof card>

/** POST /hotels/{id}/reservations (specification 7.4). */
export const booking = object({
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  rooms: array(selectedRoom),
  guest,
  payment: object({ type: paymentType(), card: optional(card), return_url: optional(string()) }),
  extras: array(object({ extra_id: integer(), quantity: count() })),
  /** The calculation the guest saw; another total than this is refused with 409, never charged (guarantee S9). */
  quote_id: string(),
  total_price: minor(),
  /** The second currency the guest was shown; what is charged is the hotel's. */
  mcp_currency: optional(currency()),
  lottery_result: optional(object({ entry_number: string() })),
  /** Where the booking came about: booking_widget, chatbot, wordpress, tripla_ota … (specification 3). */
  source: optional(word()),
  medium: optional(word()),
  tracking: optional(tracking),
})
export type Booking = Infer<typeof booking>

export const TRANSACTION_STATUSES = [
  'pre_3d_secure',
  'capturing',
  'captured',
  'failed',
  'cancelled',
  'authorized',
] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

export const booked = object({
  reservationID: string(),
  reservation_number: string(),
  token: string(),
  status: enums(['done', 'payment_pending']),
  transaction: nullable(
    object({
      id: string(),
      status: enums(TRANSACTION_STATUSES),
      challenge_url: nullable(string()),
      expires_at: string(),
    }),
  ),
})
export type Booked = Infer<typeof booked>

export const transaction = object({
  id: string(),
  status: enums(TRANSACTION_STATUSES),
  amount: minor(),
  currency: currency(),
  expires_at: string(),
  code: nullable(integer()),
  next: enums(['wait', 'done', 'failed']),
})
export type Transaction = Infer<typeof transaction>

export const reservationRoom = object({
  reservation_hotel_room_id: integer(),
  room_type_code: string(),
  room_type_name: string(),
  room_plan_code: string(),
  room_plan_name: string(),
  party: partyRoom,
  photos: array(photo),
  meals: array(string()),
  total_price: minor(),
})

export const reservation = object({
  reservationID: string(),
  hotelId: integer(),
  reservation_number: string(),
  email: string(),
  token: string(),
  name: string(),
  status: enums(['done', 'payment_pending', 'cancelled', 'completed']),
  version: integer(),
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  check_in_range: object({ from: string(), to: string() }),
  check_out_time: string(),
  rooms: array(reservationRoom),
  guest,
  payment: object({
    type: paymentType(),
    transaction_status: nullable(enums(TRANSACTION_STATUSES)),
    card: nullable(object({ brand: string(), last4: string() })),
    paid: minor(),
    due_at_hotel: minor(),
  }),
  total: price,
  currency: currency(),
  mcp_currency: nullable(currency()),
  points_earned: count(),
  cancellation_policies: array(cancellationPolicy),
  /** ISO time with zone; the strictest of the rooms'. */
  cancellation_free_deadline: nullable(string()),
  is_staff_edited: boolean(),
  booking_method: string(),
  locale: locale(),
  lottery_result: nullable(object({ entry_number: string() })),
  hotel: object({ name: string(), url: nullable(string()), phone_number: string(), full_address: string() }),
})
export type Reservation = Infer<typeof reservation>
