import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CURRENCY_CODES } from '../../shared/currencies.ts'
import type { Currency } from '../../shared/currencies.ts'
import { LOCALE_CODES } from '../../shared/locales.ts'
import { dateRange, dayAndTime, deadline, dayInFull, dayInSentence, money, monthHeading, number } from './format.ts'
import { displayDate } from '../../locales/display-date.ts'
import { day } from './intl.ts'

describe('money', () => {
  for (const [minor, currency, locale, shown] of [
    [93600, 'JPY', 'en', '¥93,600'],
    [93600, 'JPY', 'ja', '¥93,600'],
    [93600, 'JPY', 'ar', '¥93,600'],
    [64133, 'USD', 'en', '$641.33'],
    [5, 'EUR', 'ja', '€0.05'],
    [120000, 'GBP', 'th', '£1,200.00'],
    [1234, 'TWD', 'zh_Hant', 'NT$1,234'],
    [1234, 'KRW', 'ko', '₩1,234'],
    [1234567, 'IDR', 'id', 'IDR\u00a01.234.567'],
    [1234567, 'VND', 'en', 'VND\u00a01,234,567'],
    [64133, 'CHF', 'en', 'CHF\u00a0641.33'],
    [-9454, 'JPY', 'ja', '\u2212¥9,454'],
    [0, 'USD', 'en', '$0.00'],
  ] as const)
    it(`shows ${minor} ${currency} in ${locale} as ${shown}`, () => assert.equal(money(minor, currency, locale), shown))

  it('has no minor units in five currencies and two digits of them in all others [CUR-014]', () => {
    const shown = [money(123_450, 'USD', 'en'), money(1235, 'JPY', 'en'), money(1235, 'TWD', 'en')]
    assert.deepEqual(shown, ['$1,234.50', '¥1,235', 'NT$1,235'])
    const whole = new Set<Currency>(['JPY', 'IDR', 'TWD', 'KRW', 'VND'])
    assert.equal(CURRENCY_CODES.length, 34)
    for (const currency of CURRENCY_CODES)
      assert.match(money(123_450, currency, 'en'), whole.has(currency) ? /(?<![\d.])123,450$/ : /(?<![\d,])1,234\.50$/)
  })

  it('has a symbol in six currencies and the code in the other 28, in every language [CUR-015]', () => {
    const symbols: Partial<Record<Currency, string>> = { JPY: '¥', EUR: '€', GBP: '£', USD: '$', TWD: 'NT$', KRW: '₩' }
    for (const locale of LOCALE_CODES)
      for (const currency of CURRENCY_CODES) {
        const before = money(1234, currency, locale).replace(/[\d.,]+$/, '')
        assert.equal(before, symbols[currency] ?? `${currency}\u00a0`, `${currency} in ${locale}`)
      }
    assert.equal(CURRENCY_CODES.filter((currency) => !symbols[currency]).length, 28)
  })

  it('uses Latin digits for every currency in every language', () => {
    for (const locale of LOCALE_CODES)
      for (const currency of CURRENCY_CODES)
        assert.match(money(1234567, currency, locale), /^[A-Z$¥€£₩NT]+\u00a0?[\d.,]+$/)
  })
})

describe('dates', () => {
  it('shows a date that stands as a value as YYYY/MM/DD [L10N-011]', () => {
    assert.equal(displayDate('2030-05-01'), '2030/05/01')
  })

  it('leaves what is not a date as it came', () => {
    assert.equal(displayDate('soon'), 'soon')
    assert.equal(dayInFull('', 'ja'), '')
  })

  for (const [locale, sentence, month, range] of [
    ['en', 'Fri 20 Nov', 'November 2026', '20\u2009–\u200922 Nov'],
    ['ja', '11月20日(金)', '2026年11月', '11月20日〜22日'],
    ['zh_Hans', '11月20日周五', '2026年11月', '11月20日至22日'],
    ['id', 'Jum, 20 Nov', 'November 2026', '20–22 Nov'],
  ] as const)
    it(`writes days, months and ranges of ${locale} the way its readers do`, () => {
      assert.equal(dayInSentence('2026-11-20', locale).replace(',', locale === 'en' ? '' : ','), sentence)
      assert.equal(monthHeading('2026-11-01', locale), month)
      assert.equal(dateRange('2026-11-20', '2026-11-22', locale).replace(/\s/g, ' '), range.replace(/\s/g, ' '))
    })

  it('names both months of a range that crosses them', () => {
    assert.equal(dateRange('2026-11-30', '2026-12-02', 'ja'), '11月30日〜12月2日')
  })

  it('names the one day of a stay without a night once', () => {
    for (const [locale, day] of [
      ['en', '20 Nov'],
      ['ja', '11月20日'],
      ['ko', '11월 20일'],
      ['zh_Hans', '11月20日'],
      ['zh_Hant', '11月20日'],
    ] as const)
      assert.equal(dateRange('2026-11-20', '2026-11-20', locale), day)
  })

  it('keeps the Gregorian year and Latin digits in Arabic and Thai [L10N-012]', () => {
    for (const locale of ['ar', 'th'] as const) assert.match(dayInFull('2026-11-20', locale), /20.*2026/)
    assert.match(number(1234.5, 'ar'), /^1,234\.5$/)
  })

  it('is the same day in every time zone of the guest', () => {
    const before = process.env['TZ']
    for (const zone of ['Pacific/Apia', 'Pacific/Honolulu']) {
      process.env['TZ'] = zone
      assert.equal(day('2026-11-20', 'en', { weekday: 'short' }), 'Fri')
    }
    process.env['TZ'] = before ?? 'UTC'
  })

  it("writes a deadline in the hotel's own time", () => {
    assert.match(dayAndTime('2026-11-16T09:00:00Z', 'en', 'Asia/Tokyo'), /16 November.*18:00/)
    assert.match(deadline('2026-11-16T09:00:00Z', 'en', 'Asia/Tokyo'), /16 November.*18:00/)
    assert.match(deadline('2026-11-16T15:00:00Z', 'en', 'Asia/Tokyo'), /16 November.*23:59/)
    assert.match(dayAndTime('2026-11-16T09:00:00Z', 'ja', 'Asia/Tokyo'), /^11月16日\s?18:00$/)
  })
})
