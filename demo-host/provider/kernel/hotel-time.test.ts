import { describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { businessDate, instantOf, iso } from './hotel-time.ts'

describe("the hotel's clock", () => {
  for (const [zone, date, minutes, instant] of [
    ['Asia/Tokyo', '2026-11-16', 18 * 60, '2026-11-16T09:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-16', 26 * 60, '2026-11-16T17:00:00.000Z'],
    ['America/New_York', '2026-03-08', 12 * 60, '2026-03-08T16:00:00.000Z'],
    ['America/New_York', '2026-11-01', 12 * 60, '2026-11-01T17:00:00.000Z'],
    // No clock there shows these: it goes from 23:59 to 01:00, and from 01:59 to 03:00.
    ['America/Santiago', '2027-09-05', 0, '2027-09-05T04:00:00.000Z'],
    ['America/Santiago', '2027-09-04', 24 * 60, '2027-09-05T04:00:00.000Z'],
    ['America/New_York', '2027-03-14', 2 * 60 + 30, '2027-03-14T07:30:00.000Z'],
  ] as const) {
    it(`shows ${minutes} minutes of ${date} in ${zone} at ${instant}`, () =>
      assert.equal(iso(instantOf(zone, { date, minutes })), instant))
  }

  for (const [at, business] of [
    ['2026-11-02T02:59:00+09:00', '2026-11-01'],
    ['2026-11-02T03:00:00+09:00', '2026-11-02'],
  ] as const) {
    it(`counts ${at} to ${business} where the day ends at three`, () =>
      assert.equal(businessDate({ time_zone: 'Asia/Tokyo', business_day_ends: '03:00' }, Date.parse(at)), business))
  }
})
