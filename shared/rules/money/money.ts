import { CURRENCIES, currencySymbol } from '../../currencies.ts'
import type { Currency } from '../../currencies.ts'
import { LOCALES } from '../../locales.ts'
import type { Locale } from '../../locales.ts'
import { numbers } from '../formatters.ts'
import type { Offer, Price, PriceField } from '../../model/search/price.ts'

// Amounts are integers in minor units of their currency. Amount and currency meet only here.

export type Sum = { amount: number; currency: Currency }
export type Rounding = 'down' | 'up' | 'half'

const ROUND: Record<Rounding, (value: number) => number> = { down: Math.floor, up: Math.ceil, half: Math.round }

export function add(...amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** A share of an amount. Hundredths of a percent are kept as integers, so 7.7 % of 1,000 is 77 and not 76. */
export function percentOf(amount: number, percent: number, rounding: Rounding = 'down'): number {
  return ROUND[rounding]((amount * Math.round(percent * 100)) / 10_000)
}

/** Offers of a search answer are net: the guest pays the stay, its tax and the accommodation tax. */
export function offerTotal(offer: Pick<Offer, 'total_price' | 'tax' | 'accommodation_tax'>): number {
  return offer.total_price + offer.tax + offer.accommodation_tax
}

/** A price calculation is gross already. */
export function priceTotal(price: Pick<Price, 'total_price'>): number {
  return price.total_price
}

/** The offer in the currency the guest chose, when the answer has it, else in the hotel's. */
export function offerSum(offer: Offer, hotel: Currency, selected: Currency | null): Sum {
  const { mcp_total_price: net, mcp_tax: tax, mcp_accommodation_tax: local } = offer
  if (selected === null || selected === hotel || !net || !tax || !local)
    return { amount: offerTotal(offer), currency: hotel }
  return { amount: add(net.cents, tax.cents, local.cents), currency: selected }
}

/** One field of a price calculation, in the chosen currency when the answer has it (AMB-17). */
export function priceSum(price: Price, field: PriceField, hotel: Currency, selected: Currency | null): Sum {
  const converted = price[`mcp_${field}`]
  if (selected === null || selected === hotel || !converted) return { amount: price[field], currency: hotel }
  return { amount: converted.cents, currency: selected }
}

export function cancellationFee(price: Price, hotel: Currency, selected: Currency | null): Sum {
  const { fee, mcp_fee: converted } = price.cancellation
  if (selected === null || selected === hotel || !converted) return { amount: fee, currency: hotel }
  return { amount: converted.cents, currency: selected }
}

/** At a rate of one whole unit (1 yen, 1 dollar) of the first currency in whole units of the second. */
export function exchange(amount: number, from: Currency, to: Currency, rate: number): number {
  return Math.round((amount * rate * 10 ** CURRENCIES[to].digits) / 10 ** CURRENCIES[from].digits)
}

/** ¥1,235, $1,234.50, AUD 1,234.50: symbol or code first, digits of the currency, grouping of the language. */
export function money(sum: Sum, locale: Locale): string {
  const { digits } = CURRENCIES[sum.currency]
  const symbol = currencySymbol(sum.currency)
  const space = symbol === sum.currency ? '\u00a0' : ''
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const figure = numbers(LOCALES[locale].intl, shape).format(Math.abs(sum.amount) / 10 ** digits)
  return `${sum.amount < 0 ? '\u2212' : ''}${symbol}${space}${figure}`
}
