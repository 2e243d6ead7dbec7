import { parts, stayNights, twoDigits } from './dates.ts'
import type { PlainDate } from './dates.ts'

/** 'YYYY-MM' */
export type Month = string

export function monthOf(date: PlainDate): Month {
  return date.slice(0, 7)
}

export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${twoDigits((months % 12) + 1)}`
}

export function monthDays(month: Month): PlainDate[] {
  return stayNights(`${month}-01`, `${addMonths(month, 1)}-01`)
}

/** The same day some months later, or the last day of that month when it has no such day. */
export function addMonthsToDate(date: PlainDate, count: number): PlainDate {
  const days = monthDays(addMonths(monthOf(date), count))
  return days[Math.min(parts(date).day, days.length) - 1] ?? date
}
