import { define, is, refine, Struct } from 'superstruct'

import {
  CALENDAR_DAYS,
  FIRST_BIRTH_DAY,
  FIRST_STAY_DAY,
  LAST_STAY_DAY,
  LISTED_CODES,
  LONGEST_STAY_NIGHTS,
  MOST_NUMBER,
  WORD_CHARACTERS,
} from '../limits.ts'
import { normalizeCode } from '../rules/codes.ts'
import { isDate, nights } from '../rules/days/dates.ts'
import { readJson } from '../rules/read-json.ts'
import { fromText } from './wire.ts'

// What callers send. Each kind says its bound in its type: the refusal repeats it ("rooms.0.adults must be a whole number
// from 0 to 99"), and test/rules/bounds.test.ts finds every input of the contract that has none.

/** Half of a pair that is not there, and the one letter no database takes. */
const UNKEEPABLE = /\p{Surrogate}|\0/u

/** Between so many UTF-16 units, of letters that can be kept and written down. */
export const text = (most: number, least = 0) =>
  define<string>(
    `text of ${least} to ${most} characters`,
    (value) => typeof value === 'string' && value.length >= least && value.length <= most && !UNKEEPABLE.test(value),
  )
/** The same in a form, which the refusal repeats; the form is of the whole text. */
export const textLike = (form: RegExp, most: number, least = 0) => {
  const any = text(most, least)
  return define<string>(`${any.type} like ${form.source}`, (value) => is(value, any) && form.test(value))
}
/** What a header can carry (RFC 9110, 5.5), of ASCII alone. */
export const headerText = (most: number) =>
  define<string>(
    `ASCII text of 0 to ${most} characters`,
    (value) => typeof value === 'string' && value.length <= most && /^[ -~]*$/.test(value),
  )
/** What is shown and never looked up: letters that cannot be kept are left out instead of refused. */
export const cleanText = (most: number) => {
  const kept = text(most)
  const clean = new Struct({ ...kept, type: `clean ${kept.type}` })
  return fromText(clean, (typed) => typed.replaceAll(/\p{Surrogate}|\0/gu, ''))
}
/** A code that somebody may have typed: of a room, plan, promotion, coupon or voucher. */
export const code = (least = 0) =>
  fromText(text(WORD_CHARACTERS, least), (typed) => (typed.length > WORD_CHARACTERS ? typed : normalizeCode(typed)))

export const whole = (least: number, most: number) =>
  define<number>(
    `a whole number from ${least} to ${most}`,
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  )
export const id = () => whole(0, MOST_NUMBER)
/** Minor units of the row's currency. */
export const amount = () => whole(0, MOST_NUMBER)

const dayBetween = (first: string, last: string) =>
  define<string>(`a date from ${first} to ${last}`, (value) => isDate(value) && value >= first && value <= last)
export const stayDay = () => dayBetween(FIRST_STAY_DAY, LAST_STAY_DAY)
export const birthDay = () => dayBetween(FIRST_BIRTH_DAY, LAST_STAY_DAY)

/** A list that is too long is refused before anybody looks at what is in it. */
export function list<T, S>(of: Struct<T, S>, most: number, least = 0): Struct<T[], Struct<T, S>> {
  const fits = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length >= least && value.length <= most
  return new Struct<T[], Struct<T, S>>({
    type: `a list of ${least} to ${most}`,
    schema: of,
    coercer: (value) => (fits(value) ? [...value] : value),
    validator: fits,
    *entries(value) {
      if (fits(value)) for (const [at, one] of value.entries()) yield [at, one, of]
    },
  })
}

/* Query parameters travel as text; the same struct takes the typed value on the way out and the text on the way in. */
export const queryWhole = (least: number, most: number) =>
  fromText(whole(least, most), (written) => (/^-?\d{1,13}$/.test(written) ? Number(written) : NaN))
export const queryId = () => queryWhole(0, MOST_NUMBER)
export const queryCodes = (most = LISTED_CODES) =>
  fromText(list(code(1), most), (written) => written.split(',', most + 1).filter(Boolean))
export const queryJson = <T, S>(struct: Struct<T, S>) =>
  fromText(struct, (written) => {
    try {
      return readJson(written)
    } catch {
      return written // refused by the struct itself, with the name of its field
    }
  })

type Name<T> = keyof T & string

/** Two dates of one input: the later one is not before the earlier, and not more than so many days after it. */
export function span<T extends object, S>(
  struct: Struct<T, S>,
  { first, last, days }: { first: Name<T>; last: Name<T>; days: number },
): Struct<T, S> {
  return refine(struct, 'span', (value, { path }) => {
    const [from, to] = [value[first], value[last]]
    if (typeof from !== 'string' || typeof to !== 'string' || !isDate(from) || !isDate(to)) return true
    const between = nights(from, to)
    if (between >= 0 && between <= days) return true
    return { path: [...path, last], type: `a date from ${first} to ${days} days after it` }
  })
}

type Stayed = { checkin_date?: string | undefined; checkout_date?: string | undefined }
/** Last of all, since `assign` forgets it. A day use leaves on the day it came. */
export const withStay = <T extends Stayed, S>(struct: Struct<T, S>) =>
  span<T, S>(struct, { first: 'checkin_date', last: 'checkout_date', days: LONGEST_STAY_NIGHTS })

type Calendar = { start_date: string; end_date: string }
/** The days of one calendar, first and last included. */
export const withCalendar = <T extends Calendar, S>(struct: Struct<T, S>) =>
  span<T, S>(struct, { first: 'start_date', last: 'end_date', days: CALENDAR_DAYS - 1 })
