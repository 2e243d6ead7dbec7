import { array, nullable, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { currency } from '../hotel/settings.ts'
import { lenient, minor } from '../wire.ts'

/**
 * One movement of a stay's money, as every place tells it (shared/rules/money/stay-money.ts). `kind` is a text of the part `booked`;
 * `by` the card or wallet by its name, `until` the last day on which it may come, `hotel` the same in the hotel's currency
 * where it moved in another.
 */
export const moneyLine = object({
  kind: string(),
  amount: minor(),
  currency: currency(),
  by: nullable(string()),
  until: nullable(string()),
  hotel: nullable(minor()),
})
export type WireMoneyLine = Infer<typeof moneyLine>

export const moneyLines = lenient(array(moneyLine), [])
