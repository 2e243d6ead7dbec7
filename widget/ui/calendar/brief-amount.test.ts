import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { briefAmount } from './brief-amount.ts'

describe('briefAmount', () => {
  for (const [minor, currency, locale, shown] of [
    [42800, 'JPY', 'en', '42,800'],
    [999999, 'JPY', 'ja', '999,999'],
    [1280000, 'JPY', 'ja', '128万'],
    [1280000, 'JPY', 'ko', '128만'],
    [1280000, 'JPY', 'zh_Hant', '128萬'],
    [1280000, 'JPY', 'en', '1.28M'],
    [1280000, 'JPY', 'ar', '1.28M'],
    [64101, 'USD', 'en', '642'],
  ] as const)
    it(`shortens ${minor} ${currency} in ${locale} to ${shown}`, () =>
      assert.equal(briefAmount(minor, currency, locale), shown))
})
