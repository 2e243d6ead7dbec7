import { LONGEST_STAY_NIGHTS } from '../../../shared/limits.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { calendarDates } from './calendar-dates.ts'
import { apart, without } from './patterns.ts'
import { relativeDates } from './relative-dates.ts'
import type { WishContext } from './wish-reader.ts'
import type { WishLanguage } from './languages/language.ts'

/** Check-in and, where two days are named or a span, the nights between them; the text without what was read. */
export function readDates(
  text: string,
  { today, locale }: Pick<WishContext, 'today' | 'locale'>,
  languages: readonly WishLanguage[],
): { rest: string; checkin?: string; nights?: number } {
  const mentions = apart([
    ...calendarDates(text, { today, locale }, languages),
    ...relativeDates(text, today, languages),
  ])
  const rest = without(text, mentions.map(({ start, end }) => ({ index: start, 0: text.slice(start, end) }))) // prettier-ignore
  const known = mentions.flatMap((mention) => {
    const checkin = mention.from(today)
    return checkin === null ? [] : [{ ...mention, checkin }]
  })
  // "In August, from the 12th": the day is more than the month.
  const days = known.filter(({ isDay }) => isDay)
  const [first = known[0], second] = days
  if (!first) return { rest }
  const between = second && text.slice(first.end, second.start)
  const isChoice = between !== undefined && languages.some(({ dates }) => new RegExp(dates.or, 'u').test(between))
  const last = first.to?.(first.checkin) ?? (isChoice ? null : (second?.from(first.checkin) ?? null))
  const count = last === null ? 0 : nights(first.checkin, last)
  return { rest, checkin: first.checkin, ...(count > 0 && count <= LONGEST_STAY_NIGHTS && { nights: count }) }
}
