import { LOCALES, type Locale } from '../../shared/locales.ts'
import { dates } from '../../shared/rules/formatters.ts'

export const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/

/** What Intl is asked with: Latin digits and the Gregorian year everywhere, and day before month in English. */
export function languageTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : LOCALES[locale].intl
}

/** A plain date in the shape asked for. */
export function day(date: string, locale: Locale, shape: Intl.DateTimeFormatOptions): string {
  if (!PLAIN_DATE.test(date)) return date
  return dates(languageTag(locale), shape).format(midnight(date))
}

/** In UTC, as a date without a time is read. */
export const midnight = (date: string) => new Date(date)
