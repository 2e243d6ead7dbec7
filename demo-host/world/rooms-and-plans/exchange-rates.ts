import { CURRENCY_CODES } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { exchangeRate } from '../../provider/db/schema/money.ts'

const FIRST_VERSION = 1

/** The world's rates: how many yen one whole unit of each currency is worth. */
const YEN: Record<Currency, number> = {
  JPY: 1,
  ARS: 0.108,
  AUD: 101.4,
  BRL: 28.9,
  CAD: 111.8,
  CNY: 22.05,
  CZK: 7.42,
  DKK: 24.2,
  EUR: 180.6,
  HKD: 20.1,
  INR: 1.766,
  IDR: 0.0094,
  ILS: 47.8,
  MOP: 19.5,
  MYR: 37.7,
  MXN: 8.52,
  TWD: 5,
  NZD: 88.4,
  NOK: 15.4,
  PHP: 2.66,
  GBP: 205.2,
  QAR: 43,
  RUB: 1.94,
  SAR: 41.7,
  SGD: 120.3,
  ZAR: 9.05,
  KRW: 0.107,
  LKR: 0.513,
  SEK: 16.5,
  CHF: 194.7,
  THB: 4.83,
  AED: 42.6,
  USD: 156.5,
  VND: 0.00594,
}

/** Every currency into every other. */
export function exchangeRateRows(valid_from: Date): (typeof exchangeRate.$inferInsert)[] {
  return CURRENCY_CODES.flatMap((base) =>
    CURRENCY_CODES.filter((quote) => quote !== base).map((quote) => ({
      base,
      quote,
      rate: YEN[base] / YEN[quote],
      version: FIRST_VERSION,
      valid_from,
    })),
  )
}
