import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { policyLines } from './policy-lines.ts'

const t = await loadTranslate('en', ['detail'])
type Part = [days_before: number, hours_after: number | null, percentage_of_cost: number]

const lines = (parts: Part[], noShow = 100) =>
  policyLines(
    {
      cancellation_policy_parts: parts.map(([days_before, hours_after, percentage_of_cost]) => ({
        days_before,
        hours_after,
        percentage_of_cost,
      })),
      no_show_percentage_of_cost: noShow,
    },
    null,
    0,
    t,
  ).map(({ range, when }) => `${when}: ${range.kind === 'free' ? 0 : range.percent}`)

describe('the lines of a cancellation policy', () => {
  const cases: [name: string, parts: Part[], expected: string[]][] = [
    [
      'spread gaps between changes over their days',
      [
        [5, null, 20],
        [3, null, 50],
        [1, null, 80],
        [0, null, 100],
      ],
      [
        'Until 6 days before: 0',
        '5 to 4 days before: 20',
        '3 to 2 days before: 50',
        '1 day before: 80',
        'On the day of arrival: 100',
      ],
    ],
    [
      'say from which hour of a day',
      [
        [3, null, 50],
        [1, 18, 80],
        [0, null, 100],
      ],
      [
        'Until 4 days before: 0',
        '3 to 1 days before: 50',
        'From 18:00, 1 day before: 80',
        'On the day of arrival: 100',
      ],
    ],
    [
      'begin and end within one day',
      [
        [1, null, 30],
        [1, 18, 80],
      ],
      ['Until 2 days before: 0', '1 day before, until 18:00: 30', 'From 18:00, 1 day before: 80'],
    ],
    ['are free until an hour', [[4, 18, 30]], ['Until 18:00, 4 days before: 0', 'From 18:00, 4 days before: 30']],
    [
      'begin on the day itself',
      [[0, 12, 100]],
      ['Until 12:00, on the day of arrival: 0', 'From 12:00, on the day of arrival: 100'],
    ],
    ['go on where nothing follows', [[2, null, 60]], ['Until 3 days before: 0', 'From 2 days before: 60']],
    ['are free to the end without a fee', [], ['Until 1 day before: 0']],
  ]
  for (const [name, parts, expected] of cases)
    it(name, () => assert.deepEqual(lines(parts), [...expected, 'If you do not arrive: 100']))
})
