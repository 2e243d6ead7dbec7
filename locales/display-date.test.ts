import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALE_CODES } from '../shared/locales.ts'
import { dateAndWeekday, displayDate } from './display-date.ts'
import { loadTranslate } from './load.ts'

describe('a date on the screen', () => {
  it('is written with slashes [L10N-011] [CONST-005]', () => {
    assert.equal(displayDate('2030-05-01'), '2030/05/01')
  })

  it('is written so beside its weekday too, in every language [L10N-011]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['core'])
      assert.ok(dateAndWeekday('2026-11-24', t).includes('2026/11/24'), locale)
    }
    assert.equal(dateAndWeekday('2026-11-24', await loadTranslate('en', ['core'])), '2026/11/24 (Tue)')
  })
})
