import { array, boolean, enums, integer, nullable, object, optional, string, type } from 'superstruct'
import type { Infer } from 'superstruct'

import { CARD_BRAND_CODES } from '../payment/card.ts'
import { currency } from '../hotel/settings.ts'
import { count, lenient, minor, plainDate } from '../wire.ts'

/** What a member may spend in a booking, and by which rules of their program (POINT-002 to POINT-005). */
export const points = type({
  total_point: count(),
  /** What counts for the next rank. */
  ranking_points_value: lenient(count(), 0),
  expiring: lenient(array(type({ amount: count(), date: plainDate() })), []),
  spend_step: count(),
  spend_min: count(),
  /** Minor units of the hotel's currency. */
  point_value: lenient(minor(), 1),
})
export type Points = Infer<typeof points>

/** The kinds of a point history (POINT-014); what was exchanged is spent. */
const POINT_KINDS = ['expired', 'future', 'spent', 'gained', 'refunded'] as const
export type PointKind = (typeof POINT_KINDS)[number]

/** `amount` has its sign; `date` is the day it counts from. */
export const pointEntry = type({
  id: integer(),
  kind: enums(POINT_KINDS),
  amount: integer(),
  date: plainDate(),
  reservation_number: lenient(nullable(string()), null),
})
export type PointEntry = Infer<typeof pointEntry>

export const POINT_SCOPES = ['current', 'future'] as const
export const EXCHANGE_TYPES = ['digico'] as const

export const pointExchange = type({
  id: integer(),
  amount: count(),
  exchange_type: enums(EXCHANGE_TYPES),
  /** Where the digital gift is taken; good until expires_at. */
  url: string(),
  expires_at: string(),
})
export type PointExchange = Infer<typeof pointExchange>

const WALLET_STATUSES = ['available', 'pending', 'expired', 'consumed'] as const
export type WalletStatus = (typeof WALLET_STATUSES)[number]

export const memberCoupon = type({
  code: string(),
  name: string(),
  status: enums(WALLET_STATUSES),
  valid_until: lenient(nullable(plainDate()), null),
  /** The nights of a stay it is for; null: all of them. */
  max_stays: lenient(nullable(count()), null),
  /** Names of plans; empty: every plan. */
  target_plans: lenient(array(string()), []),
  usage_limit: lenient(nullable(count()), null),
  discount: type({
    kind: enums(['percentage', 'amount']),
    value: count(),
    currency: lenient(nullable(currency()), null),
  }),
  first_nights: lenient(nullable(count()), null),
})
export type MemberCoupon = Infer<typeof memberCoupon>

const days = () => type({ from: plainDate(), to: plainDate() })

export const voucher = type({
  number: string(),
  name: string(),
  amount: minor(),
  currency: currency(),
  status: enums(WALLET_STATUSES),
  /** Never expired (AMB-09): such a voucher is listed, and its ui_status is null. */
  ui_status: nullable(enums(['consumed', 'pending', 'available'])),
  consumed_at: nullable(string()),
  /** Until when it is to be used. */
  valid_until: lenient(nullable(plainDate()), null),
  /** Nights it is good for; null: no limit on that side. */
  target_stay: type({ from: nullable(plainDate()), to: nullable(plainDate()) }),
  /** Nights it is not good for, both ends included. */
  excluded: lenient(array(days()), []),
})
export type Voucher = Infer<typeof voucher>

/** A card kept with the gateway; what it is paid with never leaves the provider. */
export const savedCard = type({
  id: integer(),
  brand: enums(CARD_BRAND_CODES),
  last4: string(),
  /** MM/YY */
  expiration: string(),
  holder: lenient(string(), ''),
})
export type SavedCard = Infer<typeof savedCard>

/** Of a paged list of the wallet, beside its data. */
export const pages = { page: count(), total_pages: count(), total_entries: optional(count()) }
export const timeline = object({
  data: array(pointEntry),
  meta: object({ ...pages, program_enabled: boolean() }),
})
