import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ATTACHMENT_BYTES, ATTACHMENT_FILES } from '../../constants.ts'
import { answerError, isShownOn, otherCount, splitFiles } from './questions.ts'

describe('the days of a notification', () => {
  const [START, END] = ['2026-12-10', '2026-12-16']
  const cases: [string, string | null, string | null, string | null, boolean][] = [
    ['the day before both', START, END, '2026-12-09', false],
    ['the first day', START, END, START, true],
    ['the last day', START, END, END, true],
    ['the day after both', START, END, '2026-12-17', false],
    ['only a start, the day before', START, null, '2026-12-09', false],
    ['only a start, on it', START, null, START, true],
    ['only a start, long after', START, null, '2027-12-10', true],
    ['only an end, long before', null, END, '2025-12-10', true],
    ['only an end, on it', null, END, END, true],
    ['only an end, the day after', null, END, '2026-12-17', false],
    ['neither', null, null, START, true],
  ]
  for (const [name, display_start_date, display_end_date, checkin, shown] of cases) {
    it(`${shown ? 'show' : 'hide'} it: ${name}`, () =>
      assert.equal(isShownOn({ display_start_date, display_end_date }, checkin, '2020-01-01'), shown))
  }

  it('are compared with today where no stay has a day [QUESTION-019]', () => {
    const days = { display_start_date: START, display_end_date: END }
    assert.equal(isShownOn(days, null, START), true)
    assert.equal(isShownOn(days, '', '2026-12-17'), false)
  })
})

describe('the files of a question', () => {
  const file = (size: number) => ({ size })

  it('are at most thirty, and each at most eighty megabytes [CONST-013]', () => {
    const whole = splitFiles(0, [file(ATTACHMENT_BYTES), file(ATTACHMENT_BYTES + 1)])
    assert.deepEqual(whole, { taken: [file(80 * 1024 * 1024)], refused: [file(80 * 1024 * 1024 + 1)] })
    const many = Array.from({ length: ATTACHMENT_FILES + 1 }, (_, at) => file(at))
    assert.deepEqual(splitFiles(0, many).refused, [file(30)])
    assert.equal(splitFiles(0, many.slice(1)).taken.length, 30)
    assert.deepEqual(splitFiles(29, many.slice(0, 2)), { taken: [file(0)], refused: [file(1)] })
  })
})

describe('the people of a room', () => {
  it('are men and women; who is not one is the other', () => {
    assert.equal(otherCount(3, 1), 2)
    assert.equal(otherCount(3, 4), 0)
  })

  it('are as many men and women as it has adults, no more and no fewer [QUESTION-006]', () => {
    const asked = {
      question_type: 'people_per_room',
      answer_type: 'text',
      required: true,
      multiple: false,
      attachable: false,
      options: [],
    } as const
    for (const [men_count, women_count, isRight] of [
      [1, 2, true],
      [3, 0, true],
      [0, 3, true],
      [4, 0, false],
      [1, 3, false],
      [1, 1, false],
      [0, 0, false],
    ] as const) {
      const rooms = [{ adults: 3, men_count, women_count }]
      const fault = answerError(asked, { rooms }, { adults: [3] })
      assert.equal(fault, isRight ? null : 'peopleSum', `${men_count} and ${women_count}`)
    }
    // Of two rooms both are told, each by its own adults.
    const [one, two] = [1, 2].map((adults) => ({ adults, men_count: adults, women_count: 0 }))
    assert.ok(one && two)
    const of = (...rooms: (typeof one)[]) => answerError(asked, { rooms }, { adults: [1, 2] })
    assert.deepEqual([of(one, two), of(two, one), of(one)], [null, 'peopleSum', 'peopleSum'])
  })
})
