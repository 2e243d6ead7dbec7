import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { partyLimits } from '../../../shared/rules/party/party.ts'
import { answersOf, isOpen, nextStep, withAnswers, withChildren, withTier } from './party-form.ts'
import type { Kids } from './party-form.ts'

const kids = (kids_type: Kids['kids_setting']['kids_type'], own: Partial<Kids['kids_setting']> = {}): Kids => ({
  kids_setting: {
    kids_type,
    accept_type: 'accept',
    shared_bed_type: null,
    max_age: 12,
    max_children_per_room: null,
    ...own,
  },
  kids_tiers: [
    { code: 'A', name: 'A', min_age: 7, max_age: 11, option: 'meal_same_as_adult_bedding' },
    { code: 'D', name: 'D', min_age: 0, max_age: 2, option: 'meal_no' },
  ],
})
const limits = (of: Kids, max_guests_per_room = 20) => partyLimits({ ...of, max_guests_per_room })
const ROOM = { adults: 2, children: 0 }

describe('the children of a room in the form', () => {
  const ages = kids('ages')
  const meals = kids('tiers_with_meal_and_bed_as_extras')

  it('are nobody’s age until it is said, and come and go at the end', () => {
    const two = withChildren(ROOM, 2, ages)
    assert.deepEqual(answersOf(two, ages), [null, null])
    assert.ok(isOpen(two, ages))
    assert.equal(two.kids_ages, undefined)
    const half = withAnswers(two, [null, '0'], ages)
    assert.equal(half.kids_ages, undefined)
    const three = withChildren(withAnswers(two, ['6', '0'], ages), 3, ages)
    assert.deepEqual(answersOf(three, ages), ['6', '0', null])
    const again = withChildren(three, 2, ages)
    assert.deepEqual([again.kids_ages, again.children, isOpen(again, ages)], [[6, 0], 2, false])
    const none = withChildren(again, 0, ages)
    assert.deepEqual([none.kids_ages, none.children, isOpen(none, ages)], [undefined, 0, false])
  })

  it('keep their place when two of them get the same meals and bed', () => {
    const room = withAnswers(ROOM, ['A', 'D', 'A'], meals)
    assert.deepEqual(answersOf(room, meals), ['A', 'D', 'A'])
    assert.deepEqual(room.kids_tiers, [
      { code: 'A', children: 2 },
      { code: 'D', children: 1 },
    ])
  })

  it('of an address are asked for where it says no more than how many', () => {
    assert.deepEqual(answersOf({ adults: 2, children: 2, kids_ages: [5] }, ages), ['5', null])
    assert.ok(isOpen({ adults: 2, children: 1 }, ages))
    assert.ok(!isOpen({ adults: 2, children: 1 }, kids('tiers')))
  })

  it('are counted by tier, and a tier without any is gone', () => {
    const room = withTier(withTier(ROOM, 'A', 1), 'D', 2)
    assert.deepEqual([room.children, room.kids_tiers?.length], [3, 2])
    assert.deepEqual(withTier(withTier(room, 'A', 0), 'D', 0), ROOM)
  })

  it('keep what else is known of a room, as its companions', () => {
    const room = withChildren({ ...ROOM, adult_companion: 1 }, 1, ages)
    assert.equal(withAnswers(room, ['3'], ages).adult_companion, 1)
  })
})

describe('one more in a room', () => {
  const cases: [string, Kids, number, Parameters<typeof nextStep>[1], ReturnType<typeof nextStep>][] = [
    ['fits', kids('ages'), 4, { adults: 3, children: 0 }, { max: 3, refusal: null }],
    [
      'is beyond its guests',
      kids('ages'),
      2,
      { adults: 2, children: 1 },
      { max: 2, refusal: 'errors.partyTooManyGuests' },
    ],
    [
      'is beyond its children',
      kids('ages', { max_children_per_room: 2 }),
      20,
      { adults: 2, children: 3 },
      { max: 2, refusal: 'errors.partyTooManyChildren' },
    ],
    [
      'has no bed to share',
      kids('ages', { shared_bed_type: 'per_adult' }),
      20,
      { adults: 2, children: 3 },
      { max: 2, refusal: 'errors.partySharedBeds' },
    ],
  ]
  for (const [name, of, guests, room, expected] of cases)
    it(name, () =>
      assert.deepEqual(nextStep(2, room, limits(of, guests)), { ...expected, max: expected.refusal ? 2 : 3 }),
    )
})
