import { array, enums, integer, literal, nullable, object, record, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { LOTTERY_STATUSES } from '../stay/lottery.ts'
import { profile } from './member.ts'
import { invoice } from '../payment/paying.ts'
import { answer } from '../stay/question.ts'
import { guest, roomGuest } from '../stay/reservation.ts'
import { locale, plainDate } from '../wire.ts'

const mailSent = object({ kind: string(), to: string(), at: string() })
const trail = array(object({ at: string(), what: string(), by: nullable(string()) }))

/** A copy of everything that is kept about a guest with one stay, for the guest. */
export const personalData = object({
  reservation_number: string(),
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  status: enums(['payment_pending', 'done', 'cancelled', 'completed']),
  booked_at: string(),
  /** The company it was booked for. */
  organization: nullable(string()),
  guest,
  /** Who stays in each of the rooms, where that was said. */
  room_guests: array(nullable(roomGuest)),
  requests: nullable(string()),
  cancel_details: nullable(string()),
  receipt: nullable(object({ receipt_title: string(), receipt_unicode: string() })),
  invoice: nullable(invoice),
  /** How the guest came to the hotel's page, as its link said. */
  tracking: record(string(), string()),
  answers: array(object({ question: string(), answer })),
  /** What was answered to extras. */
  extra_answers: array(object({ extra: string(), answer: string() })),
  files: array(object({ name: string(), url: string(), mime: string(), bytes: integer() })),
  mails: array(mailSent),
  receipts: array(object({ issue: integer(), name: string(), issued_at: nullable(string()) })),
  cards: array(object({ brand: string(), last4: string() })),
  /** When it was read and by what proof, and what was done with it. */
  trail,
  /** The account of the member who asks, where the stay is theirs. */
  account: nullable(object({ email: string(), membership_id: string(), profile })),
  /** The last day it is kept; then everything that names the guest is emptied. */
  kept_until: plainDate(),
})
export type PersonalData = Infer<typeof personalData>

/** A copy of everything that is kept about a member, for the member. */
export const accountData = object({
  email: string(),
  unconfirmed_email: nullable(string()),
  membership_id: string(),
  locale: locale(),
  profile,
  /** Who recommended the hotel, as the link of the sign-up said. */
  referrer_code: nullable(string()),
  joined_at: string(),
  /** By whom else the member is known. */
  providers: array(string()),
  programs: array(object({ name: string(), rank_id: nullable(string()), joined_at: string() })),
  stays: array(personalData),
  /** The ledger, the oldest first. */
  points: array(
    object({
      at: string(),
      program: string(),
      kind: string(),
      amount: integer(),
      reservation_number: nullable(string()),
    }),
  ),
  exchanges: array(object({ at: string(), amount: integer(), exchange_type: string() })),
  coupons: array(object({ code: string(), name: string(), state: string(), consumed_at: nullable(string()) })),
  vouchers: array(object({ number: string(), name: string(), state: string(), consumed_at: nullable(string()) })),
  /** Rooms the member took part in a lottery for. */
  lotteries: array(
    object({
      entry_number: string(),
      event: string(),
      status: enums(LOTTERY_STATUSES),
      checkin_date: plainDate(),
      checkout_date: plainDate(),
      guest: nullable(guest),
      requests: nullable(string()),
      entered_at: string(),
    }),
  ),
  /** As a member knows them; the gateway keeps the rest. */
  cards: array(object({ brand: string(), last4: string(), expiry: string(), holder: string() })),
  /** Those of the account; those of a stay stand with it. */
  mails: array(mailSent),
  trail,
})
export type AccountData = Infer<typeof accountData>

export const erased = object({ erased: literal(true) })
