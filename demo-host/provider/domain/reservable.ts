import { addMonthsToDate } from '../../../shared/rules/months.ts'
import { isWithin } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import { businessDate } from './hotel-time.ts'
import type { Hotel } from './house.ts'

export type Period = { first: PlainDate; last: PlainDate }

/** The days on which a stay may begin (specification 5, "Reservable period"). */
export function reservablePeriod(hotel: Hotel, now: number): Period {
  const first = businessDate(hotel, now)
  return { first, last: addMonthsToDate(first, hotel.reservable_period_months) }
}

export const isReservable = (date: PlainDate, { first, last }: Period): boolean => isWithin(date, first, last)
