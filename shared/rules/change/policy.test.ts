import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { expandPolicy, feeAt, freeUntil, nextFee } from './policy.ts'

const policy = {
  cancellation_policy_parts: [
    { days_before: 0, hours_after: null, percentage_of_cost: 100 },
    { days_before: 3, hours_after: null, percentage_of_cost: 50 },
    { days_before: 5, hours_after: 18, percentage_of_cost: 30 },
  ],
  no_show_percentage_of_cost: 100,
}
const CHECKIN = '2026-11-21'

describe('a cancellation policy', () => {
  it('is spread into ranges with amounts, from free to no-show', () => {
    assert.deepEqual(expandPolicy(policy, CHECKIN, 96_201), [
      { kind: 'free', until: { date: '2026-11-16', minutes: 1_080 } },
      {
        kind: 'fee',
        from: { date: '2026-11-16', minutes: 1_080 },
        until: { date: '2026-11-18', minutes: 0 },
        percent: 30,
        amount: 28_860,
      },
      {
        kind: 'fee',
        from: { date: '2026-11-18', minutes: 0 },
        until: { date: '2026-11-21', minutes: 0 },
        percent: 50,
        amount: 48_100,
      },
      { kind: 'fee', from: { date: '2026-11-21', minutes: 0 }, until: null, percent: 100, amount: 96_201 },
      { kind: 'noShow', percent: 100, amount: 96_201 },
    ])
  })

  const moments: [string, number, number][] = [
    ['2026-11-01', 0, 0],
    ['2026-11-16', 1_079, 0],
    ['2026-11-16', 1_080, 30],
    ['2026-11-17', 1_439, 30],
    ['2026-11-18', 0, 50],
    ['2026-11-20', 1_439, 50],
    ['2026-11-21', 0, 100],
    ['2026-11-25', 0, 100],
  ]
  for (const [date, minutes, percent] of moments) {
    it(`asks ${percent} % at minute ${minutes} of ${date}`, () => {
      assert.equal(feeAt(policy, CHECKIN, 10_000, { date, minutes }).percent, percent)
    })
  }

  it('names the moment until which cancelling is free, and the next higher fee', () => {
    assert.deepEqual(freeUntil(policy, CHECKIN), { date: '2026-11-16', minutes: 1_080 })
    assert.deepEqual(nextFee(policy, CHECKIN, 1_000, { date: '2026-11-17', minutes: 0 }), {
      from: { date: '2026-11-18', minutes: 0 },
      percent: 50,
      amount: 500,
    })
    assert.equal(nextFee(policy, CHECKIN, 1_000, { date: CHECKIN, minutes: 0 }), null)
    assert.equal(freeUntil({ cancellation_policy_parts: [], no_show_percentage_of_cost: 0 }, CHECKIN), null)
  })
})
