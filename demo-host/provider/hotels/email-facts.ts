import { nights as countNights } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { stayTimes } from '../../../shared/rules/days/stay-times.ts'
import type { EmailHeader } from '../mail/email-header.ts'
import type { Hotel } from './hotel-catalog.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'
import { formatPhone } from '../kernel/format-phone.ts'

// What several letters say in the same words.

export const emailHeaderOf = (
  { names, address, phone_number }: Pick<Hotel, 'names' | 'address' | 'phone_number'>,
  localizer: Localizer,
): EmailHeader => ({
  name: localize(names, localizer),
  address: localize(address.full_addresses, localizer),
  phone: formatPhone(phone_number, address.country),
})

type BookedStay = {
  guest: { first_name: string; last_name: string }
  number: string
  checkin_date: PlainDate
  checkout_date: PlainDate
}

/** Whose stay it is, and when. */
export const stayFacts = ({ guest, number, checkin_date, checkout_date }: BookedStay) => ({
  guest_name: `${guest.first_name} ${guest.last_name}`,
  reservation_number: number,
  checkin_date,
  checkout_date,
})

type Arrival = Pick<BookedStay, 'checkin_date' | 'checkout_date'> &
  Record<'check_in_from' | 'check_in_to' | 'check_out_time', string>

/** The times as they are told: none where those of a day's use contradict one another. */
export function arrivalFacts(row: Arrival) {
  const { check_in_from, check_in_to, check_out_time } = stayTimes(row).isKnown ? row : NO_TIMES
  return { check_in_from, check_in_to, check_out_time, nights: countNights(row.checkin_date, row.checkout_date) }
}
const NO_TIMES = { check_in_from: '', check_in_to: '', check_out_time: '' }
