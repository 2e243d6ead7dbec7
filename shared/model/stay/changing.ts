import { assign, enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { CHOSEN_EXTRAS } from '../../limits.ts'
import { changedRoom } from './changed-room.ts'
import { appliedCoupon } from '../payment/coupon.ts'
import { chosenExtra } from './extra.ts'
import { reservationCredentials } from './held.ts'
import { amount, code, id, list, stayDay, withStay } from '../input.ts'
import { booked, roomGuest, sentPayment } from './reservation.ts'
import { appliedVoucher } from '../payment/voucher.ts'
import { selectedRooms } from '../search/search.ts'
import { currency } from '../hotel/settings.ts'

const wishedRoom = assign(changedRoom, object({ guest: optional(roomGuest) }))

/** PUT /hotels/{id}/reservations/{id} (CALL-043): what is absent stays as it was booked. */
const wishes = object({
  /** The reservation the guest looked at; a newer one refuses the change with 3014. */
  version: id(),
  checkin_date: optional(stayDay()),
  checkout_date: optional(stayDay()),
  rooms: optional(selectedRooms(wishedRoom)),
  /** All of them, as when booking; absent: those booked, as far as the new nights have them. */
  extras: optional(list(chosenExtra, CHOSEN_EXTRAS)),
  coupon_code: optional(code()),
  /** The total the guest agreed to, in minor units of the hotel's currency; another one is refused with 409. */
  total_price: amount(),
  /** Another way of paying, or the card that pays what the new stay costs more. */
  payment: optional(sentPayment),
  /** The second currency the guest was shown before anything was paid, and the rates they saw it at. */
  mcp_currency: optional(currency()),
  exchange_rate_version: optional(id()),
})
export const change = withStay(assign(wishes, reservationCredentials))
export type Change = Infer<typeof change>
export type ChangedRoom = Infer<typeof wishedRoom>

export const changed = object({
  reservation_number: string(),
  /** payment_pending: everything stays as it was until the bank says yes. */
  status: enums(['done', 'payment_pending']),
  version: integer(),
  transaction: booked.schema.transaction,
})
export type Changed = Infer<typeof changed>

/** What a reservation was booked or changed with (CALL-129). */
export const appliedCodes = object({ coupon: nullable(appliedCoupon), voucher: nullable(appliedVoucher) })
export type AppliedCodes = Infer<typeof appliedCodes>
