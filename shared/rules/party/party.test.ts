import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { groundOf, TIERS } from '../../../test/lib/ground.ts'
import { times } from '../times.ts'
import { fitChildren, kidsAgeRange, mostChildren, partyError, partyLimits } from './party.ts'
import type { PartyDraft, PartyErrorKey } from './party.ts'
import { partyTotals } from './party-totals.ts'

type Kids = NonNullable<Parameters<typeof groundOf>[0]>['kids']
const limitsOf = (kids: Kids, max_guests_per_room = 4) =>
  partyLimits(groundOf({ kids, max_guests_per_room, kids_tiers: TIERS }).settings)

const four = limitsOf({ max_children_per_room: 2 })
const families = limitsOf({ max_children_per_adult: 2, max_adults_per_room: 4 }, 9)
const shared = limitsOf({ shared_bed_type: 'per_adult' }, 9)
const perRoom = limitsOf({ shared_bed_type: 'per_room', max_children_per_room: 3 }, 9)
const sharedTiers = limitsOf({ shared_bed_type: 'per_adult', kids_type: 'tiers' }, 9)
const free = limitsOf({ shared_bed_type: null }, 9)
const threeRooms = partyLimits({ multi_room_search_limit: 3 })
const ONE = { adults: 1, children: 0 }
const infants = (children: number) => ({ children, kids_tiers: [{ code: 'B', children }] })
const pupils = (children: number) => ({ children, kids_tiers: [{ code: 'A', children }] })

describe('a party', () => {
  it('is summed over its rooms', () => {
    const party = [
      { adults: 2, children: 1 },
      { adults: 1, children: 0 },
    ]
    assert.deepEqual(partyTotals(party), { rooms: 2, adults: 3, children: 1, guests: 4 })
  })

  it('has the limits of the hotel, and no others where it sets none', () => {
    assert.deepEqual(partyLimits({}), {
      maxRooms: 999,
      maxGuestsPerRoom: 20,
      maxAdultsPerRoom: 20,
      maxChildrenPerRoom: null,
      maxChildrenPerAdult: null,
      sharesPerAdult: false,
      sharingTiers: null,
    })
    assert.equal(partyLimits({ multi_room_search_limit: 3 }).maxRooms, 3)
    assert.equal(partyLimits({}, true).maxRooms, 5)
    assert.equal(partyLimits({ multi_room_search_limit: 3 }, true).maxRooms, 3)
    assert.deepEqual(sharedTiers.sharingTiers, ['B'])
  })

  const cases: [string, PartyDraft[], typeof four, PartyErrorKey | null][] = [
    ['four in a room', [{ adults: 2, children: 2 }], four, null],
    ['five in a room', [{ adults: 3, children: 2 }], four, 'errors.partyTooManyGuests'],
    ['three children', [{ adults: 1, children: 3 }], four, 'errors.partyTooManyChildren'],
    ['no adult', [{ adults: 0, children: 1 }], four, 'errors.partyEmpty'],
    ['no room', [], four, 'errors.partyEmpty'],
    ['as many rooms as there may be', times(3, () => ONE), threeRooms, null],
    ['a room more, before anything that is wrong in one', [...times(3, () => ONE), { adults: 0, children: 0 }], threeRooms, 'errors.partyTooManyRooms'], // prettier-ignore
    ['a second room that is wrong', [ONE, { adults: 0, children: 1 }], threeRooms, 'errors.partyEmpty'],
    ['an age not chosen', [{ adults: 1, children: 1, kids_ages: [null] }], four, 'errors.partyAgeMissing'],
    ['two children of one adult', [{ adults: 1, children: 2 }], families, null],
    ['three children of one adult', [{ adults: 1, children: 3 }], families, 'errors.partyTooManyPerAdult'],
    ['four adults', [{ adults: 4, children: 0 }], families, null],
    ['five adults', [{ adults: 5, children: 0 }], families, 'errors.partyTooManyAdults'],
    ['two children in two beds', [{ adults: 2, children: 2 }], shared, null],
    ['three children in two beds', [{ adults: 2, children: 3 }], shared, 'errors.partySharedBeds'],
    ['three children where a room takes three', [{ adults: 1, children: 3 }], perRoom, null],
    ['four children where a room takes three', [{ adults: 1, children: 4 }], perRoom, 'errors.partyTooManyChildren'],
    ['two infants in one bed', [{ adults: 1, ...infants(2) }], sharedTiers, 'errors.partySharedBeds'],
    ['two children with beds of their own', [{ adults: 1, ...pupils(2) }], sharedTiers, null],
    ['six children where nobody asks', [{ adults: 1, children: 6 }], free, null],
  ]
  for (const [name, party, limits, key] of cases)
    it(`answers ${key ?? 'well'} to ${name}`, () => assert.equal(partyError(party, limits), key))

  it('may bring as many children as are not refused afterwards', () => {
    for (const limits of [four, families, shared, perRoom, free])
      for (let adults = 1; adults <= 4; adults++) {
        const most = mostChildren(adults, limits)
        assert.equal(partyError([{ adults, children: most }], limits), null)
        assert.notEqual(partyError([{ adults, children: most + 1 }], limits), null)
      }
  })
})

describe('children', () => {
  it('too old for the hotel become adults, and nobody is dropped', () => {
    const kids = { accept_type: 'accept', max_age: 12 } as const
    const fitted = fitChildren([{ adults: 2, children: 2, kids_ages: [7, 16] }], kids)
    assert.deepEqual(fitted, { party: [{ adults: 3, children: 1, kids_ages: [7] }], refusedAges: [16], unaged: 0 })
    const between = fitChildren([{ adults: 2, children: 1, kids_ages: [7] }], kids, [
      { code: 'B', min_age: 0, max_age: 5 },
    ])
    assert.deepEqual([between.party[0]?.adults, between.refusedAges], [3, [7]])
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
