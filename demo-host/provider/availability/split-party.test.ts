import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { cheapestRooms, everybody, partyTaken, peopleOf, sumOf, waysToTake } from './split-party.ts'
import type { PricedOccupancy, Occupancy } from './split-party.ts'

const TIERS = [
  { code: 'A', min_age: 6, max_age: 12 },
  { code: 'B', min_age: 0, max_age: 5 },
]
const room = (takes: Occupancy, cost: number): PricedOccupancy => ({ takes, cost })

describe('a party that is put into rooms', () => {
  it('is everybody of all rooms, children by what they pay', () => {
    const people = peopleOf(
      [
        { adults: 2, children: 3, kids_ages: [3, 8, 4] },
        { adults: 1, children: 0 },
      ],
      TIERS,
    )
    assert.deepEqual(everybody(people), [3, 2, 1])
    assert.deepEqual(partyTaken(people, [1, 1, 1], []), { adults: 1, children: 2, kids_ages: [3, 8] })
    assert.deepEqual(partyTaken(people, [2, 1, 0], [[1, 1, 1]]), { adults: 2, children: 1, kids_ages: [4] })
    const counted = peopleOf([{ adults: 2, children: 2, kids_tiers: [{ code: 'A', children: 2 }] }], TIERS)
    assert.deepEqual(partyTaken(counted, [1, 1], []), { adults: 1, children: 1, kids_tiers: [{ code: 'A', children: 1 }] }) // prettier-ignore
    assert.deepEqual(partyTaken(counted, [1, 0], []), { adults: 1, children: 0 })
  })

  it('has an adult in every room, and no more guests than a room takes', () => {
    const ways = waysToTake(peopleOf([{ adults: 2, children: 2, kids_ages: [3, 4] }], TIERS), 3)
    assert.deepEqual(ways, [[1, 2], [2, 1], [1, 1], [2, 0], [1, 0]]) // prettier-ignore
    const crowd = peopleOf([{ adults: 20, children: 8, kids_ages: [1, 2, 3, 4, 5, 6, 7, 8] }], [])
    assert.deepEqual(waysToTake(crowd, 6), [])
  })

  it('takes the cheapest rooms, and each of them once', () => {
    const large = [room([4], 90), room([3], 80), room([2], 70)]
    const small = [room([2], 30), room([1], 28)]
    const costs = (found: PricedOccupancy[] | null) => found?.map(({ cost }) => cost)
    assert.deepEqual(costs(cheapestRooms([5], [large, small, small], 3)), [80, 30])
    assert.deepEqual(costs(cheapestRooms([4], [large, small, small], 3)), [30, 30])
    assert.deepEqual(costs(cheapestRooms([4], [large, small], 3)), [70, 30])
    assert.equal(cheapestRooms([8], [large, small], 3), null)
    assert.equal(cheapestRooms([5], [large, small, small], 1), null)
  })

  it('is never one room, takes fewer of two that cost the same, and leaves nobody out', () => {
    const all = [room([4, 1], 10), room([2, 1], 10), room([2, 0], 10), room([1, 0], 5), room([1, 1], 5)]
    const found = cheapestRooms([4, 1], [all, all, all, all], 4)
    assert.equal(found?.length, 2)
    assert.equal(found?.reduce((sum, { takes }) => sum + sumOf(takes), 0), 5) // prettier-ignore
    // Numbers of several kinds are not mistaken for each other.
    assert.equal(cheapestRooms([2, 3], [[room([1, 0], 1)], [room([2, 0], 1)]], 2), null)
  })
})
