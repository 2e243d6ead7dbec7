import { atom } from 'jotai'

import type { Calculation } from '../../../../shared/contract/rooms.ts'
import { extraKey } from '../../../../shared/model/stay/extra.ts'
import type { ChosenExtra, PricedExtra } from '../../../../shared/model/stay/extra.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import type { SelectedRoom } from '../../../../shared/model/search/search.ts'
import { pairRooms } from '../../../../shared/rules/change/changing.ts'
import type { BookedRoom } from '../../../../shared/rules/change/changing.ts'
import { times } from '../../../../shared/rules/times.ts'
import type { Agreed } from '../../../state/reservation/change.ts'
import type { Selected } from '../../../state/search/selection.ts'
import { arePresetAtom, bookedExtrasAtom, chosenExtrasAtom, stayExtrasAtom } from '../extras/extras-choice.ts'
import { linesAtom } from '../stay.ts'
import { wantedAtom } from './calculation.ts'

type Wanted = { checkin_date: string; checkout_date: string; rooms: readonly SelectedRoom[]; coupon_code?: string }

/** Each physical room by itself, as bookings are compared. */
export const eachRoom = (rooms: readonly SelectedRoom[]): SelectedRoom[] =>
  rooms.flatMap((room) => times(room.quantity, () => ({ ...room, quantity: 1 })))

/** The new rooms with those who stay in them: a room that stays keeps its guest, and a new one takes over from one that goes. */
export function withGuests(held: Reservation['rooms'], rooms: readonly SelectedRoom[]): NonNullable<Agreed['rooms']> {
  const wanted = eachRoom(rooms)
  const pairs = pairRooms(held, wanted)
  const gone = held.filter((_, place) => !pairs.includes(place))
  return wanted.map((room, at) => {
    const place = pairs[at] ?? null
    const before = place === null ? gone.shift() : held[place]
    return {
      ...room,
      ...(place !== null && before && { reservation_hotel_room_id: before.reservation_hotel_room_id }),
      ...(before?.guest && { guest: before.guest }),
    }
  })
}

type BookedExtra = Pick<PricedExtra, 'extra_id' | 'date' | 'delivered_at' | 'quantity' | 'answer'>
type Booked = Pick<Reservation, 'checkin_date' | 'checkout_date'> & {
  rooms: readonly BookedRoom[]
  extras?: readonly BookedExtra[] | undefined
}

const wishOf = ({ quantity, answer, ...one }: ChosenExtra | BookedExtra) =>
  `${extraKey(one)} ${quantity} ${answer?.trim() ?? ''}`

/** Whether the wish is what is booked already. */
export function isAsBooked(reservation: Booked, wanted: Wanted, extras: readonly ChosenExtra[]): boolean {
  const { checkin_date, checkout_date, rooms, extras: booked = [] } = reservation
  const pairs = pairRooms(rooms, eachRoom(wanted.rooms))
  const isSame = pairs.length === rooms.length && pairs.every((place) => place !== null)
  const [before, now] = [booked, extras].map((all) => all.map(wishOf).toSorted().join('\n'))
  return (
    checkin_date === wanted.checkin_date &&
    checkout_date === wanted.checkout_date &&
    isSame &&
    before === now &&
    !wanted.coupon_code
  )
}

type Line = Pick<Selected, 'party' | 'quantity'> & { plan: Pick<RoomPlan, 'room_plan_code' | 'payment_method'> }
type Paid = { rooms: readonly BookedRoom[]; payment: Pick<Reservation['payment'], 'type'> }

/** A room that stays is paid as it was; whatever is new has to be open to the way the stay is paid. */
export function isPaidAsBooked({ rooms, payment }: Paid, lines: readonly Line[]): boolean {
  const wanted = lines.flatMap(({ plan, party, quantity }) =>
    times(quantity, () => ({ room_plan_code: plan.room_plan_code, party, methods: plan.payment_method })),
  )
  const pairs = pairRooms(rooms, wanted)
  return wanted.every(({ methods }, at) => pairs[at] !== null || methods.includes(payment.type))
}

export const isPaidAsBookedAtom = atom(
  (get) =>
    (reservation: Reservation): boolean =>
      isPaidAsBooked(reservation, get(linesAtom)),
)

export const isAsBookedAtom = atom(
  (get) =>
    (reservation: Reservation): boolean =>
      isAsBooked(reservation, get(wantedAtom), get(stayExtrasAtom)),
)

/** What the guest agrees to with the calculation in view. */
export const agreedAtom = atom((get) => (reservation: Reservation, { data }: Calculation): Agreed => {
  const { rooms, ...wanted } = get(wantedAtom)
  return {
    ...wanted,
    rooms: withGuests(reservation.rooms, rooms),
    extras: get(bookedExtrasAtom)(data.extras ?? []),
    total_price: data.total.total_price,
  }
})

/** The choice begins with the extras that were booked, once (EXTRA-012). */
export const presetExtrasAtom = atom(null, (get, set, { extras = [] }: Reservation) => {
  if (get(arePresetAtom)) return
  set(arePresetAtom, true)
  set(
    chosenExtrasAtom,
    extras.map(({ extra_id, quantity, date, delivered_at, answer }): ChosenExtra => ({
      extra_id,
      quantity,
      ...(date !== null && { date }),
      ...(delivered_at !== null && { delivered_at }),
      ...(answer !== null && { answer }),
    })),
  )
})
