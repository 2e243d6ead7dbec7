import { times } from '../times.ts'

// Plain dates: 'YYYY-MM-DD', counted in days of the Gregorian calendar. Every sum is made in UTC, where a day has 24 hours, so
// that neither a time zone nor a daylight-saving change can move a night (guarantees W14). Nothing is parsed by Date: pages
// lay their own over it.

export type PlainDate = string

const DAY_MS = 86_400_000
const WRITTEN = /^\d{4}([-/])\d{2}\1\d{2}$/

export function parts(date: PlainDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** Date takes years below 100 for those of the 20th century; the calendar repeats itself every 400 years, to the day. */
const CYCLE_YEARS = 400
const CYCLE_DAYS = 146_097

/** Days since 1970-01-01. */
export function dayNumber(date: PlainDate): number {
  const { year, month, day } = parts(date)
  return Date.UTC(year + CYCLE_YEARS, month - 1, day) / DAY_MS - CYCLE_DAYS
}

/** Writing a day costs ten times its arithmetic, and searches ask for the same few hundred over and over. */
const DATES = new Map<number, PlainDate>()
const KEPT = 9999

function dateOf(days: number): PlainDate {
  const known = DATES.get(days)
  if (known) return known
  const date = new Date(days * DAY_MS).toISOString().slice(0, 10)
  if (DATES.size > KEPT) DATES.clear()
  DATES.set(days, date)
  return date
}

/** Both forms of links, 2030-05-01 and 2030/05/01; anything that is no day of the calendar is null. */
export function parseDate(text: string): PlainDate | null {
  const trimmed = text.trim()
  const date = trimmed.replaceAll('/', '-')
  return WRITTEN.test(trimmed) && date >= '0001' && dateOf(dayNumber(date)) === date ? date : null
}

/** Exactly the form of the wire. */
export function isDate(value: unknown): value is PlainDate {
  return typeof value === 'string' && parseDate(value) === value
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
  return {
    date: `${fields.year}-${fields.month}-${fields.day}`,
    minutes: Number(fields.hour) * 60 + Number(fields.minute),
  }
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
