import type { ChangeTerms } from '../../model/stay/cancelling.ts'
import type { ChangeSum } from '../../model/stay/changed-room.ts'
import type { PartyRoom } from '../../model/search/party.ts'
import type { PaymentType } from '../../payment-codes.ts'
import { PAYMENT_TYPES } from '../../payments.ts'
import { compareDates, nights } from '../days/dates.ts'
import type { PlainDate } from '../days/dates.ts'

// What a guest may change about a booking, and how a new wish is laid beside it (MANAGE-020 to MANAGE-027).
// The screen and the server ask the same rules.

export const CHANGE_ERRORS = [
  'stay_fixed',
  'fewer_nights',
  'fewer_rooms',
  'min_nights',
  'coupon_closed',
  'coupon_used',
  'payment_fixed',
  'payment_needed',
  'other_currency',
] as const
export type ChangeError = (typeof CHANGE_ERRORS)[number]

type Stay = { checkin_date: PlainDate; checkout_date: PlainDate }
type Room = { room_plan_code: string; party: PartyRoom }
export type BookedRoom = Room & { reservation_hotel_room_id: number }
export type RequestedRoom = Room & { reservation_hotel_room_id?: number | undefined }

export type BookedStay = Stay & {
  rooms: readonly BookedRoom[]
  has_coupon: boolean
  payment_type: PaymentType
  /** A card was charged in another currency than the hotel's. */
  is_charged_elsewhere: boolean
}
export type RequestedStay = Stay & {
  /** One a physical room. */
  rooms: readonly RequestedRoom[]
  coupon_code?: string | undefined
  payment_type: PaymentType
}

const isSameRoom = (held: Room, wanted: Room): boolean =>
  held.room_plan_code === wanted.room_plan_code &&
  held.party.adults === wanted.party.adults &&
  held.party.children === wanted.party.children

/** For every wanted room the booked one it is, by its place in the booking; null: it is a new one. No room is two. */
export function pairRooms(held: readonly BookedRoom[], wanted: readonly RequestedRoom[]): (number | null)[] {
  const taken = new Set<number>()
  const take = (place: number): number | null => {
    if (place < 0) return null
    taken.add(place)
    return place
  }
  // Those that are named come first, so that no equal room is given away before.
  const named = wanted.map((room) =>
    room.reservation_hotel_room_id === undefined
      ? null
      : take(
          held.findIndex(
            (each, place) =>
              each.reservation_hotel_room_id === room.reservation_hotel_room_id &&
              isSameRoom(each, room) &&
              !taken.has(place),
          ),
        ),
  )
  return wanted.map(
    (room, index) => named[index] ?? take(held.findIndex((each, place) => !taken.has(place) && isSameRoom(each, room))),
  )
}

/** Nothing new is asked for: nights inside the booked ones, rooms that are booked. Such a stay keeps its prices. */
export const isReduced = (held: BookedStay, wanted: RequestedStay, pairs: readonly (number | null)[]): boolean =>
  compareDates(held.checkin_date, wanted.checkin_date) <= 0 &&
  compareDates(wanted.checkout_date, held.checkout_date) <= 0 &&
  (held.checkin_date === held.checkout_date) === (wanted.checkin_date === wanted.checkout_date) &&
  pairs.every((place) => place !== null)

const isSameStay = (held: BookedStay, wanted: RequestedStay, pairs: readonly (number | null)[]): boolean =>
  held.checkin_date === wanted.checkin_date &&
  held.checkout_date === wanted.checkout_date &&
  pairs.length === held.rooms.length &&
  pairs.every((place) => place !== null)

/** What is owed to the hotel may be paid now instead; what somebody else was paid already may not be paid twice. */
export const isPrepaying = (from: PaymentType, to: PaymentType): boolean =>
  from !== 'pre_paid' && PAYMENT_TYPES[from].charged === 'nothing' && PAYMENT_TYPES[to].charged === 'all'

/** Why a wish cannot be granted whatever it costs; null where it can. */
export function changeError(held: BookedStay, wanted: RequestedStay, terms: ChangeTerms): ChangeError | null {
  const pairs = pairRooms(held.rooms, wanted.rooms)
  const isSame = isSameStay(held, wanted, pairs)
  const coupon = wanted.coupon_code?.trim()

  if (!isSame && !terms.stay) return 'stay_fixed'
  if (terms.is_restricted) {
    const [before, after] = [held, wanted].map((stay) => nights(stay.checkin_date, stay.checkout_date))
    if (Number(after) < Number(before)) return 'fewer_nights'
    if (wanted.rooms.length < held.rooms.length) return 'fewer_rooms'
  }
  if (coupon && !terms.coupon) return 'coupon_closed'
  // AMB-19: one code a booking.
  if (coupon && held.has_coupon) return 'coupon_used'
  if (held.is_charged_elsewhere && (!isSame || coupon)) return 'other_currency'
  return paymentFault(held.payment_type, wanted.payment_type, terms)
}

function paymentFault(from: PaymentType, to: PaymentType, { prepay }: ChangeTerms): ChangeError | null {
  if (from === to) return null
  // What is charged at once may go on another card of another kind.
  if (PAYMENT_TYPES[from].charged === 'all' && PAYMENT_TYPES[to].charged === 'all') return null
  return prepay && isPrepaying(from, to) ? null : 'payment_fixed'
}

/** Who pays whom what once the total is another: a part that was paid stays paid, what is too much comes back. */
export function changeSum(before: number, after: number, paid: number, type: PaymentType): ChangeSum {
  const charge = PAYMENT_TYPES[type].charged === 'all' ? Math.max(0, after - paid) : 0
  const refund = Math.max(0, paid - after)
  return { before, after, charge, refund, due_at_hotel: after - paid - charge + refund }
}
