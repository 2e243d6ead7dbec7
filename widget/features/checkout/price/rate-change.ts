import { atom } from 'jotai'

import type { Currency } from '../../../../shared/currencies.ts'
import type { Calculation } from '../../../../shared/contract/rooms.ts'
import { add, offerSum } from '../../../../shared/rules/money/money.ts'
import { chosenTotalAtom, linesAtom } from '../stay.ts'

/** The exchange rate moved since the guest looked, and the hotel's price did not (CUR-017). */
export const rateChangeAtom = atom<{ before: number; now: number; currency: Currency } | null>(null)

type Seen = { total: number; currency: Currency; amount: number }
const seenAtom = atom<Seen | null>(null)

/** What the results said, in the same second currency; null where they had none. */
const resultsAtom = atom((get) => (hotel: Currency, currency: Currency): Seen | null => {
  const sums = get(linesAtom).map(({ plan, quantity }) => ({ ...offerSum(plan.price, hotel, currency), quantity }))
  if (sums.some((sum) => sum.currency !== currency)) return null
  return { total: get(chosenTotalAtom), currency, amount: add(...sums.map((sum) => sum.amount * sum.quantity)) }
})

/** The same price of the hotel at another amount: only a rate can have moved. */
export const compareRateAtom = atom(null, (get, set, { data, meta }: Calculation) => {
  const { mcp_currency: currency } = meta
  const amount = data.total.mcp_total_price?.cents
  if (currency === null || amount === undefined) {
    set(seenAtom, null)
    return set(rateChangeAtom, null)
  }
  const seen = get(seenAtom) ?? get(resultsAtom)(meta.currency, currency)
  const now = { total: data.total.total_price, currency, amount }
  set(seenAtom, now)
  if (seen?.currency === currency && seen.total === now.total && seen.amount !== amount)
    set(rateChangeAtom, { before: seen.amount, now: amount, currency })
})

export const forgetRateAtom = atom(null, (_get, set) => {
  set(seenAtom, null)
  set(rateChangeAtom, null)
})
