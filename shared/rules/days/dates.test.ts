import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  addDays,
  compareDates,
  dateRange,
  dayNumber,
  isDate,
  isWithin,
  nights,
  parseDate,
  stayNights,
  today,
  weekday,
} from './dates.ts'
import { instantOf, zonedTime } from './zones.ts'
import { addMonths, addMonthsToDate, monthDays, monthOf } from './months.ts'

const DAY_MS = 86_400_000
const ZONES = [
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Taipei',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Europe/London',
  'Europe/Paris',
  'Europe/Moscow',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Antarctica/Troll',
  'UTC',
]

/** Days since 1970-01-01 without a Date: the year begins in March, so that the leap day is its last (Howard Hinnant's method). */
function civilDays(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

// A small generator with a seed, so that a failure comes back.
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

describe('a plain date', () => {
  it('is read strictly, with dashes or slashes (guarantee W14)', () => {
    const cases: Record<string, string | null> = {
      '2030-05-01': '2030-05-01',
      '2030/05/01': '2030-05-01',
      ' 2030-05-01 ': '2030-05-01',
      '2028-02-29': '2028-02-29',
      '2026-02-30': null,
      '2026-02-29': null,
      '2100-02-29': null,
      '2026-13-01': null,
      '2026-00-10': null,
      '2026-04-31': null,
      '2026-04-00': null,
      '2026-4-1': null,
      '2026-04/01': null,
      '0000-01-01': null,
      '2026-04-01T00:00': null,
      '': null,
    }
    for (const [text, date] of Object.entries(cases)) assert.equal(parseDate(text), date, text)
  })

  it('is written with dashes on the wire [CONST-005]', () => {
    assert.equal(isDate('2030-05-01'), true)
    assert.equal(isDate('2030/05/01'), false)
  })

  it('moves over months, leap days and centuries', () => {
    assert.equal(addDays('2028-02-28', 1), '2028-02-29')
    assert.equal(addDays('2027-02-28', 1), '2027-03-01')
    assert.equal(addDays('2026-12-31', 1), '2027-01-01')
    assert.equal(addDays('2000-03-01', -1), '2000-02-29')
    assert.equal(addDays('1969-12-31', 1), '1970-01-01')
    assert.equal(addMonths('2026-11', 3), '2027-02')
    assert.equal(addMonths('2026-01', -1), '2025-12')
    assert.equal(addMonthsToDate('2026-01-31', 1), '2026-02-28')
    assert.equal(monthOf('2026-11-21'), '2026-11')
    assert.equal(monthDays('2028-02').length, 29)
  })

  it('is the next day of the calendar on each of the days of ten centuries, and of the first', () => {
    for (const [first, last] of [
      ['0001-01-01', '0101-01-01'],
      ['1600-01-01', '2600-01-01'],
    ] as const) {
      let date: string = first
      for (let day = civilDays(first); date !== last; day++) {
        assert.deepEqual([civilDays(date), dayNumber(date), parseDate(date)], [day, day, date])
        date = addDays(date, 1)
      }
    }
    assert.equal(addDays('9999-12-30', 1), '9999-12-31')
  })

  it('knows its weekday', () => {
    assert.equal(weekday('1970-01-01'), 4)
    assert.equal(weekday('2026-11-21'), 6)
    assert.equal(weekday('1900-01-01'), 1)
  })

  it('lists the nights of a stay without the day of leaving', () => {
    assert.deepEqual(stayNights('2026-11-30', '2026-12-02'), ['2026-11-30', '2026-12-01'])
    assert.deepEqual(stayNights('2026-11-30', '2026-11-30'), [])
    assert.deepEqual(dateRange('2026-11-30', '2026-12-01'), ['2026-11-30', '2026-12-01'])
    assert.equal(isWithin('2026-11-30', '2026-11-30', null), true)
    assert.equal(isWithin('2026-11-29', '2026-11-30', null), false)
    assert.ok(compareDates('2026-11-30', '2026-12-01') < 0)
  })

  it('counts 50,000 stays over 30 zones right (guarantee W14)', () => {
    const roll = dice(2_026)
    assert.equal(ZONES.length, 30)
    for (const zone of ZONES) {
      const first = today(zone, Date.UTC(2026, 0, 1) + roll(1_000) * DAY_MS + roll(DAY_MS))
      for (let pair = 0; pair < 50_000 / ZONES.length; pair++) {
        const checkin = addDays(first, roll(1_500))
        const count = roll(400)
        const checkout = addDays(checkin, count)
        assert.equal(nights(checkin, checkout), count)
        assert.equal(Date.parse(checkout) - Date.parse(checkin), count * DAY_MS)
      }
    }
  })

  it('has as many nights across a change of the clock [CONST-028]', () => {
    assert.equal(nights('2030-03-01', '2030-03-04'), 3)
    assert.equal(nights('2026-03-28', '2026-03-30'), 2)
    assert.equal(nights('2026-10-24', '2026-10-26'), 2)
  })
})

describe("the hotel's today", () => {
  it('is what a calendar on its wall says, in 30 zones and through their changes of the clock', () => {
    const roll = dice(2_026)
    for (const timeZone of ZONES) {
      const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, calendar: 'gregory' })
      for (let look = 0; look < 300; look++) {
        const now = Date.UTC(2026, 0, 1) + roll(1_500) * DAY_MS + roll(DAY_MS)
        assert.equal(today(timeZone, now), wall.format(now))
      }
    }
  })

  const now = Date.UTC(2026, 10, 20, 16, 30)

  it('is the date of its own zone', () => {
    assert.equal(today('Asia/Tokyo', now), '2026-11-21')
    assert.equal(today('Pacific/Honolulu', now), '2026-11-20')
  })
})

describe('a moment of a place', () => {
  it('is the instant at which its clock shows it, on days of change too', () => {
    assert.equal(instantOf('Asia/Tokyo', '2026-11-16', 18 * 60), Date.UTC(2026, 10, 16, 9))
    assert.equal(instantOf('America/New_York', '2026-03-08', 4 * 60), Date.UTC(2026, 2, 8, 8))
    assert.equal(instantOf('America/New_York', '2026-03-08', 150), Date.UTC(2026, 2, 8, 7, 30))
    assert.equal(instantOf('Pacific/Apia', '2026-07-01', 0), Date.UTC(2026, 5, 30, 11))
  })

  it('is written with its zone', () => {
    assert.equal(zonedTime('Asia/Tokyo', '2026-11-16', 18 * 60), '2026-11-16T18:00:00+09:00')
    assert.equal(zonedTime('America/St_Johns', '2026-01-05', 61), '2026-01-05T01:01:00-03:30')
  })
})
