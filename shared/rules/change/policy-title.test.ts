import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { policyTitle, promisesNothing } from './policy-title.ts'
import { freeUntil } from './policy.ts'

const part = (days_before: number, hours_after: number, percentage_of_cost: number) => ({
  days_before,
  hours_after,
  percentage_of_cost,
})
const policy = (...parts: ReturnType<typeof part>[]) => ({
  cancellation_policy_parts: parts,
  no_show_percentage_of_cost: 100,
})

describe('the title of a cancellation policy', () => {
  const cases = [
    ['half from the day before on', policy(part(1, 0, 50), part(0, 0, 100)), { kind: 'until_day', n: 2 }],
    ['a fee on the day itself', policy(part(0, 0, 100)), { kind: 'until_day', n: 1 }],
    [
      'a fee from 18:00 four days before',
      policy(part(4, 18, 30), part(2, 0, 50)),
      { kind: 'until_time', n: 4, minutes: 1_080 },
    ],
    ['a fee from noon of the day', policy(part(0, 12, 80)), { kind: 'until_time', n: 0, minutes: 720 }],
    ['nothing ever', policy(), { kind: 'free' }],
    ['days without a fee first', policy(part(9, 0, 0), part(3, 0, 20)), { kind: 'until_day', n: 4 }],
    ['all of it always', policy(part(999, 0, 100)), { kind: 'none' }],
    ['a part of it always', policy(part(999, 0, 30)), { kind: 'fee', percent: 30 }],
  ] as const
  for (const [what, given, wanted] of cases)
    it(`says what its lines say: ${what}`, () => assert.deepEqual(policyTitle(given), wanted))

  it('names the day before the one on which the fee begins', () => {
    for (const days of [0, 1, 2, 7, 30]) {
      const title = policyTitle(policy(part(days, 0, 50)))
      assert.ok(title.kind === 'until_day')
      // Free until midnight at which that day begins: the day before is the last free one.
      const until = freeUntil(policy(part(days, 0, 50)), '2026-12-31')
      assert.deepEqual(until, { date: new Date(Date.UTC(2026, 11, 31 - days)).toISOString().slice(0, 10), minutes: 0 })
      assert.equal(title.n, days + 1)
    }
  })

  it('of the hotel’s own stands only where it promises nothing', () => {
    for (const own of ['Flexible', 'スタンダード', 'Tarif fleuri']) assert.ok(promisesNothing(own), own)
    for (const own of [
      'Free until the day before',
      '前日から100%',
      '返金不可',
      '4일 전',
      'Gratis',
      'مجاني',
      '٤ أيام',
      ' ',
    ])
      assert.ok(!promisesNothing(own), own)
  })
})
