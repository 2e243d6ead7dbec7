import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { KidsSetting } from '../../model/hotel/settings.ts'
import { fitLimits, mapChildren } from './kids-mode.ts'
import type { PartyLimits } from './party.ts'

const TIERS = [
  { code: 'A', name: 'School', min_age: 6, max_age: 12 },
  { code: 'B', name: 'Infant', min_age: 0, max_age: 5 },
]
const SETTING: KidsSetting = {
  kids_type: 'ages',
  accept_type: 'accept',
  shared_bed_type: 'per_room',
  max_age: 10,
  max_children_per_room: null,
}
const ages = { kids_setting: SETTING, kids_tiers: TIERS }
const tiers = { kids_setting: { ...SETTING, kids_type: 'tiers', max_age: 12 } as const, kids_tiers: TIERS }

describe('a party for a hotel that counts children in another way', () => {
  it('has ages instead of tiers', () => {
    const party = [
      {
        adults: 2,
        children: 3,
        kids_tiers: [
          { code: 'A', children: 1 },
          { code: 'B', children: 2 },
        ],
      },
    ]
    assert.deepEqual(mapChildren(party, ages), [{ adults: 2, children: 3, kids_ages: [10, 5, 5] }])
  })

  it('has tiers instead of ages, and who is in none of them is an adult', () => {
    const party = [{ adults: 1, children: 4, kids_ages: [3, 7, 6, 14] }]
    const kids_tiers = [
      { code: 'B', children: 1 },
      { code: 'A', children: 2 },
    ]
    assert.deepEqual(mapChildren(party, { ...tiers }), [{ adults: 2, children: 3, kids_tiers }])
  })

  it('stays as it is where it fits, and who is of no tier of this hotel is an adult', () => {
    const byAge = [{ adults: 2, children: 1, kids_ages: [4] }]
    const byTier = [{ adults: 2, children: 1, kids_tiers: [{ code: 'B', children: 1 }] }]
    const foreign = [{ adults: 2, children: 1, kids_tiers: [{ code: 'X', children: 1 }] }]
    assert.deepEqual(mapChildren(byAge, ages), byAge)
    assert.deepEqual(mapChildren(byTier, tiers), byTier)
    // Nobody said how old, and an age would set the price (AMB-25).
    assert.deepEqual(mapChildren(foreign, tiers), [{ adults: 3, children: 0 }])
  })

  it('is adults only where children are not taken', () => {
    const none = { kids_setting: { ...SETTING, accept_type: 'none' } as const, kids_tiers: [] }
    const party = [
      { adults: 1, children: 1, kids_tiers: [{ code: 'A', children: 1 }] },
      { adults: 2, children: 0 },
    ]
    assert.deepEqual(
      mapChildren(party, none).map(({ adults, children }) => [adults, children]),
      [
        [2, 0],
        [2, 0],
      ],
    )
  })
})

describe('more children than a room takes', () => {
  const LIMITS: PartyLimits = {
    maxRooms: 3,
    maxGuestsPerRoom: 5,
    maxAdultsPerRoom: 3,
    maxChildrenPerRoom: 2,
    maxChildrenPerAdult: null,
    sharesPerAdult: false,
    sharingTiers: null,
  }

  it('become adults, the eldest first, and nobody is dropped', () => {
    const byAge = [{ adults: 2, children: 3, kids_ages: [4, 9, 2] }]
    assert.deepEqual(fitLimits(byAge, ages, LIMITS), [{ adults: 3, children: 2, kids_ages: [4, 2] }])
    assert.deepEqual(fitLimits([{ adults: 1, children: 3 }], tiers, LIMITS), [{ adults: 2, children: 2 }])
  })

  it('leave no tier behind that nobody is in any more', () => {
    const counted = (A: number, B: number) => [
      { code: 'A', children: A },
      { code: 'B', children: B },
    ]
    const one = [{ adults: 2, children: 3, kids_tiers: counted(1, 2) }]
    assert.deepEqual(fitLimits(one, tiers, LIMITS), [
      { adults: 3, children: 2, kids_tiers: [{ code: 'B', children: 2 }] },
    ])
    const two = [{ adults: 2, children: 3, kids_tiers: counted(2, 1) }]
    assert.deepEqual(fitLimits(two, tiers, LIMITS), [{ adults: 3, children: 2, kids_tiers: counted(1, 1) }])
  })

  it('stay children where no more adults fit', () => {
    const full = [{ adults: 3, children: 3, kids_ages: [4, 9, 2] }]
    assert.deepEqual(fitLimits(full, ages, LIMITS), full)
  })
})
