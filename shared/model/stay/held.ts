import { array, assign, enums, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { LINE_CHARACTERS, TOKEN_CHARACTERS, WORD_CHARACTERS } from '../../limits.ts'
import { text } from '../input.ts'
import { currency } from '../hotel/settings.ts'
import { minor } from '../wire.ts'

// What every look at a reservation says of who booked it and of money on its way back: apart from what only changing it
// needs, so that a booking does not carry that.

/** Who booked: somebody without an account, a member, or a company's traveller (MEMBER-029). */
export const HOLDERS = ['guest', 'member', 'organization'] as const
export type Holder = (typeof HOLDERS)[number]
export const holder = enums(HOLDERS)

/** Another sign-in or another house is needed first. */
export const WARNINGS = ['guest_booking', 'member_account', 'organization_account', 'facility'] as const
export type Warning = (typeof WARNINGS)[number]

/** What stands in the way of changing a reservation, in the guest's language (MANAGE-031). */
export const reservationWarning = object({ type: enums(WARNINGS), messages: array(string()) })
export type ReservationWarning = Infer<typeof reservationWarning>

/** Money on its way back, in the currency it was paid in; minor units. */
export const refund = object({ amount: minor(), currency: currency(), status: enums(['processing', 'done']) })
export type Refund = Infer<typeof refund>

/** What proves a reader on every call about one reservation; an empty value is none. */
export const reservationCredentials = object({
  email: optional(text(LINE_CHARACTERS)),
  bypass_token: optional(text(TOKEN_CHARACTERS)),
})

/** In update mode (MANAGE-020): the reservation that shall become the stay that is asked about, and its proof. */
export const updated = assign(reservationCredentials, object({ current_reservation: optional(text(WORD_CHARACTERS)) }))
export type Updated = Infer<typeof updated>
