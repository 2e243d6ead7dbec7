import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fitChildren, kidsAgeRange, partyError, partyLimits } from './party.ts'
import { partyTotals } from './party-totals.ts'

const TIERS = [
  { code: 'A', name: 'A', min_age: 6, max_age: 11 },
  { code: 'B', name: 'B', min_age: 0, max_age: 5 },
]
const limits = partyLimits({ max_guests_per_room: 4, kids_setting: { max_children_per_room: 2 } })

describe('a party', () => {
  it('is summed over its rooms', () => {
    const party = [
      { adults: 2, children: 1 },
      { adults: 1, children: 0 },
    ]
    assert.deepEqual(partyTotals(party), { rooms: 2, adults: 3, children: 1, guests: 4 })
  })

  it('has the limits of the hotel, and defaults where it sets none', () => {
    assert.deepEqual(partyLimits({}), { maxRooms: 999, maxGuestsPerRoom: 20, maxChildrenPerRoom: null })
    assert.equal(partyLimits({ multi_room_search_limit: 3 }).maxRooms, 3)
    assert.equal(partyLimits({}, true).maxRooms, 5)
  })

  const cases: [string, Parameters<typeof partyError>[0], ReturnType<typeof partyError>][] = [
    ['four in a room', [{ adults: 2, children: 2 }], null],
    ['five in a room', [{ adults: 3, children: 2 }], 'errors.partyTooManyGuests'],
    ['three children', [{ adults: 1, children: 3 }], 'errors.partyTooManyChildren'],
    ['no adult', [{ adults: 0, children: 1 }], 'errors.partyEmpty'],
    ['no room', [], 'errors.partyEmpty'],
    ['an age not chosen', [{ adults: 1, children: 1, kids_ages: [null] }], 'errors.partyAgeMissing'],
  ]
  for (const [name, party, key] of cases)
    it(`answers ${key ?? 'well'} to ${name}`, () => assert.equal(partyError(party, limits), key))
})

describe('children', () => {
  it('too old for the hotel become adults, and nobody is dropped', () => {
    const kids = { accept_type: 'accept', max_age: 12 } as const
    const fitted = fitChildren([{ adults: 2, children: 2, kids_ages: [7, 16] }], kids)
    assert.deepEqual(fitted, { party: [{ adults: 3, children: 1, kids_ages: [7] }], refusedAges: [16], unaged: 0 })
  })

  it('all become adults where the hotel takes none, with or without an age', () => {
    const kids = { accept_type: 'none', max_age: 12 } as const
    const party = [{ adults: 1, children: 2, kids_tiers: [{ code: 'A', children: 2 }] }]
    const fitted = fitChildren(party, kids)
    assert.deepEqual(fitted.party, [{ adults: 3, children: 0 }])
    assert.deepEqual([fitted.refusedAges, fitted.unaged], [[], 2])
    assert.equal(partyTotals(fitted.party).guests, partyTotals(party).guests)
  })

  it('that fit leave the party as it is', () => {
    const party = [{ adults: 2, children: 1, kids_ages: [12] }]
    assert.equal(fitChildren(party, { accept_type: 'accept', max_age: 12 }).party[0], party[0])
  })

  it('are sent as code and count pairs', () => {
    const party = [
      { adults: 2, children: 3, kids_ages: [7, 3, 8] },
      {
        adults: 1,
        children: 1,
        kids_tiers: [
          { code: 'B', children: 1 },
          { code: 'A', children: 0 },
        ],
      },
    ]
    assert.deepEqual(kidsAgeRange(party, TIERS), [
      { code: 'A', count: 2 },
      { code: 'B', count: 2 },
    ])
    assert.deepEqual(kidsAgeRange([{ adults: 1, children: 1, kids_ages: [7] }], []), [{ code: '7', count: 1 }])
  })
})
