import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { isOver, momentText, OUTCOMES, textOfCode } from './words.ts'
import type { TextKey } from '../../lib/i18n.ts'

const CODES = [1000, 3004, 3005, 3200, 3201, 3006]
type Plain = (key: TextKey, values: object) => string

describe('what a payment link says', () => {
  for (const [code, says] of [
    [1000, /card.*could not be read/i],
    [3005, /expiry.*not valid/i],
    [3004, /card number is not valid/i],
    [9999, /could not be made/i],
  ] as const)
    it(`is what the specification has it say of ${code} [ERR-098]`, async () => {
      const t = (await loadTranslate('en', ['payLink', 'errors', 'codes'])) as Plain // a key chosen by a code
      assert.match(t(textOfCode(code), {}), says)
    })

  it('of each refusal has words of its own in every language, and never a code [ERR-064] [ERR-065] [ERR-098]', async () => {
    const english = (await loadTranslate('en', ['payLink', 'errors', 'codes'])) as Plain
    for (const locale of LOCALE_CODES) {
      const t = (await loadTranslate(locale, ['payLink', 'errors', 'codes'])) as Plain // keys chosen by a code
      const told = CODES.map((code) => t(textOfCode(code), {}))
      assert.equal(new Set(told).size, CODES.length, locale)
      for (const words of told) assert.doesNotMatch(words, /\d{4}|payLink\.|errors\.|\{\{/, locale)
      if (locale !== 'en')
        for (const code of CODES) assert.notEqual(t(textOfCode(code), {}), english(textOfCode(code), {}))
    }
    assert.deepEqual([null, 9_999, 3_203].map(textOfCode), ['payLink.others', 'payLink.others', 'payLink.others'])
  })

  it('of each state has words of its own in every language [ERR-097]', async () => {
    const keys = Object.values(OUTCOMES).flatMap(({ title, text }) => (text === null ? [title] : [title, text]))
    const all: TextKey[] = [...keys, 'payLink.notFoundTitle', 'payLink.notFoundText', 'payLink.paidTitle']
    for (const locale of LOCALE_CODES) {
      const t = (await loadTranslate(locale, ['payLink'])) as Plain // keys of a table
      const told = all.map((key) => t(key, { hotel: 'Inn', n: 1 }))
      assert.equal(new Set(told).size, all.length, locale)
      for (const words of told) assert.doesNotMatch(words, /payLink\.|\{\{/, locale)
    }
  })

  it('closes the form where no card can change the answer', () => {
    assert.deepEqual(CODES.filter(isOver), [3200, 3201])
    assert.equal(isOver(null), false)
  })

  it('writes moments on the clock of the hotel, whatever the guest’s is', () => {
    assert.equal(momentText('2026-10-31T15:05:00.000Z', 'Asia/Tokyo'), '2026/11/01 00:05')
    assert.equal(momentText('2026-10-31T15:05:00.000Z', 'America/New_York'), '2026/10/31 11:05')
  })
})
