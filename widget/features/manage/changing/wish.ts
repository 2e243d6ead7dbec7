import { atom } from 'jotai'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { addDays, nights } from '../../../../shared/rules/days/dates.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'

/** What the guest would have instead: fewer nights, fewer rooms, a coupon. Empty: everything as it is. */
export type Wish = {
  number: string
  nights: number | null
  /** Rooms that are given up, by their numbers. */
  without: readonly number[]
  coupon: string
}

const keptAtom = atomForVisitor<Wish | null>(null)

/** A wish is about one reservation; at another one nothing is wished yet. */
export const wishAtom = atom((get) => (number: string): Wish => {
  const kept = get(keptAtom)
  return kept?.number === number ? kept : { number, nights: null, without: [], coupon: '' }
})

export const wishForAtom = atom(null, (get, set, number: string, change: Partial<Omit<Wish, 'number'>>) =>
  set(keptAtom, { ...get(wishAtom)(number), ...change }),
)

/** Leaving update mode: nothing of it is kept, a coupon least of all (MANAGE-021). */
export const forgetWishAtom = atom(null, (_get, set) => set(keptAtom, null))

/** The stay a wish comes to, in the words of the calls; null where it is the booked one. */
export function wishedStay(reservation: Reservation, wish: Wish) {
  const { checkin_date, checkout_date, rooms } = reservation
  const booked = nights(checkin_date, checkout_date)
  const kept = rooms.filter(({ reservation_hotel_room_id: id }) => !wish.without.includes(id))
  const count = wish.nights ?? booked
  if (count === booked && kept.length === rooms.length && wish.coupon === '') return null
  return {
    checkin_date,
    checkout_date: addDays(checkin_date, count),
    rooms: kept.map(({ reservation_hotel_room_id, room_type_code, room_plan_code, party }) => ({
      reservation_hotel_room_id,
      room_type_code,
      room_plan_code,
      quantity: 1,
      party,
    })),
    ...(wish.coupon && { coupon_code: wish.coupon }),
  }
}
