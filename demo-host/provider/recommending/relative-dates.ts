import { addDays, parts, twoDigits, weekday } from '../../../shared/rules/days/dates.ts'
import { LONGEST_STAY_NIGHTS } from '../../../shared/limits.ts'
import { groupOf, numberOf, patternOf } from './patterns.ts'
import { dayFrom } from './named-day.ts'
import type { Mention } from './named-day.ts'
import type { WishLanguage } from './languages/language.ts'

// Days that are named from today on: tomorrow, next weekend, in two weeks, Friday, Christmas.

type Row = {
  pattern: RegExp
  isDay?: false
  dateOf: (today: string, match: RegExpExecArray, notBefore: string) => string | null
}
const COMPILED = new WeakMap<WishLanguage, readonly Row[]>()

const WEEK = 7
const MONDAY = 1

/** Weeks are those from Monday on, in every language: guests speak of the weekend as their end. */
const mondayOf = (date: string) => addDays(date, -((weekday(date) + WEEK - MONDAY) % WEEK))
const later = (date: string, today: string) => (date < today ? null : date)

function inWeek(today: string, day: number, week: 'coming' | number): string | null {
  if (week === 'coming') return addDays(today, (day - weekday(today) + WEEK) % WEEK)
  return later(addDays(mondayOf(today), week * WEEK + ((day + WEEK - MONDAY) % WEEK)), today)
}

/** A weekend that has begun is the next one for who has not left yet. */
function weekendFrom(today: string, begins: number, week: number): string {
  const wanted = addDays(mondayOf(today), week * WEEK + ((begins + WEEK - MONDAY) % WEEK))
  return wanted < today ? addDays(wanted, WEEK) : wanted
}

function monthsAhead(today: string, months: number): string {
  const { year, month } = parts(today)
  const at = year * 12 + month - 1 + months
  return months === 0 ? today : `${Math.floor(at / 12)}-${twoDigits((at % 12) + 1)}-01`
}

function rowsOf(language: WishLanguage): readonly Row[] {
  const kept = COMPILED.get(language)
  if (kept) return kept
  const { dates } = language
  const names = dates.weekdays.map((source) => new RegExp(`^(?:${source})$`, 'u'))
  const weekdayOf = (name = '') => names.findIndex((pattern) => pattern.test(name))
  const pattern = (source: string) => patternOf(source, language, dates.weekdays)
  const made: Row[] = [
    ...dates.relative.map(([source, days]) => ({
      pattern: pattern(source),
      dateOf: (today: string) => addDays(today, days),
    })),
    ...dates.after.map(([source, days]) => ({
      pattern: pattern(source),
      dateOf: (today: string, match: RegExpExecArray) => {
        const ahead = numberOf(match, language) * days
        return ahead >= 0 && ahead <= LONGEST_STAY_NIGHTS ? addDays(today, ahead) : null
      },
    })),
    ...dates.weekday.map(([source, week]) => ({
      pattern: pattern(source),
      // The second day of a stay is looked for from the first one on.
      dateOf: (today: string, match: RegExpExecArray, notBefore: string) => {
        const day = weekdayOf(groupOf(match, 'w'))
        return day < 0 ? null : inWeek(week === 'coming' ? notBefore : today, day, week)
      },
    })),
    ...dates.weekend.map(([source, week]) => ({
      pattern: pattern(source),
      isDay: false as const,
      dateOf: (today: string) => weekendFrom(today, dates.weekendBegins, week),
    })),
    ...dates.week.map(([source, week]) => ({
      pattern: pattern(source),
      isDay: false as const,
      dateOf: (today: string) => (week === 0 ? today : addDays(mondayOf(today), week * WEEK)),
    })),
    ...dates.month.map(([source, months]) => ({
      pattern: pattern(source),
      isDay: false as const,
      dateOf: (today: string) => monthsAhead(today, months),
    })),
    ...dates.feasts.map(([source, day]) => ({
      pattern: pattern(source),
      dateOf: (_: string, __: RegExpExecArray, notBefore: string) => {
        const [month, own] = day.split('-').map(Number)
        return dayFrom({ month: month ?? 0, day: own ?? 0 }, notBefore)
      },
    })),
  ]
  COMPILED.set(language, made)
  return made
}

export function relativeDates(text: string, today: string, languages: readonly WishLanguage[]): Mention[] {
  return languages.flatMap(rowsOf).flatMap(({ pattern, dateOf, isDay = true }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      isDay,
      from: (notBefore: string) => dateOf(today, match, notBefore),
    })),
  )
}
