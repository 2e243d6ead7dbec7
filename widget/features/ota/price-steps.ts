import type { Currency } from '../../../shared/currencies.ts'
import { CURRENCIES } from '../../../shared/currencies.ts'

/** What a night for two may cost at most, where a unit is about a dollar. */
const STEPS = [100, 200, 300, 500]

/** About as much as a dollar, so that steps are round in every currency. */
const UNITS: Record<Currency, number> = {
  JPY: 150,
  ARS: 1_500,
  AUD: 1,
  BRL: 5,
  CAD: 1,
  CNY: 5,
  CZK: 20,
  DKK: 5,
  EUR: 1,
  HKD: 5,
  INR: 100,
  IDR: 15_000,
  ILS: 5,
  MOP: 5,
  MYR: 5,
  MXN: 20,
  TWD: 30,
  NZD: 1,
  NOK: 10,
  PHP: 50,
  GBP: 1,
  QAR: 5,
  RUB: 100,
  SAR: 5,
  SGD: 1,
  ZAR: 20,
  KRW: 1_500,
  LKR: 300,
  SEK: 10,
  CHF: 1,
  THB: 30,
  AED: 5,
  USD: 1,
  VND: 25_000,
}

/** The prices to choose from, in minor units of the currency. */
export const priceSteps = (currency: Currency): readonly number[] =>
  STEPS.map((step) => step * UNITS[currency] * 10 ** CURRENCIES[currency].digits)
