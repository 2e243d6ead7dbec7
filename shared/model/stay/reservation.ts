import { array, assign, boolean, enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import {
  ADDRESS_CHARACTERS,
  ANSWERS,
  CHOSEN_EXTRAS,
  FREE_TEXT_UNITS,
  LINE_CHARACTERS,
  MOST_POINTS,
  TOKEN_CHARACTERS,
  WORD_CHARACTERS,
} from '../../limits.ts'
import { CARD_BRAND_CODES } from '../payment/card.ts'
import { appliedCoupon } from '../payment/coupon.ts'
import { chosenExtra, pricedExtra } from './extra.ts'
import { holder, refund, reservationWarning } from './held.ts'
import { amount, code, id, list, stayDay, text, textLike, whole, withStay } from '../input.ts'
import { price, roomDiscount } from '../search/price.ts'
import { moneyLines } from './money-line.ts'
import { partyRoom } from '../search/party.ts'
import { answered, question } from './question.ts'
import { WALLETS } from '../../payments.ts'
import { paymentType } from '../payment/payment-type.ts'
import { photo } from '../hotel/photo.ts'
import { currency } from '../hotel/settings.ts'
import { trackingFields } from '../hotel/tracking.ts'
import { count, lenient, locale, minor, plainDate } from '../wire.ts'
import { invoice, openPayment, transferDue } from '../payment/paying.ts'
import { appliedVoucher } from '../payment/voucher.ts'
import { cancellationPolicy } from '../search/room.ts'
import { selectedRoom, selectedRooms } from '../search/search.ts'

const short = () => text(LINE_CHARACTERS)
const word = () => textLike(/^\w{1,40}$/, 40, 1)

export const guest = object({
  first_name: short(),
  last_name: short(),
  first_name_kana: optional(short()),
  last_name_kana: optional(short()),
  first_name_kanji: optional(short()),
  last_name_kanji: optional(short()),
  email: short(),
  phone: optional(short()),
  postal_code: optional(short()),
  prefecture_or_state: optional(short()),
  street_address: optional(short()),
  building_name_and_number: optional(short()),
  nationality: optional(short()),
})
export type Guest = Infer<typeof guest>

export const REQUIREMENTS = ['do_not_ask', 'optional', 'required'] as const
const requirement = () => enums(REQUIREMENTS)
export type Requirement = (typeof REQUIREMENTS)[number]

/** What a hotel asks its guests for. */
export const guestInfo = lenient(
  object({
    phone: requirement(),
    postal_code: requirement(),
    address: requirement(),
    nationality: requirement(),
    kana_name: requirement(),
    kanji_name: lenient(requirement(), 'do_not_ask'),
    /** A free text to the hotel. */
    requests: lenient(requirement(), 'do_not_ask'),
  }),
  {
    phone: 'required',
    postal_code: 'do_not_ask',
    address: 'do_not_ask',
    nationality: 'do_not_ask',
    kana_name: 'do_not_ask',
    kanji_name: 'do_not_ask',
    requests: 'do_not_ask',
  },
)
export type GuestInfo = Infer<typeof guestInfo>

/** Who stays in one of several rooms (GUEST-017). */
export const roomGuest = object({ first_name: short(), last_name: short() })
export type RoomGuest = Infer<typeof roomGuest>

/** A receipt number of Taiwan has eight digits (GUEST-031). */
const receipt = object({ receipt_title: short(), receipt_unicode: short() })
export type Receipt = Infer<typeof receipt>

export const card = object({
  /** What the gateway's hosted fields gave for the card; the number itself never comes here. */
  token: text(TOKEN_CHARACTERS),
  brand: enums(CARD_BRAND_CODES),
  last4: text(WORD_CHARACTERS),
  /** MM/YY */
  expiry: text(WORD_CHARACTERS),
  holder: short(),
})
export type Card = Infer<typeof card>

/** How a stay is paid for, or what it costs more than before. */
export const sentPayment = object({
  type: paymentType(),
  card: optional(card),
  /** A card the member has kept: the token of `card` is then of its security code alone. */
  saved_card_id: optional(id()),
  /** The member wants this card kept for later. */
  save_card: optional(boolean()),
  /** An order of PayPal's instead of a card. */
  paypal: optional(object({ order_id: text(WORD_CHARACTERS, 1) })),
  return_url: optional(text(ADDRESS_CHARACTERS)),
  /** What the card is charged in, when it is not the hotel's own: the guest's second currency (PAY-047). */
  currency: optional(currency()),
  /** Deferred payment: whom the bill goes to. */
  invoice: optional(invoice),
})

/** POST /hotels/{id}/reservations (CALL-041). */
const order = object({
  checkin_date: stayDay(),
  checkout_date: stayDay(),
  rooms: selectedRooms(assign(selectedRoom, object({ guest: optional(roomGuest) }))),
  guest,
  payment: sentPayment,

  extras: list(chosenExtra, CHOSEN_EXTRAS),
  /** The calculation the guest saw; another total than this is refused with 409, never charged (guarantee S9). */
  quote_id: text(WORD_CHARACTERS),
  total_price: amount(),
  /** Typed by the guest, or brought from the search; one at most (AMB-19). */
  coupon_code: optional(code()),
  voucher_coupon_code: optional(code()),
  /** Points of the member's program that pay a part of it (POINT-009). */
  points: optional(whole(0, MOST_POINTS)),
  /** The second currency the guest was shown; what is charged is the hotel's. */
  mcp_currency: optional(currency()),
  /** The rates the guest saw it at; with newer ones the booking is refused, and the guest looks again (CUR-017). */
  exchange_rate_version: optional(id()),
  lottery_result: optional(object({ entry_number: text(WORD_CHARACTERS) })),
  /** Where the booking came about: booking_widget, chatbot, wordpress, tripla_ota … (CHAT-016). */
  source: optional(word()),
  medium: optional(word()),
  tracking: optional(object(trackingFields(() => text(LINE_CHARACTERS)))),
  /** Who recommended the hotel (QUERY-035). */
  referrer_code: optional(short()),
  /** Free text to the hotel; line breaks are kept. */
  requests: optional(text(FREE_TEXT_UNITS)),
  receipt_title: optional(short()),
  receipt_unicode: optional(short()),
  /** The guest wants the hotel's offers by mail. */
  promotions_opt_in: optional(boolean()),
  additional_questions: optional(list(answered, ANSWERS)),
  /** The guest was asked (code 3900) and wants the same stay a second time. */
  allow_duplicate: optional(boolean()),
  /** What the check for people gave, where the hotel has one; good for one booking. */
  verification_token: optional(text(TOKEN_CHARACTERS, 1)),
})
export const booking = withStay(order)
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
  /** Null: the guest who booked. */
  guest: nullable(roomGuest),
})

export const reservation = object({
  reservationID: string(),
  hotelId: integer(),
  reservation_number: string(),
  email: string(),
  token: string(),
  name: string(),
  /** A state we do not know is no reason to hide the rest, and none to say that it is booked (PAY-054). */
  status: lenient(enums(['done', 'payment_pending', 'cancelled', 'completed', 'unknown']), 'unknown'),
  version: integer(),
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  check_in_range: object({ from: string(), to: string() }),
  check_out_time: string(),
  rooms: array(reservationRoom),
  extras: optional(array(pricedExtra)),
  guest,
  payment: object({
    type: paymentType(),
    transaction_status: nullable(enums(TRANSACTION_STATUSES)),
    card: nullable(object({ brand: string(), last4: string() })),
    paid: minor(),
    /** What left the card, where that was another currency than the hotel's. */
    charged: optional(object({ amount: minor(), currency: currency() })),
    /** Not paid yet, whoever gets it: `lines` says who. */
    due_at_hotel: minor(),
    lines: moneyLines,
    /** Where the money is to be sent, and until when; absent where nothing is waited for. */
    bank_transfer: optional(nullable(transferDue)),
    /** The bank's question that still stands open while the status is payment_pending. */
    open: optional(nullable(openPayment)),
    /** Who took the money instead of a card. */
    wallet: lenient(nullable(enums(WALLETS)), null),
  }),
  total: price,
  /** What of total.tax is the house's service fee, as its tax rules have it. */
  service_fee: lenient(minor(), 0),
  /** The share of the price that was paid as a deposit; null: none was. */
  deposit_percentage: lenient(nullable(integer()), null),
  /** What stands in total.promotion_discount_amount and is not the hotel's own offer. */
  discounts: optional(array(roomDiscount)),
  coupon: optional(nullable(appliedCoupon)),
  voucher: optional(nullable(appliedVoucher)),
  currency: currency(),
  mcp_currency: nullable(currency()),
  points_earned: count(),
  cancellation_policies: array(cancellationPolicy),
  /** ISO time with zone; the strictest of the rooms'. */
  cancellation_free_deadline: nullable(string()),
  is_staff_edited: boolean(),
  holder: lenient(holder, 'guest'),
  /** Whoever asks is signed in as who booked. */
  is_holder: lenient(boolean(), false),
  /** Another sign-in is needed to change anything about it. */
  warnings: lenient(array(reservationWarning), []),
  /** Money on its way back after cancelling; null: none is. */
  refund: lenient(nullable(refund), null),
  booking_method: string(),
  locale: locale(),
  lottery_result: nullable(object({ entry_number: string() })),
  requests: nullable(string()),
  receipt: nullable(receipt),
  promotions_opt_in: boolean(),
  /** What the desk reads from a screen (GET /qr_codes); null at a hotel that reads none. */
  qr_code: lenient(nullable(string()), null),
  /** There is a card of it for Apple Wallet (GET …/wallet_pass). */
  wallet_pass: lenient(boolean(), false),
  /** There is an address that puts it into Google Wallet (GET …/wallet_link). */
  wallet_link: lenient(boolean(), false),
  /** What the hotel asked, with the guest's answers; what may still be answered has none. */
  additional_questions: lenient(array(question), []),
  hotel: object({
    code: lenient(string(), ''),
    name: string(),
    url: nullable(string()),
    phone_number: string(),
    full_address: string(),
    /** The clock of its days and deadlines. */
    time_zone: lenient(string(), 'UTC'),
  }),
})
export type Reservation = Infer<typeof reservation>
