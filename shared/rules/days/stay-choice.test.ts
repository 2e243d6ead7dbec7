import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { addDays, nights, stayNights } from './dates.ts'
import { canLeaveOn, chooseDay, endRefusal, finished, lowestSum, minStaySpans, startRefusal } from './stay-choice.ts'
import type { Choice, Choosing, DayFact } from './stay-choice.ts'

const FIRST = '2030-05-01'
const LAST = '2030-05-31'
const may = (day: number) => addDays('2030-04-30', day)

const fact = (date: string, own: Partial<DayFact> = {}): DayFact => ({
  date,
  status: 'available',
  lowest_price: 100,
  holiday: null,
  min_stay: 1,
  closed_to_arrival: false,
  ...own,
})

const choosing = (days: Record<string, Partial<DayFact>> = {}, own: Partial<Choosing> = {}): Choosing => ({
  first: FIRST,
  last: LAST,
  nights: null,
  fact: (day) => fact(day, days[day]),
  ...own,
})

describe('a day a stay can begin on', () => {
  const CASES: {
    what: string
    day: string
    days?: Record<string, Partial<DayFact>>
    nights?: number
    is: string | null
  }[] = [
    { what: 'a day before the first is outside', day: '2030-04-30', is: 'outside' },
    { what: 'the first day can be chosen', day: FIRST, is: null },
    { what: 'the last day can be chosen', day: LAST, is: null },
    { what: 'a day after the last is outside', day: '2030-06-01', is: 'outside' },
    { what: 'a full night cannot', day: may(9), days: { [may(9)]: { status: 'full' } }, is: 'full' },
    { what: 'a night that is not sold cannot', day: may(9), days: { [may(9)]: { status: 'closed' } }, is: 'closed' },
    { what: 'few rooms are enough', day: may(9), days: { [may(9)]: { status: 'few' } }, is: null },
    { what: 'no arrival', day: may(9), days: { [may(9)]: { closed_to_arrival: true } }, is: 'outOnly' },
    { what: 'a minimum that can be kept', day: may(9), days: { [may(9)]: { min_stay: 3 } }, is: null },
    {
      what: 'a minimum that runs into a full night',
      day: may(9),
      days: { [may(9)]: { min_stay: 3 }, [may(11)]: { status: 'full' } },
      is: 'outOnly',
    },
    { what: 'a minimum that runs beyond the period', day: LAST, days: { [LAST]: { min_stay: 2 } }, is: 'outOnly' },
    {
      what: 'a stay of a length too short',
      day: may(9),
      days: { [may(9)]: { min_stay: 3 } },
      nights: 2,
      is: 'tooShort',
    },
    { what: 'a stay of a length long enough', day: may(9), days: { [may(9)]: { min_stay: 3 } }, nights: 3, is: null },
    { what: 'a stay by day has no minimum', day: may(9), days: { [may(9)]: { min_stay: 3 } }, nights: 0, is: null },
  ]
  for (const { what, day, days = {}, nights = null, is } of CASES)
    it(what, () => assert.equal(startRefusal(day, choosing(days, { nights })), is))

  it('is any day where nobody knows anything, within a period or without one', () => {
    const unknown = choosing({}, { fact: () => undefined })
    assert.equal(startRefusal(may(9), unknown), null)
    assert.equal(startRefusal('2040-01-01', unknown), 'outside')
    assert.equal(startRefusal('2040-01-01', { ...unknown, last: null }), null)
  })
})

describe('a day a stay can end on', () => {
  it('may itself be full, when the night before is not', () => {
    const full = choosing({ [may(9)]: { status: 'full' }, [may(10)]: { status: 'full' } })
    assert.equal(endRefusal(may(8), may(9), full), null)
    assert.equal(endRefusal(may(8), may(10), full), 'beyond')
    assert.deepEqual(
      [may(9), may(10), may(11), may(12)].map((day) => canLeaveOn(day, full)),
      [true, false, false, true],
    )
  })

  it('is at the earliest after the least nights, and at the latest the day after the last', () => {
    const three = choosing({ [may(9)]: { min_stay: 3 } })
    assert.equal(endRefusal(may(9), may(11), three), 'early')
    assert.equal(endRefusal(may(9), may(12), three), null)
    assert.equal(endRefusal(may(30), '2030-06-01', choosing()), null)
    assert.equal(endRefusal(may(30), '2030-06-02', choosing()), 'beyond')
  })
})

describe('pressing a day', () => {
  const half = { from: may(9), to: null }

  it('begins with the check-in, then takes the check-out, then begins anew', () => {
    const begun = chooseDay(null, may(9), choosing()).choice
    assert.deepEqual(begun, half)
    const whole = chooseDay(begun, may(12), choosing()).choice
    assert.deepEqual(whole, { from: may(9), to: may(12) })
    assert.deepEqual(chooseDay(whole, may(20), choosing()).choice, { from: may(20), to: null })
    assert.deepEqual(chooseDay(half, may(3), choosing()).choice, { from: may(3), to: null })
  })

  it('too early for the least nights says so, keeps the check-in and offers the nearest that works', () => {
    const two = choosing({ [may(9)]: { min_stay: 2 } })
    const { choice, refusal } = chooseDay(half, may(10), two)
    assert.deepEqual(choice, half)
    assert.deepEqual(refusal, { day: may(9), why: 'early', least: 2, offer: { from: may(9), to: may(11) } })
  })

  it('beyond a full night begins another stay there', () => {
    const full = choosing({ [may(12)]: { status: 'full' } })
    assert.deepEqual(chooseDay(half, may(14), full), { choice: { from: may(14), to: null }, refusal: null })
    assert.deepEqual(chooseDay(half, may(12), full).choice, { from: may(9), to: may(12) })
  })

  it('takes one day for a stay by day, and the whole length where it is fixed', () => {
    assert.deepEqual(chooseDay(null, may(9), choosing({}, { nights: 0 })).choice, { from: may(9), to: may(9) })
    assert.deepEqual(chooseDay(null, may(9), choosing({}, { nights: 3 })).choice, { from: may(9), to: may(12) })
  })

  it('is done with half a choice as the shortest stay', () => {
    assert.deepEqual(finished(half, choosing({ [may(9)]: { min_stay: 2 } })), { from: may(9), to: may(11) })
    assert.deepEqual(finished(half, choosing()), { from: may(9), to: may(10) })
    assert.equal(finished(null, choosing()), null)
  })
})

describe('any row of presses on any calendar', () => {
  const status = fc.constantFrom('available', 'available', 'available', 'few', 'full', 'closed')
  const day = fc.record({ status, min_stay: fc.constantFrom(1, 1, 1, 2, 3), closed_to_arrival: fc.boolean() })
  const month = fc.array(fc.option(day, { freq: 8, nil: undefined }), { minLength: 31, maxLength: 31 })
  const presses = fc.array(fc.integer({ min: -2, max: 34 }), { maxLength: 12 })

  it('ends in a stay that can be booked, or in none', () => {
    fc.assert(
      fc.property(month, presses, fc.constantFrom(null, 0, 2), (days, pressed, length) => {
        const known = days.map((own, index) => own && fact(may(index + 1), own))
        const rules = choosing({}, { nights: length, fact: (day) => known[nights(FIRST, day)] })
        const stay = finished(
          pressed.reduce<Choice>((choice, at) => chooseDay(choice, may(at), rules).choice, null),
          rules,
        )
        if (!stay) return
        assert.ok(stay.from >= FIRST && stay.from <= LAST)
        const arrival = rules.fact(stay.from)
        assert.equal(arrival?.closed_to_arrival ?? false, false)
        if (length !== null) assert.equal(nights(stay.from, stay.to), length)
        if (length !== 0) assert.ok(nights(stay.from, stay.to) >= (arrival?.min_stay ?? 1))
        // The nights of a stay of fixed length are the server's to judge; here the first of them is known.
        const slept = length === null ? stayNights(stay.from, stay.to) : [stay.from]
        for (const night of slept) {
          assert.ok(night <= LAST)
          assert.doesNotMatch(rules.fact(night)?.status ?? '', /full|closed/)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('what is said of days', () => {
  it('adds the lowest prices of the nights, or nothing where one is not known', () => {
    const stay = { from: may(9), to: may(11) }
    assert.equal(lowestSum(stay, choosing({ [may(11)]: { lowest_price: 999 } })), 200)
    assert.equal(lowestSum(stay, choosing({ [may(10)]: { lowest_price: null } })), null)
  })

  it('joins days with the same least nights', () => {
    const days = [1, 2, 2, 2, 3, 1, 2].map((min_stay, index) => fact(may(index + 1), { min_stay }))
    assert.deepEqual(minStaySpans(days), [
      { from: may(2), to: may(4), nights: 2 },
      { from: may(5), to: may(5), nights: 3 },
      { from: may(7), to: may(7), nights: 2 },
    ])
  })
})
