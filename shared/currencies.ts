// CUR-002, CUR-014: 34 currencies in the listed order. digits are the minor units this product uses, which differ from ISO 4217
// (TWD and IDR have none here), so no currency library is asked.
export type CurrencyRow = { digits: 0 | 2; symbol?: string }

export const CURRENCIES = {
  JPY: { digits: 0, symbol: '¥' },
  ARS: { digits: 2 },
  AUD: { digits: 2 },
  BRL: { digits: 2 },
  CAD: { digits: 2 },
  CNY: { digits: 2 },
  CZK: { digits: 2 },
  DKK: { digits: 2 },
  EUR: { digits: 2, symbol: '€' },
  HKD: { digits: 2 },
  INR: { digits: 2 },
  IDR: { digits: 0 },
  ILS: { digits: 2 },
  MOP: { digits: 2 },
  MYR: { digits: 2 },
  MXN: { digits: 2 },
  TWD: { digits: 0, symbol: 'NT$' },
  NZD: { digits: 2 },
  NOK: { digits: 2 },
  PHP: { digits: 2 },
  GBP: { digits: 2, symbol: '£' },
  QAR: { digits: 2 },
  RUB: { digits: 2 },
  SAR: { digits: 2 },
  SGD: { digits: 2 },
  ZAR: { digits: 2 },
  KRW: { digits: 0, symbol: '₩' },
  LKR: { digits: 2 },
  SEK: { digits: 2 },
  CHF: { digits: 2 },
  THB: { digits: 2 },
  AED: { digits: 2 },
  USD: { digits: 2, symbol: '$' },
  VND: { digits: 0 },
} as const satisfies Record<string, CurrencyRow>

export type Currency = keyof typeof CURRENCIES

export const DEFAULT_CURRENCY: Currency = 'JPY'
export const SUGGESTED_CURRENCIES: readonly Currency[] = ['AUD', 'CNY', 'EUR', 'TWD', 'KRW', 'USD']
// A guard over the keys keeps the listed order; own keys only, so 'constructor' is no currency.
export const CURRENCY_CODES: readonly Currency[] = Object.keys(CURRENCIES).filter(isCurrency)

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value)
}

// CUR-015: JPY, EUR, GBP, USD, TWD and KRW have symbols, the others show their code.
export function currencySymbol(currency: Currency): string {
  const row: CurrencyRow = CURRENCIES[currency]
  return row.symbol ?? currency
}
