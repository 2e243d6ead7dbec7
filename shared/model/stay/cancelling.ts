import { boolean, enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { CANCEL_REASONS, UPDATE_BARS } from '../../rules/change/cancelling.ts'
import { FREE_TEXT_UNITS } from '../../limits.ts'
import { refund } from './held.ts'
import { amount, text } from '../input.ts'
import { paymentTypes } from '../payment/payment-type.ts'
import { lenient, minor } from '../wire.ts'

/** The body of PUT …/cancel: exactly these three (MANAGE-013). */
export const cancellation = object({
  reason: enums(CANCEL_REASONS),
  details: text(FREE_TEXT_UNITS),
  /** What the guest agreed to, in minor units of the hotel's currency; another fee by now is refused, never charged. */
  cancellation_fee_displayed: amount(),
})
export type Cancellation = Infer<typeof cancellation>

export const cancelled = object({
  status: enums(['cancelled']),
  cancellation: object({ fee: minor() }),
  /** Null: nothing comes back. */
  refund: nullable(refund),
})
export type Cancelled = Infer<typeof cancelled>

/** The hotel's switches for changing afterwards; guest names have a switch of their own. */
const changeTerms = object({
  /** Dates, rooms and plans. */
  stay: boolean(),
  /** Not for fewer nights or rooms than were booked. */
  is_restricted: boolean(),
  coupon: boolean(),
  /** From paying at the hotel to paying by card now. */
  prepay: boolean(),
  /** Who comes, and how they are reached. */
  guests: boolean(),
  /** Their names, too. */
  names: boolean(),
})
export type ChangeTerms = Infer<typeof changeTerms>

/** GET …/update_settings (MANAGE-011). */
export const updateSettings = object({
  /** The hotel lets its guests change their bookings online. */
  is_active: boolean(),
  updatable: boolean(),
  /** Why not; null where it may be, or where the hotel offers no changing at all. */
  reason: nullable(enums(UPDATE_BARS)),
  /** What of a booking may be changed (shared/rules/change/changing.ts). */
  terms: lenient(changeTerms, {
    stay: true,
    is_restricted: false,
    coupon: true,
    prepay: true,
    guests: true,
    names: true,
  }),
  /** The server's moment, which deadlines and fees go by: the clock of a device may be wrong. ISO; null: not told. */
  as_of: lenient(nullable(string()), null),
  /** Ways in which what would be paid at the hotel can be paid now instead. */
  prepayable_by: lenient(paymentTypes(), []),
})
export type UpdateSettings = Infer<typeof updateSettings>

/** Until when guests change their bookings: so many days before the check-in, at that hour of the hotel's clock. */
const updateTerms = object({
  days_before: integer(),
  hour: integer(),
  /** What the hotel has switched off (shared/rules/change/changing.ts); absent: nothing. */
  stay: optional(boolean()),
  is_restricted: optional(boolean()),
  coupon: optional(boolean()),
  prepay: optional(boolean()),
  guests: optional(boolean()),
})
export type UpdateTerms = Infer<typeof updateTerms>
