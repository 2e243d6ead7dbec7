import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { TIMES } from '../../../test/contract/helpers/stay-cases.ts'
import { calendarFile } from './calendar-file.ts'
import { stayTimes } from './stay-times.ts'

describe('the times of a stay', () => {
  const cases = [
    ['a night', TIMES.night, ['2026-12-10', 900, '2026-12-12', 660, true]],
    ['a day’s use', TIMES['day use'], ['2026-12-10', 660, '2026-12-10', 1_020, true]],
    [
      'a day’s use saved with those of a night',
      TIMES['day use without its own times'],
      ['2026-12-10', 0, '2026-12-10', 1_440, false],
    ],
    [
      'a day’s use of no length',
      { ...TIMES['day use'], check_out_time: '11:00' },
      ['2026-12-10', 0, '2026-12-10', 1_440, false],
    ],
    [
      'a day’s use that nothing is known of',
      { ...TIMES['day use'], check_in_from: '', check_out_time: '' },
      ['2026-12-10', 0, '2026-12-10', 1_440, false],
    ],
    [
      'a night that ends past midnight',
      { ...TIMES.night, check_in_from: '26:00' },
      ['2026-12-10', 1_560, '2026-12-12', 660, true],
    ],
  ] as const
  for (const [what, agreed, wanted] of cases)
    it(`end after they begin: ${what} [CONF-016] [CONF-024]`, () => {
      const { from, until, isKnown } = stayTimes(agreed)
      assert.deepEqual([from.date, from.minutes, until.date, until.minutes, isKnown], wanted)
      assert.ok(from.date < until.date || from.minutes < until.minutes)
    })

  it('are refused by the calendar file where the end comes first', () => {
    const texts = { number: 'A-1', title: '', deadlineTitle: '', note: '', place: '', url: null }
    const stay = { ...texts, version: 0, deadline: null, now: 0 }
    const stamp = (time: number) => new Date(time).toISOString()
    assert.throws(() => calendarFile({ ...stay, from: 2_000, to: 1_000 }, stamp), RangeError)
    assert.throws(() => calendarFile({ ...stay, from: 1_000, to: 1_000 }, stamp), RangeError)
    assert.match(calendarFile({ ...stay, from: 1_000, to: 2_000 }, stamp), /DTSTART:1970/)
  })
})
