import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { isSamePick } from './selection.ts'
import type { Selected } from './selection.ts'

type Changes = { room?: string; plan?: string; party?: Selected['party']; type?: Selected['type']; quantity?: number }
const pick = ({
  room = 'tsukimi',
  plan = 'tsukimi-kaiseki',
  party = { adults: 2, children: 0 },
  type = 'rooms',
  quantity = 1,
}: Changes = {}) =>
  ({ room: { room_type_code: room }, plan: { room_plan_code: plan }, party, type, quantity }) as Selected // what is compared of it

describe('a chosen room', () => {
  const CASES: [what: string, change: Changes, isSame: boolean][] = [
    ['in another number', { quantity: 3 }, true],
    ['of another kind', { room: 'asagiri' }, false],
    ['with another plan', { plan: 'tsukimi-room-only' }, false],
    ['found in the list by plans', { type: 'plans' }, false],
    ['for one adult more', { party: { adults: 3, children: 0 } }, false],
    ['for a child', { party: { adults: 2, children: 1, kids_ages: [5] } }, false],
  ]
  for (const [what, change, isSame] of CASES)
    it(`${what} is ${isSame ? 'the same line' : 'a line of its own'} [RESULT-013]`, () =>
      assert.equal(isSamePick(pick(), pick(change)), isSame))

  it('for children of another age, or another tier, is a line of its own [RESULT-013]', () => {
    const aged = (age: number) => pick({ party: { adults: 2, children: 1, kids_ages: [age] } })
    const tiered = (code: string) => pick({ party: { adults: 2, children: 1, kids_tiers: [{ code, children: 1 }] } })
    assert.deepEqual([isSamePick(aged(5), aged(5)), isSamePick(aged(5), aged(6))], [true, false])
    assert.deepEqual([isSamePick(tiered('A'), tiered('A')), isSamePick(tiered('A'), tiered('B'))], [true, false])
  })
})
