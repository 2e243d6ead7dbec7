import { times } from '../times.ts'

// Plain dates: 'YYYY-MM-DD', counted in days of the Gregorian calendar. No Date object takes part in the arithmetic, so
// neither a time zone nor a daylight-saving change can move a night (guarantees W14).

export type PlainDate = string

type Parts = { year: number; month: number; day: number }

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const WRITTEN = /^(\d{4})([-/])(\d{2})\2(\d{2})$/

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

export function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0)
}

export function parts(date: PlainDate): Parts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function written({ year, month, day }: Parts): PlainDate {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

// Days since 1970-01-01. The year starts in March here, so that the leap day is its last (Howard Hinnant's method).
export function dayNumber(date: PlainDate): number {
  const { year, month, day } = parts(date)
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function dateOf(days: number): PlainDate {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return written({
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  })
}

/** Both forms of links, 2030-05-01 and 2030/05/01; anything that is no day of the calendar is null. */
export function parseDate(text: string): PlainDate | null {
  const match = WRITTEN.exec(text.trim())
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[3]), Number(match[4])]
  if (year < 1 || day < 1 || day > daysIn(year, month)) return null
  return written({ year, month, day })
}

/** Exactly the form of the wire. */
export function isDate(value: unknown): value is PlainDate {
  return typeof value === 'string' && parseDate(value) === value
}

/** L10N-011: dates are shown as YYYY/MM/DD. */
export function displayDate(date: PlainDate): string {
  return date.replaceAll('-', '/')
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOf(dayNumber(date) + days)
}

export function nights(checkin: PlainDate, checkout: PlainDate): number {
  return dayNumber(checkout) - dayNumber(checkin)
}

/** Negative when a is earlier. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return dayNumber(a) - dayNumber(b)
}

/** The nights of a stay: from check-in to the day before check-out. */
export function stayNights(checkin: PlainDate, checkout: PlainDate): PlainDate[] {
  return times(nights(checkin, checkout), (index) => addDays(checkin, index))
}

/** Every day from first to last, both included. */
export function dateRange(first: PlainDate, last: PlainDate): PlainDate[] {
  return stayNights(first, addDays(last, 1))
}

/** Both ends belong to it; a missing end is open. */
export function isWithin(date: PlainDate, first: PlainDate | null, last: PlainDate | null): boolean {
  return (first === null || compareDates(date, first) >= 0) && (last === null || compareDates(date, last) <= 0)
}

/** 0 is Sunday. */
export function weekday(date: PlainDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

/** The clock in a place: its plain date, and hours and minutes as one number. */
export function localTime(zone: string, now: number): { date: PlainDate; minutes: number } {
  const fields: Record<string, string> = {}
  for (const { type, value } of localFormat(zone).formatToParts(now)) fields[type] = value
  const date = written({ year: Number(fields.year), month: Number(fields.month), day: Number(fields.day) })
  return { date, minutes: Number(fields.hour) * 60 + Number(fields.minute) }
}

/** The date of a place. */
export const today = (zone: string, now: number): PlainDate => localTime(zone, now).date

// Making a formatter costs a thousand times its use, and a search asks for hundreds of local times.
const FORMATS = new Map<string, Intl.DateTimeFormat>()

function localFormat(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  FORMATS.set(zone, made)
  return made
}
