import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALE_CODES } from '../../shared/locales.ts'
import { FILTERS } from './hotels/catalogue-hotel.ts'
import { extraRows } from './hotels/catalogue.ts'
import { GUEST_SETTINGS } from './hotels/guest-settings.ts'
import { LEGAL_TEXTS } from './hotels/legal/legal-texts.ts'
import { BRANDS, HOTELS } from './hotels/hotels.ts'
import { BRAND_QUESTIONS } from './rooms-and-plans/brand-questions.ts'
import { couponRows } from './rooms-and-plans/coupons.ts'
import { optionalExtraRows } from './rooms-and-plans/optional-extras.ts'
import { promotionRows } from './rooms-and-plans/promotions.ts'
import { questionRows } from './rooms-and-plans/questions.ts'

const START = '2026-11-01'
/** An address is written as the post reads it, a hotel's own header is its own markup. */
const NOT_A_TEXT = ['full_addresses', 'site']

type Text = Record<string, string>
type Found = { where: string; text: Text }

/** Every text in several languages that a row holds, however deep, and where. */
function textsIn(value: unknown, where: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const isText = 'en' in value && entries.every(([, text]) => typeof text === 'string')
  if (isText) return [{ where, text: Object.fromEntries(entries.map(([locale, text]) => [locale, String(text)])) }]
  return entries.flatMap(([key, inner]) => (NOT_A_TEXT.includes(key) ? [] : textsIn(inner, `${where}.${key}`)))
}

const WORLD: Readonly<Record<string, unknown>> = {
  brands: BRANDS,
  hotels: HOTELS,
  filters: FILTERS,
  legal: LEGAL_TEXTS,
  settings: GUEST_SETTINGS,
  coupons: couponRows(HOTELS, START),
  questions: [BRAND_QUESTIONS, HOTELS.map((spec) => questionRows(1, spec, START))],
  extras: HOTELS.map((spec) => [extraRows(1, spec), optionalExtraRows(1, spec.code)]),
  promotions: HOTELS.map((spec) => promotionRows(1, spec, START)),
}
const found = textsIn(WORLD, 'world')

describe('what guests read of the world', () => {
  it('is written in all eight languages', () => {
    assert.ok(found.length > 300, `${found.length}`)
    const halfWritten = found.filter(({ text }) => LOCALE_CODES.some((locale) => !text[locale]?.trim()))
    assert.deepEqual(
      halfWritten.map(({ where, text }) => `${where}: ${text.en}`),
      [],
    )
  })

  it('has no Latin words in Arabic, and in Thai and Arabic is written in their scripts', () => {
    for (const { where, text } of found) {
      assert.doesNotMatch(text.ar ?? '', /[A-Za-z]{2}/, where)
      assert.match(text.ar ?? '', /\p{Script=Arabic}/u, where)
      assert.match(text.th ?? '', /\p{Script=Thai}/u, where)
      assert.doesNotMatch(text.th ?? '', /[A-Za-z]{2}/, where)
    }
  })
})
