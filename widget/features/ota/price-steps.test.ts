import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { exchangeRateRows } from '../../../demo-host/world/rooms-and-plans/exchange-rates.ts'
import { CURRENCIES, CURRENCY_CODES } from '../../../shared/currencies.ts'
import { priceSteps } from './price-steps.ts'
import { readOtaSearch, writeOtaSearch } from './query.ts'

/** Yen that two people pay for a night in a plain hotel, and in a good one. */
const [PLAIN, GOOD] = [
  [8_000, 30_000],
  [40_000, 130_000],
] as const

const rates = exchangeRateRows(new Date(0))
const yen = (amount: number, currency: (typeof CURRENCY_CODES)[number]) => {
  const rate = currency === 'JPY' ? 1 : rates.find(({ base, quote }) => base === currency && quote === 'JPY')?.rate
  return (amount / 10 ** CURRENCIES[currency].digits) * (rate ?? NaN)
}
const isWithin = (amount: number, [least, most]: readonly [number, number]) => amount >= least && amount <= most

describe('the most a night may cost', () => {
  for (const currency of CURRENCY_CODES)
    it(`is offered from a plain hotel’s price to a good one’s in ${currency}, and comes back from an address`, () => {
      const steps = priceSteps(currency)
      const [first = NaN, last = NaN] = [steps.at(0), steps.at(-1)]
      assert.ok(isWithin(yen(first, currency), PLAIN), `${yen(first, currency)}`)
      assert.ok(isWithin(yen(last, currency), GOOD), `${yen(last, currency)}`)
      assert.deepEqual(
        [...steps].toSorted((one, other) => one - other),
        steps,
      )
      const usual = readOtaSearch(new URLSearchParams(), '2026-11-01')
      for (const maxPrice of steps) {
        const { max_price = '' } = writeOtaSearch({ ...usual, maxPrice })
        assert.equal(readOtaSearch(new URLSearchParams({ max_price }), '2026-11-01').maxPrice, maxPrice)
      }
    })
})
