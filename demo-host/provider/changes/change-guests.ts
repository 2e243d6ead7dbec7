import { eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { GuestChange } from '../../../shared/model/stay/guest-change.ts'
import type { Guest, Reservation, RoomGuest } from '../../../shared/model/stay/reservation.ts'
import {
  changedGuestErrors,
  differingFields,
  isRenamed,
  mergedGuest,
} from '../../../shared/rules/change/guest-change.ts'
import { guestName, normalizeName } from '../../../shared/rules/person/names.ts'
import type { Context } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservationRoom } from '../db/schema/booking.ts'
import { bookedRooms } from '../records/booked-lines.ts'
import { refuseBarred, refuseStaleVersion } from './change-bars.ts'
import { termsOf } from '../records/change-terms.ts'
import { queueChanged } from '../reservations/confirmation-mail.ts'
import { guestInfoOf } from '../hotels/guest-info.ts'
import type { Hotel, HotelCatalog } from '../hotels/hotel-catalog.ts'
import { nextVersion } from '../records/next-version.ts'
import { runOnce, idempotencyKeyFor } from '../kernel/idempotency.ts'
import { lockReservation, authorizedReservation } from '../records/authorized-reservation.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { ApiError } from '../kernel/api-error.ts'
import { reservationAnswer } from '../reservations/shown-reservation.ts'

const namesFixed = () =>
  new ApiError(ERRORS.invalidRequest, 'The names stay as they were booked', { details: { reason: 'names_fixed' } })

/** PUT …/guests: who comes and how they are reached; the guest is written to as of every change. */
export async function changeGuests(
  catalog: HotelCatalog,
  number: string,
  sent: GuestChange,
  context: Context,
): Promise<Reservation> {
  const key = idempotencyKeyFor(context, `PUT ${number}/guests`)
  const { id } = await authorizedReservation(catalog.hotel, number, sent, context)
  await runOnce(context, key, (tx) => writeGuests(tx, catalog.hotel, id, sent, context))
  const row = await authorizedReservation(catalog.hotel, number, sent, context)
  return reservationAnswer(catalog, row, sent.bypass_token ?? '', context)
}

async function writeGuests(tx: Orm, hotel: Hotel, id: number, sent: GuestChange, context: Context): Promise<void> {
  const row = await lockReservation(tx, id)
  await refuseBarred(tx, hotel, row, context, 'guests')
  refuseStaleVersion(row, sent.version)
  const { names: mayRename } = termsOf(hotel)
  const guest = checkedChange(hotel, row.guest, sent.guest ?? {}, mayRename)
  const fields: string[] = differingFields(row.guest, guest)
  const rooms = await changedRooms(tx, row, guest, sent.rooms ?? [])
  if (rooms.length > 0 && !mayRename) throw namesFixed()
  if (fields.length + rooms.length === 0) return
  for (const { room, guest: named } of rooms)
    await tx.update(reservationRoom).set({ guest: named }).where(eq(reservationRoom.id, room))
  const details = { fields, rooms: rooms.map(({ room }) => room) }
  await nextVersion(tx, row, { guest }, { kind: 'guests_changed', details }, context)
  await queueChanged(tx, context, id, `v${row.version}`)
}

function checkedChange(hotel: Hotel, known: Guest, typed: Partial<Guest>, mayRename: boolean): Guest {
  const info = guestInfoOf(hotel.settings)
  const next = mergedGuest(known, typed, info)
  if (!mayRename && isRenamed(known, next)) throw namesFixed()
  refuseWrong(Object.entries(changedGuestErrors(next, info, mayRename)).map(([field, why]) => [`guest.${field}`, why]))
  return next
}

/** The rooms whose guest is another; where who booked stays, the room goes with their name. */
async function changedRooms(tx: Orm, row: ReservationRow, booker: Guest, sent: NonNullable<GuestChange['rooms']>) {
  const rooms = await bookedRooms(tx, row.id)
  const strange = sent.findIndex((one) => !rooms.some(({ id }) => id === one.reservation_hotel_room_id))
  if (strange >= 0) throw wrong(`rooms.${strange}.reservation_hotel_room_id`, 'This room is not of the reservation')
  const { first_name, last_name } = booker
  return rooms.flatMap(({ id: room, guest: booked }) => {
    const at = sent.findIndex((one) => one.reservation_hotel_room_id === room)
    const named = sent[at]
    const stays = isSame(booked, row.guest) ? { first_name, last_name } : booked
    const guest = named ? roomGuestOf(named, at) : stays
    return isSame(booked, guest) ? [] : [{ room, guest }]
  })
}

function roomGuestOf(typed: RoomGuest, at: number): RoomGuest | null {
  const guest = { first_name: normalizeName(typed.first_name), last_name: normalizeName(typed.last_name) }
  if (guest.first_name === '' && guest.last_name === '') return null
  const names = ['last_name', 'first_name'] as const
  refuseWrong(names.map((name) => [`rooms.${at}.guest.${name}`, guestName(guest[name])]))
  return guest
}

type Name = Pick<RoomGuest, 'first_name' | 'last_name'>
const isSame = (one: Name | null, other: Name | null) =>
  one?.first_name === other?.first_name && one?.last_name === other?.last_name

const wrong = (field: string, error: string) =>
  new ApiError(ERRORS.invalidRequest, 'Some guest details are not valid', {
    base: [{ field, code: ERRORS.invalidRequest.code, error }],
  })

function refuseWrong(found: readonly (readonly [field: string, why: string | null])[]): void {
  const base = found.flatMap(([field, error]) => (error ? [{ field, code: ERRORS.invalidRequest.code, error }] : []))
  if (base.length > 0) throw new ApiError(ERRORS.invalidRequest, 'Some guest details are not valid', { base })
}
