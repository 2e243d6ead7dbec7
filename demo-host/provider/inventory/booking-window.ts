import { addMonthsToDate } from '../../../shared/rules/days/months.ts'
import { isWithin } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'

export type BookingWindow = { first: PlainDate; last: PlainDate }

/** The days on which a stay may begin (SEARCH-007). */
export function bookingWindow(
  hotel: Pick<Hotel, 'time_zone' | 'business_day_ends' | 'reservable_period_months'>,
  now: number,
): BookingWindow {
  const first = businessDate(hotel, now)
  return { first, last: addMonthsToDate(first, hotel.reservable_period_months) }
}

export const isInBookingWindow = (date: PlainDate, { first, last }: BookingWindow): boolean =>
  isWithin(date, first, last)
