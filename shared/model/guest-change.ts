import { array, assign, integer, object, omit, optional, partial, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { guest, roomGuest } from './reservation.ts'

/** PUT …/guests: what is absent stays; a room without a name is that of who booked. The e-mail stays (rules/guest-change.ts). */
export const guestChange = object({
  /** As of a change of the stay. */
  version: integer(),
  guest: optional(partial(omit(guest, ['email']))),
  rooms: optional(array(assign(object({ reservation_hotel_room_id: integer() }), roomGuest))),
  email: optional(string()),
  bypass_token: optional(string()),
})
export type GuestChange = Infer<typeof guestChange>
