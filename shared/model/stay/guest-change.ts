import { assign, object, omit, optional, partial } from 'superstruct'
import type { Infer } from 'superstruct'

import { MAX_ROOMS } from '../../constants.ts'
import { reservationCredentials } from './held.ts'
import { id, list } from '../input.ts'
import { guest, roomGuest } from './reservation.ts'

/** PUT …/guests: what is absent stays; a room without a name is that of who booked. The e-mail stays (rules/guest-change.ts). */
const wishes = object({
  /** As of a change of the stay. */
  version: id(),
  guest: optional(partial(omit(guest, ['email']))),
  rooms: optional(list(assign(object({ reservation_hotel_room_id: id() }), roomGuest), MAX_ROOMS)),
})
export const guestChange = assign(wishes, reservationCredentials)
export type GuestChange = Infer<typeof guestChange>
