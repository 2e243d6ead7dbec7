import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CURRENCIES, CURRENCY_CODES, SUGGESTED_CURRENCIES, currencySymbol, isCurrency } from './currencies.ts'

const LISTED =
  'JPY, ARS, AUD, BRL, CAD, CNY, CZK, DKK, EUR, HKD, INR, IDR, ILS, MOP, MYR, MXN, TWD, NZD, NOK, PHP, GBP, QAR, RUB, SAR, SGD, ZAR, KRW, LKR, SEK, CHF, THB, AED, USD, VND'

describe('currencies', () => {
  it('are the 34 of the specification, in its order', () => {
    assert.equal(CURRENCY_CODES.join(', '), LISTED)
  })

  it('have no minor units in five of them and two digits in the others', () => {
    const whole = CURRENCY_CODES.filter((code) => CURRENCIES[code].digits === 0)
    assert.deepEqual(whole, ['JPY', 'IDR', 'TWD', 'KRW', 'VND'])
  })

  it('have six symbols; the other 28 show their code', () => {
    const symbols = CURRENCY_CODES.filter((code) => currencySymbol(code) !== code).map((code) => [
      code,
      currencySymbol(code),
    ])
    assert.deepEqual(
      symbols,
      [
        ['JPY', '¥'],
        ['EUR', '€'],
        ['TWD', 'NT$'],
        ['GBP', '£'],
        ['KRW', '₩'],
        ['USD', '$'],
      ].sort((a, b) => LISTED.indexOf(a[0] ?? '') - LISTED.indexOf(b[0] ?? '')),
    )
  })

  it('suggest six in their order', () => {
    assert.deepEqual(SUGGESTED_CURRENCIES, ['AUD', 'CNY', 'EUR', 'TWD', 'KRW', 'USD'])
  })

  it('know their own names only', () => {
    for (const odd of ['', 'jpy', 'QQQ', 'constructor', '__proto__', null, 7]) assert.equal(isCurrency(odd), false)
  })
})
