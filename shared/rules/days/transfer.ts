import { addDays, compareDates } from './dates.ts'
import type { PlainDate } from './dates.ts'

/** The last day on which a transfer may come: so many days from today, and before the day of arrival where that is sooner. */
export function lastTransferDay(today: PlainDate, checkin: PlainDate, days: number): PlainDate {
  const last = addDays(today, days)
  const eve = addDays(checkin, -1)
  if (compareDates(last, eve) <= 0) return last
  return compareDates(eve, today) < 0 ? today : eve
}
