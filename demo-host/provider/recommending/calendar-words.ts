import { foldText } from './fold-text.ts'

// The words of calendars come from Intl, in the form that sentences are folded into.

/** Nobody writes a sentence of a year before. */
const SOME_YEAR = 2026
/** 2026-11-22 is a Sunday. */
const SUNDAY = Date.UTC(SOME_YEAR, 10, 22)
const DAY = 86_400_000

const escaped = (word: string) => foldText(word).replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const oneOf = (...words: readonly string[]) => [...new Set(words.map(escaped))].toSorted((a, b) => b.length - a.length).join('|') // prettier-ignore

/** January first, long and short, as sources of a regular expression. */
export function monthNames(tag: string, others: readonly (readonly string[])[] = []): string[] {
  const written = (month: number, width: 'long' | 'short') =>
    new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { month: width, timeZone: 'UTC' }).format(
      Date.UTC(SOME_YEAR, month, 15),
    )
  return Array.from({ length: 12 }, (_, month) =>
    oneOf(written(month, 'long'), written(month, 'short'), ...(others[month] ?? [])),
  )
}

/** Sunday first, as sources of a regular expression. */
export function weekdayNames(
  tag: string,
  width: 'long' | 'short',
  others: readonly (readonly string[])[] = [],
): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => oneOf(format.format(SUNDAY + day * DAY), ...(others[day] ?? [])))
}

/** A calendar that counts years otherwise: the name of its era now, and what leads from its year to ours. */
function eraOf(tag: string): { name: string; offset: number } {
  const parts = new Intl.DateTimeFormat(`${tag}-nu-latn`, { era: 'short', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(Date.UTC(SOME_YEAR, 5, 1)) // prettier-ignore
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { name: escaped(part('era')), offset: SOME_YEAR - Number(part('year')) }
}

const BUDDHIST = eraOf('th-u-ca-buddhist')
/** Years that a guest can only mean by the Buddhist era. */
const FIRST_BUDDHIST_YEAR = 2_400

/** Eras that are written before their year. */
const ERAS = [eraOf('ja-u-ca-japanese'), eraOf('zh-Hant-u-ca-roc'), eraOf('zh-Hans-u-ca-roc')]

/** 2027, 2570, 令和9, 民國116; the number of an era is the second group from its end. */
export const ERA_YEAR = `(?:${[...new Set(ERAS.map(({ name }) => name))].join('|')})`

/** The year of the common era, of what ERA_YEAR and a number say. */
export function commonYear(era: string | undefined, year: number): number {
  const named = ERAS.find(({ name }) => name === era)
  if (named) return year + named.offset
  return year >= FIRST_BUDDHIST_YEAR ? year + BUDDHIST.offset : year
}
