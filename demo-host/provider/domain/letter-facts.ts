import { nights as countNights } from '../../../shared/rules/dates.ts'
import type { Letterhead } from '../outside/letterhead.ts'
import type { Hotel } from './house.ts'
import type { ReservationRow } from './proven-reservation.ts'
import { textOf } from './texts.ts'
import type { Reader } from './texts.ts'

// What several letters say in the same words.

export const letterheadOf = (
  { names, address, phone_number }: Pick<Hotel, 'names' | 'address' | 'phone_number'>,
  reader: Reader,
): Letterhead => ({ name: textOf(names, reader), address: textOf(address.full_addresses, reader), phone: phone_number })

type Booked = Pick<ReservationRow, 'guest' | 'number' | 'checkin_date' | 'checkout_date'>

/** Whose stay it is, and when. */
export const stayFacts = ({ guest, number, checkin_date, checkout_date }: Booked) => ({
  guest_name: `${guest.first_name} ${guest.last_name}`,
  reservation_number: number,
  checkin_date,
  checkout_date,
})

type Timed = Pick<ReservationRow, 'checkin_date' | 'checkout_date' | 'check_in_from' | 'check_in_to' | 'check_out_time'>

export const arrivalFacts = ({ checkin_date, checkout_date, check_in_from, check_in_to, check_out_time }: Timed) => ({
  check_in_from,
  check_in_to,
  check_out_time,
  nights: countNights(checkin_date, checkout_date),
})
