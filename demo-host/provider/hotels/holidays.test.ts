import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import calendar from '@holiday-jp/holiday_jp'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { holidayOf } from './holidays.ts'

const JAPAN = { address: { country: 'JP', post_code: '', full_addresses: {} } }
const TAIWAN = { address: { country: 'TW', post_code: '', full_addresses: {} } }

/** What a name is written in, from end to end. */
const SCRIPTS: Record<Locale, RegExp> = {
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  en: /^[A-Z][A-Za-z’ ]+$/,
  ko: /^[\p{Script=Hangul} ]+$/u,
  zh_Hans: /^\p{Script=Han}+$/u,
  zh_Hant: /^\p{Script=Han}+$/u,
  id: /^[A-Z][A-Za-z ]+$/,
  th: /^\p{Script=Thai}+$/u,
  ar: /^[\p{Script=Arabic} ]+$/u,
}

const firstYear = new Date().getFullYear()
const comingDays = Object.keys(calendar.holidays).filter(
  (date) => Number(date.slice(0, 4)) >= firstYear && Number(date.slice(0, 4)) <= firstYear + 3,
)

describe('holidays of hotels in Japan', () => {
  it('have a name in all eight languages, in their own script, this year and the next three', () => {
    assert.ok(comingDays.length >= 60)
    for (const date of comingDays)
      for (const locale of LOCALE_CODES) assert.match(holidayOf(JAPAN, date, locale) ?? '', SCRIPTS[locale], date)
  })

  it('are called in every language what its readers call them', () => {
    const names = (date: string) => LOCALE_CODES.map((locale) => holidayOf(JAPAN, date, locale))
    assert.deepEqual(names('2026-11-03'), [
      'Culture Day',
      '文化の日',
      '문화의 날',
      '文化日',
      '文化日',
      'Hari Kebudayaan',
      'วันวัฒนธรรม',
      'يوم الثقافة',
    ])
    assert.equal(holidayOf(JAPAN, '2026-11-23', 'en'), 'Labour Thanksgiving Day')
  })

  it('are made up for after a Sunday, and fill the day between two of them', () => {
    const both = (date: string) => [holidayOf(JAPAN, date, 'ja'), holidayOf(JAPAN, date, 'en')]
    assert.deepEqual(both('2027-03-22'), ['振替休日', 'Substitute holiday'])
    assert.deepEqual(both('2026-09-22'), ['国民の休日', 'Citizens’ holiday'])
  })

  it('are none on other days, and none in other countries', () => {
    assert.equal(holidayOf(JAPAN, '2026-11-04', 'en'), null)
    assert.equal(holidayOf(TAIWAN, '2026-11-03', 'en'), null)
  })

  it('whose names are not listed are Japanese, and English for everybody else', () => {
    assert.equal(holidayOf(JAPAN, '2016-10-10', 'ja'), '体育の日')
    assert.equal(holidayOf(JAPAN, '2016-10-10', 'ar'), 'Health and Sports Day')
  })
})
