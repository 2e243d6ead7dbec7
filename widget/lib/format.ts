import type { Currency } from '../../shared/currencies.ts'
import type { Locale } from '../../shared/locales.ts'
import { dates, numbers } from '../../shared/rules/formatters.ts'
import { money as written } from '../../shared/rules/money/money.ts'
import { day, languageTag, midnight, PLAIN_DATE } from './intl.ts'

const MINUS = '\u2212'
// Intl writes 11/20～11/22 in Japanese and 11/20 – 11/22 in Chinese; guests read 11月20日〜22日.
const RANGE_WORDS: Partial<Record<Locale, string>> = { ja: '〜', zh_Hans: '至', zh_Hant: '至' }

/**
 * CUR-014, CUR-015: symbols and digits come from our own table, not from Intl, which writes a full-width yen in Japanese
 * and "JP¥" in Arabic. The answer is one left-to-right island: show it in <bdi dir="ltr">.
 */
export function money(minorUnits: number, currency: Currency, locale: Locale): string {
  return written({ amount: minorUnits, currency }, locale)
}

export function number(value: number, locale: Locale): string {
  return numbers(languageTag(locale), {}).format(value).replace('-', MINUS)
}

/** November 2026, 2026年11月 */
export const monthHeading = (date: string, locale: Locale) => day(date, locale, { month: 'long', year: 'numeric' })
/** 20 November, 11月20日 */
export const dayAndMonth = (date: string, locale: Locale) => day(date, locale, { day: 'numeric', month: 'long' })
/** Fri 20 Nov, 11月20日(金): a day within a sentence */
export const dayInSentence = (date: string, locale: Locale) =>
  day(date, locale, { weekday: 'short', day: 'numeric', month: 'short' })
/** Friday 20 November 2026: a day's accessible name */
export const dayInFull = (date: string, locale: Locale) =>
  day(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** 20 – 22 Nov, 11月20日〜22日; 20 Nov, where no night lies between. */
export function dateRange(from: string, to: string, locale: Locale): string {
  if (!PLAIN_DATE.test(from) || !PLAIN_DATE.test(to)) return `${from} – ${to}`
  const word = RANGE_WORDS[locale]
  if (word === undefined)
    return dates(languageTag(locale), { day: 'numeric', month: 'short' }).formatRange(midnight(from), midnight(to))
  if (from === to) return dayAndMonth(from, locale)
  const withinMonth = from.slice(0, 7) === to.slice(0, 7)
  return (
    dayAndMonth(from, locale) + word + (withinMonth ? day(to, locale, { day: 'numeric' }) : dayAndMonth(to, locale))
  )
}

/** 16 November at 18:00: a moment in the hotel's own zone, since its deadlines are meant there. */
export function dayAndTime(iso: string, locale: Locale, timeZone: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  const shape = {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  } as const
  return dates(languageTag(locale), shape).format(moment)
}

/** The last moment of something: what ends at midnight ends with the day before, so that nobody counts one more. */
export function deadline(iso: string, locale: Locale, timeZone: string): string {
  const time = dates('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const moment = Date.parse(iso)
  if (Number.isNaN(moment) || time.format(moment) !== '00:00') return dayAndTime(iso, locale, timeZone)
  return dayAndTime(new Date(moment - 60_000).toISOString(), locale, timeZone)
}
