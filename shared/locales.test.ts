import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  KEPT_LOCALES,
  LOCALE_CODES,
  bookLocale,
  bookLocales,
  browserLocale,
  hotelLocale,
  isLocale,
  keptLocale,
  localeOfTag,
} from './locales.ts'

describe('the language of a guest', () => {
  it('is mapped from the browser to five languages, else English [L10N-005]', () => {
    const cases = {
      'ja-JP': 'ja',
      'en-GB': 'en',
      'zh-CN': 'zh_Hans',
      'zh-TW': 'zh_Hant',
      'zh-HK': 'zh_Hant',
      'ko-KR': 'ko',
      fr: 'en',
    }
    for (const [tag, locale] of Object.entries(cases)) assert.equal(browserLocale([tag]), locale, tag)
    for (const tag of ['th', 'id-ID', 'ar']) assert.equal(browserLocale([tag]), 'en', tag)
    assert.equal(browserLocale([]), 'en')
  })

  it('is one of the book languages, else the first of them', () => {
    assert.equal(bookLocale('ko', ['ja', 'en']), 'ja')
    assert.equal(bookLocale('en', ['ja', 'en']), 'en')
    assert.equal(bookLocale('xx', []), 'en')
  })

  it('can be any of the eight when none is configured [L10N-004]', () => {
    for (const none of [[], null, undefined]) assert.equal(bookLocales(none).length, 8)
    assert.deepEqual(bookLocales(['en', 'th', 'xx', 'en']), ['en', 'th'])
  })

  it('falls back to English where only five are kept [L10N-007]', () => {
    assert.deepEqual(KEPT_LOCALES, ['ja', 'en', 'zh_Hans', 'zh_Hant', 'ko'])
    assert.deepEqual(LOCALE_CODES.map(keptLocale), ['en', 'ja', 'ko', 'zh_Hans', 'zh_Hant', 'en', 'en', 'en'])
  })

  it('is read from the forms pages and links use', () => {
    const cases = {
      zh_Hant: 'zh_Hant',
      'ZH-hans-SG': 'zh_Hans',
      zh: 'zh_Hans',
      'zh-MO': 'zh_Hant',
      zh_hant_TW: 'zh_Hant',
      // Simplified letters, wherever they are read.
      'zh-Hans-HK': 'zh_Hans',
      'zh-CN': 'zh_Hans',
      ' ja-JP ': 'ja',
      EN_us: 'en',
      thx: null,
      fr: null,
      'id-ID': 'id',
      zha: null,
      '': null,
    }
    for (const [tag, locale] of Object.entries(cases)) assert.equal(localeOfTag(tag), locale, tag)
  })

  it('is never a name of the object that holds the table', () => {
    for (const odd of ['__proto__', 'constructor', 'toString', '', null]) assert.equal(isLocale(odd), false)
  })
})

describe("the hotel's home market", () => {
  it('is Korean or Traditional Chinese if set, else Japanese [L10N-006]', () => {
    assert.deepEqual(
      ['ko', 'zh_Hant', 'en', null].map((locale) => hotelLocale({ locale })),
      ['ko', 'zh_Hant', 'ja', 'ja'],
    )
  })
})
