import { CURRENCIES } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import { numbers } from '../../../shared/rules/formatters.ts'
import { number } from '../../lib/format.ts'
import { languageTag } from '../../lib/intl.ts'

// Seven digits do not fit a day of the calendar.
const LONG_AMOUNT = 1_000_000
const COUNTS_IN_TEN_THOUSANDS: ReadonlySet<Locale> = new Set(['ja', 'ko', 'zh_Hans', 'zh_Hant'])

/** An amount for a day of the calendar: no symbol, no fraction (rounded up, so nobody pays more than was shown), 128万 or 1.28M. */
export function briefAmount(minorUnits: number, currency: Currency, locale: Locale): string {
  const amount = Math.ceil(minorUnits / 10 ** CURRENCIES[currency].digits)
  if (amount < LONG_AMOUNT) return number(amount, locale)
  const tag = COUNTS_IN_TEN_THOUSANDS.has(locale) ? languageTag(locale) : 'en'
  return numbers(tag, { notation: 'compact', maximumSignificantDigits: 3 }).format(amount)
}
