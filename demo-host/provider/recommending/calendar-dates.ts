import { parts } from '../../../shared/rules/days/dates.ts'
import { commonYear, ERA_YEAR } from './calendar-words.ts'
import { hanNumber, HAN_NUMBER } from './numerals.ts'
import { patternOf } from './patterns.ts'
import { dayFrom } from './named-day.ts'
import type { Mention, NamedDay } from './named-day.ts'
import type { WishContext } from './wish-reader.ts'
import type { WishLanguage } from './languages/language.ts'

// Days that are named by the calendar: 2027-05-03, 5/3, 3 May, 5月3日, 令和9年5月3日.

type Kind = { pattern: RegExp; read: (groups: Groups, today: string) => Omit<Mention, 'start' | 'end'> | null }
type Groups = Readonly<Record<string, string | undefined>>

const COMPILED = new WeakMap<WishLanguage, readonly Kind[]>()
const MONTH_FIRST = ['en', 'ja', 'ko', 'zh_Hans', 'zh_Hant']

const ISO = /(?<!\d|\d[.,/-])(?<y>\d{4})([-/.])(?<m>\d{1,2})\2(?<d>\d{1,2})(?![\d/])/gu
const YEAR_LAST = /(?<!\d|\d[.,/-])(?<a>\d{1,2})([-/.])(?<b>\d{1,2})\2(?<y>\d{4})(?!\d)/gu
const SHORT = /(?<!\d|\d[.,/-])(?<a>\d{1,2})\/(?<b>\d{1,2})(?:\s?-\s?(?<e>\d{1,2}))?(?![\d/])/gu

export function calendarDates(
  text: string,
  { today, locale }: Pick<WishContext, 'today' | 'locale'>,
  languages: readonly WishLanguage[],
): Mention[] {
  const kinds = [...numericKinds(locale), ...languages.flatMap(kindsOf)]
  return kinds.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const mention = read(match.groups ?? {}, today)
      return mention ? [{ ...mention, start: match.index, end: match.index + match[0].length }] : []
    }),
  )
}

/** The 15th of this month, or of the next. */
function dayOfMonth(day: number, notBefore: string): string | null {
  const { year, month, day: now } = parts(notBefore)
  if (day >= now) return dayFrom({ year, month, day }, notBefore)
  return dayFrom(month === 12 ? { year: year + 1, month: 1, day } : { year, month: month + 1, day }, notBefore)
}

const span = (first: NamedDay, last?: NamedDay) => ({
  isDay: true,
  from: (notBefore: string) => dayFrom(first, notBefore),
  ...(last && { to: (notBefore: string) => dayFrom(last, notBefore) }),
})

function numericKinds(locale: string): Kind[] {
  const isMonthFirst = MONTH_FIRST.includes(locale)
  /** A month beyond December was a day. */
  const dayOf = ({ a, b, y }: Groups, day?: string): NamedDay => {
    const [month, own] = isMonthFirst === Number(isMonthFirst ? a : b) <= 12 ? [a, b] : [b, a]
    return { month: Number(month), day: Number(day ?? own), ...(y && { year: commonYear(undefined, Number(y)) }) }
  }
  return [
    { pattern: ISO, read: ({ y, m, d }) => span({ year: commonYear(undefined, Number(y)), month: Number(m), day: Number(d) }) }, // prettier-ignore
    { pattern: YEAR_LAST, read: (groups) => span(dayOf(groups)) },
    { pattern: SHORT, read: (groups) => span(dayOf(groups), groups.e ? dayOf(groups, groups.e) : undefined) },
  ]
}

function kindsOf(language: WishLanguage): readonly Kind[] {
  const kept = COMPILED.get(language)
  if (kept) return kept
  const made = language.dates.months.kind === 'named' ? namedKinds(language) : countedKinds(language)
  COMPILED.set(language, made)
  return made
}

/** Which of a list of sources a text is. */
const indexOf = (sources: readonly string[], text = ''): number =>
  sources.findIndex((source) => new RegExp(`^(?:${source})$`, 'u').test(text))

function yearOf({ era, y, next }: Groups, today: string): { year?: number } {
  if (next) return { year: parts(today).year + 1 }
  if (y === undefined) return {}
  const year = y === '元' ? 1 : hanNumber(y)
  return { year: commonYear(era, year) }
}

const PART_DAYS = 10

/** The beginning of a month, or of a part of it; today, when that is where we are. */
function within(
  { month, year }: Omit<NamedDay, 'day'>,
  part: string | undefined,
  { dates }: WishLanguage,
  today: string,
): Omit<Mention, 'start' | 'end'> {
  const [, begins] = dates.parts[indexOf(dates.parts.map(([source]) => source), part)] ?? [] // prettier-ignore
  const now = parts(today)
  const day = begins ?? 1
  const isNow =
    now.month === month &&
    (year ?? now.year) === now.year &&
    day <= now.day &&
    (begins === undefined || now.day < begins + PART_DAYS || begins > PART_DAYS * 2)
  return isNow
    ? { isDay: false, from: () => today }
    : { ...span({ month, day, ...(year !== undefined && { year }) }), isDay: false }
}

function namedKinds(language: WishLanguage): Kind[] {
  const { months, between, nextYear, parts: monthParts } = language.dates
  if (months.kind !== 'named') return []
  const { names, ordinal, before } = months
  const month = `(?<m>${names.join('|')})`
  const year = String.raw`(?:[\s,]*(?:(?<era>พ\.?ศ\.?|ค\.?ศ\.?|tahun|سنه|عام)?\s?(?<y>\d{4})(?!\d)|(?<next>${nextYear})))?`
  const day = (name: string) => String.raw`(?<${name}>\d{1,2})(?:${ordinal})?(?![\d:])`
  const to = String.raw`(?:\s?(?:${between})\s?${day('e')})?`
  const part = `(?:${monthParts.map(([source]) => source).join('|')})`
  const read = (groups: Groups, today: string) => {
    const named = { month: indexOf(names, groups.m) + 1, ...yearOf({ ...groups, era: undefined }, today) }
    return span(
      { ...named, day: Number(groups.d) },
      groups.e === undefined ? undefined : { ...named, day: Number(groups.e) },
    )
  }
  return [
    { pattern: patternOf(String.raw`(?<!\d|\d[.,/])${day('d')}${to}\s?(?:of\s)?${month}${year}`, language), read },
    { pattern: patternOf(String.raw`${month}\s?(?:the\s)?${day('d')}${to}${year}`, language), read },
    {
      pattern: patternOf(String.raw`(?:${before})(?:(?<part>${part})[\s-]?(?:of\s)?)?${month}(?:\s?(?<late>${part}))?${year}`, language), // prettier-ignore
      read: (groups, today) =>
        within(
          { month: indexOf(names, groups.m) + 1, ...yearOf({ ...groups, era: undefined }, today) },
          groups.part ?? groups.late,
          language,
          today,
        ),
    },
  ]
}

function countedKinds(language: WishLanguage): Kind[] {
  const { months, between, nextYear, parts: monthParts } = language.dates
  if (months.kind !== 'counted') return []
  const number = (name: string) => String.raw`(?<!\d|\d[.,])(?<${name}>\d{1,2}|${HAN_NUMBER}{1,3})`
  const year = String.raw`(?:(?:(?<era>${ERA_YEAR})\s?)?(?<y>\d{1,4}|元|${HAN_NUMBER}{1,4})\s?${months.year}\s?|(?<next>${nextYear})\s?)?`
  const month = String.raw`${number('m')}\s?${months.month}\s?`
  const part = `(?:${monthParts.map(([source]) => source).join('|')})`
  const to = String.raw`(?:\s?(?:${between})\s?(?:(?<em>\d{1,2})\s?${months.month}\s?)?(?<e>\d{1,2}|${HAN_NUMBER}{1,3})\s?(?:${months.day})?(?![\d人名泊晚박명]))?`
  const day = String.raw`(?<d>\d{1,2}|${HAN_NUMBER}{1,3})\s?(?:${months.day})`
  return [
    {
      pattern: patternOf(`${year}${month}${day}${to}`, language),
      read: (groups, today) => {
        const said = yearOf(groups, today)
        const month = hanNumber(groups.m ?? '')
        const last = groups.e === undefined ? undefined : { month: groups.em ? Number(groups.em) : month, day: hanNumber(groups.e) } // prettier-ignore
        return span({ month, day: hanNumber(groups.d ?? ''), ...said }, last)
      },
    },
    {
      pattern: patternOf(String.raw`${year}${month}(?:の|份)?\s?(?<part>${part})?`, language),
      read: (groups, today) =>
        within({ month: hanNumber(groups.m ?? ''), ...yearOf(groups, today) }, groups.part, language, today),
    },
    {
      pattern: patternOf(months.day_alone, language),
      read: ({ n }) => ({ isDay: true, from: (notBefore) => dayOfMonth(Number(n), notBefore) }),
    },
  ]
}
