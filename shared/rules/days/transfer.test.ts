import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { lastTransferDay } from './transfer.ts'

describe('the last day of a bank transfer', () => {
  const cases = [
    ['some days from today', '2026-11-01', '2026-12-20', '2026-11-08'],
    ['the day before arrival where that is sooner', '2026-11-01', '2026-11-05', '2026-11-04'],
    ['the day before arrival where it is the same', '2026-11-01', '2026-11-09', '2026-11-08'],
    ['today for who arrives today', '2026-11-01', '2026-11-01', '2026-11-01'],
  ] as const
  for (const [what, today, checkin, last] of cases)
    it(`is ${what}`, () => assert.equal(lastTransferDay(today, checkin, 7), last))
})
