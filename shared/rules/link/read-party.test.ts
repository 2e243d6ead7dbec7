import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { groundOf, TIERS } from '../../../test/lib/ground.ts'
import { partyLimits } from '../party/party.ts'
import { readCriteria, readSearch } from './read-criteria.ts'
import { spreadRoom } from './read-party.ts'

const HOTEL = groundOf({ multi_room_search_limit: 3, max_guests_per_room: 4 })
const read = (query: string, ground = HOTEL) => readCriteria(new URLSearchParams(query), ground)
const notes = (query: string) =>
  readSearch(new URLSearchParams(query), HOTEL).notes.map(({ key, n }) => (n ? `${key} ${n}` : key))

describe('a party in a link', () => {
  it('that is more than a room takes is searched for in several, and nobody is left out', () => {
    assert.deepEqual(
      read('adults=9').rooms.map(({ adults }) => adults),
      [3, 3, 3],
    )
    assert.deepEqual(notes('adults=9'), ['errors.guestsSpread 4'])
    const family = read('adults=2&kids_ages=1,2,3,4,5,6').rooms
    assert.deepEqual(family.map(({ adults, kids_ages }) => [adults, kids_ages]), [[1, [2, 4, 6]], [1, [1, 3, 5]]]) // prettier-ignore
    const few = groundOf({ kids: { max_adults_per_room: 2 } })
    assert.deepEqual(
      read('adults=3', few).rooms.map(({ adults }) => adults),
      [2, 1],
    )
    assert.deepEqual(
      readSearch(
        new URLSearchParams('adults=3&room_count=1'),
        groundOf({ multi_room_search_limit: 1, max_guests_per_room: 4, kids: { max_adults_per_room: 2 } }),
      ).notes.map(({ key }) => key),
      ['errors.partyTooManyAdults'],
    )
    const led = read('rooms=[{"adults":6,"children":0,"adult_companion":3}]').rooms
    assert.deepEqual(
      led.map(({ adults, adult_companion }) => [adults, adult_companion]),
      [
        [3, 2],
        [3, 1],
      ],
    )
    const tiers = groundOf({ max_guests_per_room: 3, kids: { kids_type: 'tiers' }, kids_tiers: TIERS })
    const counted = read('adults=2&kids_tiers=[{"code":"A","children":3},{"code":"B","children":1}]', tiers).rooms
    assert.deepEqual(
      counted.map(({ kids_tiers }) => kids_tiers),
      [
        [
          { code: 'A', children: 1 },
          { code: 'B', children: 1 },
        ],
        [{ code: 'A', children: 2 }],
      ],
    )
  })

  it('is not called misread where a link leaves a number to the house', () => {
    for (const query of ['adults=2', 'room_count=2', 'children=1&kids_ages=4'])
      assert.deepEqual(readSearch(new URLSearchParams(query), HOTEL).misread, [], query)
  })

  it('has each child in one room, whose number of children is that of its ages', () => {
    for (let count = 1; count <= 6; count++)
      for (let children = 0; children <= 10; children++) {
        const kids_ages = Array.from({ length: children }, (_, at) => at + 1)
        const most = Math.ceil((count + children) / count)
        const rooms = spreadRoom(
          { adults: count, children, kids_ages },
          partyLimits(groundOf({ max_guests_per_room: most, kids: { max_adults_per_room: 1 } }).settings, false),
        )
        const where = `${children} children in ${count} rooms`
        assert.equal(rooms.length, count, where)
        for (const room of rooms) assert.equal(room.kids_ages?.length, room.children, where)
        assert.deepEqual(
          rooms.flatMap((room) => room.kids_ages ?? []).toSorted((a, b) => a - b),
          kids_ages,
          where,
        )
        // Nobody sleeps in a room with two more children than another.
        const each = rooms.map((room) => room.children)
        assert.ok(Math.max(...each) - Math.min(...each) <= 1, where)
      }
  })
})
