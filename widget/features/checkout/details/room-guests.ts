import { atom } from 'jotai'

import type { Booking, RoomGuest } from '../../../../shared/model/stay/reservation.ts'
import { guestName, normalizeName } from '../../../../shared/rules/person/names.ts'
import type { FieldErrorKey } from '../../../../shared/rules/person/names.ts'
import { times } from '../../../../shared/rules/times.ts'
import { toSelectedRooms } from '../../../state/search/selection.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { linesAtom, partiesAtom } from '../stay.ts'

/** Named as the body of the booking names it, so that what the server says about it finds its field. */
export type RoomField = `rooms.${number}.guest.${keyof RoomGuest}`

/** Who stays in which of several rooms. A room nobody is named for is that of who books. */
export type RoomGuests = { staysInFirst: boolean; names: RoomGuest[] }
export const NO_ROOM_GUESTS: RoomGuests = { staysInFirst: true, names: [] }
export const roomGuestsAtom = atomForVisitor<RoomGuests>(NO_ROOM_GUESTS)

const NOBODY: RoomGuest = { first_name: '', last_name: '' }

/** What is written for each room; null where the booker stays. */
export const namedRoomsAtom = atom((get): (RoomGuest | null)[] => {
  const { staysInFirst, names } = get(roomGuestsAtom)
  const count = get(partiesAtom).length
  return times(count > 1 ? count : 0, (at) => (at === 0 && staysInFirst ? null : (names[at] ?? NOBODY)))
})

const isNamed = (guest: RoomGuest | null): guest is RoomGuest =>
  guest !== null && (guest.first_name.trim() !== '' || guest.last_name.trim() !== '')

/** A room may stay without a name, but not with half of one. */
export const roomErrorsAtom = atom((get) => {
  const errors: Partial<Record<RoomField, FieldErrorKey>> = {}
  for (const [at, guest] of get(namedRoomsAtom).entries()) {
    if (!isNamed(guest)) continue
    for (const name of ['last_name', 'first_name'] as const) {
      const error = guestName(guest[name])
      if (error) errors[`rooms.${at}.guest.${name}`] = error
    }
  }
  return errors
})

/** The rooms as they are booked: each on its own line with its guest where there are several (GUEST-017). */
export const bookedRoomsAtom = atom((get) => (booker: RoomGuest): Booking['rooms'] => {
  const rooms = toSelectedRooms(get(linesAtom))
  const named = get(namedRoomsAtom)
  if (named.length === 0) return rooms
  return rooms
    .flatMap((room) => times(room.quantity, () => ({ ...room, quantity: 1 })))
    .map((room, at) => {
      const given = named[at]
      const guest = given === null ? booker : given
      if (!guest || !isNamed(guest)) return room
      return {
        ...room,
        guest: { first_name: normalizeName(guest.first_name), last_name: normalizeName(guest.last_name) },
      }
    })
})
