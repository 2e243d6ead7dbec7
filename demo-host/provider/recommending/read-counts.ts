import { LONGEST_STAY_NIGHTS } from '../../../shared/limits.ts'
import { MAX_ROOMS } from '../../../shared/constants.ts'
import { numberOf, patternOf, without } from './patterns.ts'
import type { Count, WishLanguage } from './languages/language.ts'

type Rest = { rest: string }
type CountPattern = { pattern: RegExp; count: number | null }
export type CountedSubject = 'nights' | 'days' | 'weeks' | 'rooms' | 'adults' | 'everybody' | 'kids'

const COMPILED = new WeakMap<WishLanguage, Map<CountedSubject, CountPattern[]>>()

function patternsOf(language: WishLanguage, subject: CountedSubject): CountPattern[] {
  const known = COMPILED.get(language) ?? new Map<CountedSubject, CountPattern[]>()
  COMPILED.set(language, known)
  const kept = known.get(subject)
  if (kept) return kept
  const made = language[subject].map((row: Count) =>
    typeof row === 'string'
      ? { pattern: patternOf(row, language), count: null }
      : { pattern: patternOf(row[0], language), count: row[1] },
  )
  known.set(subject, made)
  return made
}

/** The first count of a subject that is within its bounds, and the text without all that speak of it. */
export function countOf(
  text: string,
  subject: CountedSubject,
  [least, most]: readonly [number, number],
  languages: readonly WishLanguage[],
): Rest & { count?: number } {
  let rest = text
  const counts: number[] = []
  for (const language of languages)
    for (const { pattern, count } of patternsOf(language, subject)) {
      const found = [...rest.matchAll(pattern)]
      counts.push(...found.map((match) => count ?? numberOf(match, language)))
      rest = without(rest, found)
    }
  const first = counts.find((count) => count >= least && count <= most)
  return { rest, ...(first !== undefined && { count: first }) }
}

const DAYS_OF_WEEK = 7

/** Nights as they are said; of days, the nights between them. */
export function readNights(text: string, languages: readonly WishLanguage[]): Rest & { nights?: number } {
  const nights = countOf(text, 'nights', [1, LONGEST_STAY_NIGHTS], languages)
  const days = countOf(nights.rest, 'days', [2, LONGEST_STAY_NIGHTS], languages)
  const weeks = countOf(days.rest, 'weeks', [1, Math.floor(LONGEST_STAY_NIGHTS / DAYS_OF_WEEK)], languages)
  const count =
    nights.count ??
    (weeks.count === undefined ? undefined : weeks.count * DAYS_OF_WEEK) ??
    (days.count === undefined ? undefined : days.count - 1)
  return { rest: weeks.rest, ...(count !== undefined && { nights: count }) }
}

export function readRooms(text: string, languages: readonly WishLanguage[]): Rest & { rooms?: number } {
  const { rest, count } = countOf(text, 'rooms', [1, MAX_ROOMS], languages)
  return { rest, ...(count !== undefined && { rooms: count }) }
}
