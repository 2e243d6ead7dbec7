import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { LOCALE_CODES } from '../../shared/locales.ts'
import type { Locale } from '../../shared/locales.ts'
import * as format from './format.ts'

const ZONE = 'Asia/Tokyo'
/** Each is written as a list of plans writes it: again and again, of other values. */
const WRITES: Record<keyof typeof format, (at: number, locale: Locale) => string> = {
  money: (at, locale) => format.money(12_300 + at, at % 2 ? 'JPY' : 'EUR', locale),
  number: (at, locale) => format.number(1_000 + at, locale),
  monthHeading: (at, locale) => format.monthHeading(dayOf(at), locale),
  dayAndMonth: (at, locale) => format.dayAndMonth(dayOf(at), locale),
  dayInSentence: (at, locale) => format.dayInSentence(dayOf(at), locale),
  dayInFull: (at, locale) => format.dayInFull(dayOf(at), locale),
  dateRange: (at, locale) => format.dateRange(dayOf(at), '2026-12-24', locale),
  dayAndTime: (at, locale) => format.dayAndTime(`${dayOf(at)}T09:00:00Z`, locale, ZONE),
  deadline: (at, locale) => format.deadline(`${dayOf(at)}T15:00:00Z`, locale, ZONE),
}
const dayOf = (at: number) => `2026-12-${String(10 + at)}`

/** The first formatter of a shape takes a phone some milliseconds, and results write a hundred prices and deadlines. */
describe('what is written many times over', () => {
  const { DateTimeFormat, NumberFormat } = Intl
  let made = 0
  before(() => {
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (of, input) => (made++, Reflect.construct(of, input)),
    })
    Intl.NumberFormat = new Proxy(NumberFormat, { construct: (of, input) => (made++, Reflect.construct(of, input)) })
  })
  after(() => Object.assign(Intl, { DateTimeFormat, NumberFormat }))

  for (const [name, write] of Object.entries(WRITES))
    it(`is written by the formatters that were made for the first two of it: ${name}`, () => {
      for (const locale of LOCALE_CODES) {
        const first = [write(0, locale), write(1, locale)]
        const known = made
        const more = Array.from({ length: 8 }, (_, at) => write(at, locale))
        assert.equal(made, known, locale)
        assert.deepEqual(more.slice(0, 2), first)
      }
    })
})
