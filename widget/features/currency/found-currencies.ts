import { CURRENCY_CODES, currencySymbol } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'

export type CurrencyName = { code: Currency; name: string }

/** All of them in the listed order (AMB-74), as the guest's language calls them. */
export function currencyNames(locale: Locale): CurrencyName[] {
  const names = new Intl.DisplayNames(LOCALES[locale].intl, { type: 'currency' })
  return CURRENCY_CODES.map((code) => ({ code, name: names.of(code) ?? code }))
}

// Full-width letters and signs are what a Japanese keyboard gives.
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/** Those whose code, symbol or name has the words in it (CUR-008). */
export function foundCurrencies(names: readonly CurrencyName[], words: string): CurrencyName[] {
  const wanted = folded(words)
  return names.filter(({ code, name }) =>
    [code, currencySymbol(code), name].some((text) => folded(text).includes(wanted)),
  )
}
