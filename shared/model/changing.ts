import { array, assign, enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { changedRoom } from './changed-room.ts'
import { appliedCoupon } from './coupon.ts'
import { chosenExtra } from './extra.ts'
import { booked, booking, roomGuest } from './reservation.ts'
import { appliedVoucher } from './voucher.ts'
import { minor, plainDate } from './wire.ts'

/** PUT /hotels/{id}/reservations/{id} (specification 7.4): what is absent stays as it was booked. */
export const change = object({
  /** The reservation the guest looked at; a newer one refuses the change with 3014. */
  version: integer(),
  checkin_date: optional(plainDate()),
  checkout_date: optional(plainDate()),
  rooms: optional(array(assign(changedRoom, object({ guest: optional(roomGuest) })))),
  /** All of them, as when booking; absent: those booked, as far as the new nights have them. */
  extras: optional(array(chosenExtra)),
  coupon_code: optional(string()),
  /** The total the guest agreed to, in minor units of the hotel's currency; another one is refused with 409. */
  total_price: minor(),
  /** Another way of paying, or the card that pays what the new stay costs more. */
  payment: optional(booking.schema.payment),
  /** The second currency the guest was shown before anything was paid, and the rates they saw it at. */
  mcp_currency: booking.schema.mcp_currency,
  exchange_rate_version: booking.schema.exchange_rate_version,
  email: optional(string()),
  bypass_token: optional(string()),
})
export type Change = Infer<typeof change>
export type ChangedRoom = NonNullable<Change['rooms']>[number]

export const changed = object({
  reservation_number: string(),
  /** payment_pending: everything stays as it was until the bank says yes. */
  status: enums(['done', 'payment_pending']),
  version: integer(),
  transaction: booked.schema.transaction,
})
export type Changed = Infer<typeof changed>

/** What a reservation was booked or changed with (specification 7.10). */
export const appliedCodes = object({ coupon: nullable(appliedCoupon), voucher: nullable(appliedVoucher) })
export type AppliedCodes = Infer<typeof appliedCodes>
