import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { defaultCriteria, isPast, readCriteria, writeCriteria } from './criteria.ts'
import type { CriteriaDefaults } from './criteria.ts'
import { toRoomQuery } from './room-query.ts'

const DEFAULTS: CriteriaDefaults = {
  today: '2026-11-01',
  offsetDays: null,
  adults: null,
  includesOccupied: null,
  type: 'rooms',
  maxRooms: 3,
  maxGuests: 4,
}
const read = (query: string, defaults = DEFAULTS) => readCriteria(new URLSearchParams(query), defaults)

describe('search criteria', () => {
  it('begin with one night for two adults from the business date, or as the hotel sets them', () => {
    const { checkin, checkout, rooms } = defaultCriteria(DEFAULTS)
    assert.deepEqual(
      { checkin, checkout, rooms },
      {
        checkin: '2026-11-01',
        checkout: '2026-11-02',
        rooms: [{ adults: 2, children: 0 }],
      },
    )
    const own = defaultCriteria({ ...DEFAULTS, offsetDays: 7, adults: 1, includesOccupied: true })
    assert.deepEqual([own.checkin, own.rooms[0]?.adults, own.is_including_occupied], ['2026-11-08', 1, true])
  })

  const stays: [string, string, string][] = [
    ['checkin=2026-12-24&checkout=2026-12-26', '2026-12-24', '2026-12-26'],
    ['checkin=2026%2F12%2F24&checkout=2026/12/26', '2026-12-24', '2026-12-26'],
    ['checkin=2026-12-24', '2026-12-24', '2026-12-25'],
    ['checkin=2026-12-24&checkout=2026-12-24', '2026-12-24', '2026-12-25'],
    ['checkin=2026-10-31&checkout=2026-11-05', '2026-11-01', '2026-11-02'],
    ['checkin=2026-02-30', '2026-11-01', '2026-11-02'],
    ['checkin=2026-11-01', '2026-11-01', '2026-11-02'],
    ['checkin=%202026-12-24&checkout= 2026-12-26', '2026-12-24', '2026-12-26'],
    ['checkin=2026-12-24&nights=2', '2026-12-24', '2026-12-26'],
    ['checkin=2026-12-24&checkout=2026-12-25&nights=5', '2026-12-24', '2026-12-25'],
    ['checkin=+7', '2026-11-08', '2026-11-09'],
    ['checkin=%2B7&nights=2', '2026-11-08', '2026-11-10'],
    ['checkin=+30&checkout=+33', '2026-12-01', '2026-12-04'],
    ['nights=3', '2026-11-01', '2026-11-04'],
    ['checkin=2026-10-31&nights=3', '2026-11-01', '2026-11-04'],
    ['checkin=7', '2026-11-01', '2026-11-02'],
    ['checkin=2026-12-24&nights=0', '2026-12-24', '2026-12-25'],
    ['checkin=2026-12-24&nights=1e3', '2026-12-24', '2026-12-25'],
  ]
  for (const [query, checkin, checkout] of stays)
    it(`reads ${query} as ${checkin} to ${checkout}`, () => {
      const found = read(query)
      assert.deepEqual([found.checkin, found.checkout], [checkin, checkout])
    })

  it('reads parties room by room, in one for all, and with the ages of children', () => {
    assert.deepEqual(read('rooms=[{"adults":2},{"adults":1,"children":1,"kids_ages":[5]}]').rooms, [
      { adults: 2, children: 0 },
      { adults: 1, children: 1, kids_ages: [5] },
    ])
    assert.deepEqual(read('adults=3&room_count=2').rooms, [
      { adults: 3, children: 0 },
      { adults: 3, children: 0 },
    ])
    assert.deepEqual(read('adults=2&kids_ages=5,7').rooms, [{ adults: 2, children: 2, kids_ages: [5, 7] }])
  })

  it('knows a day of arrival that is over from one that is to come or is none', () => {
    const over = (query: string) => isPast(new URLSearchParams(query), DEFAULTS.today)
    assert.ok(over('checkin=2026-10-31') && over('checkin=2019/10/31'))
    for (const query of ['', 'checkin=', 'checkin=2026-11-01', 'checkin=+0', 'checkin=abc', 'checkout=2026-10-31'])
      assert.equal(over(query), false, query)
  })

  it('reads one party by tiers for every room, and blanks in what was written by hand', () => {
    const tiers = [
      { code: 'A', children: 1 },
      { code: 'B2', children: 2 },
    ]
    const room = { adults: 2, children: 3, kids_tiers: tiers }
    const written = JSON.stringify([...tiers, { code: 'C', children: 0 }])
    assert.deepEqual(read(`adults=2&kids_tiers=${written}&room_count=2`).rooms, [room, room])
    assert.deepEqual(read('rooms= [ {"adults": 2}, {"adults": 1} ]').rooms.length, 2)
    assert.deepEqual(read('adults= 3&type= plan&order= desc&coupon_code= X ').rooms[0]?.adults, 3)
    assert.deepEqual(read('hotel_plan_codes= a, b').hotel_plan_codes, ['a', 'b'])
  })

  it('takes no more people, codes and letters than there can be', () => {
    const many = '[{"adults":2,"children":1000000000},{"adults":1,"children":0,"kids_ages":[' + '5,'.repeat(99) + '5]}]'
    assert.deepEqual(
      read(`rooms=${many}`).rooms.map(({ children }) => children),
      [20, 20],
    )
    assert.deepEqual(read('kids_ages=5,-1,abc,1e3, 7').rooms[0]?.kids_ages, [5, 7])
    for (const name of ['promo_code', 'coupon_code'] as const)
      for (const value of ['%00', 'a%00b', 'x'.repeat(101)]) assert.equal(read(`${name}=${value}`)[name], '')
    assert.equal(read(`filter=${'a,'.repeat(500)}`).filter.length, 50)
  })

  it('keeps to the limits of the hotel and to the defaults when it understands nothing', () => {
    assert.equal(read('room_count=9').rooms.length, 3)
    assert.equal(read('adults=99').rooms[0]?.adults, 4)
    for (const broken of ['rooms={', 'rooms=[]', 'rooms=[{"adults":"x"}]', 'adults=-1', 'order=cheapest', 'type=boats'])
      assert.deepEqual(read(broken), defaultCriteria(DEFAULTS), broken)
  })

  it('understands the singular codes, both names of a view and the short names of the order', () => {
    assert.deepEqual(read('room_type_code=a&room_type_codes=b, a').room_type_codes, ['b', 'a'])
    assert.deepEqual(
      [read('type=plan').type, read('type=plans').type, read('type=room').type],
      ['plans', 'plans', 'rooms'],
    )
    assert.equal(read('order=desc').order, 'price_high_to_low')
  })

  it('reads back exactly what it writes', () => {
    const links = [
      '',
      'checkin=2026-12-24&checkout=2026-12-26&adults=1&kids_ages=3,9&type=plans&order=recommended&filter=1,2',
      'rooms=[{"adults":2,"children":1,"kids_tiers":[{"code":"A","children":1}]}]&is_including_occupied=true',
      'promo_code=SNOW&coupon_code=X1&hotel_plan_codes=a,b&room_plan_codes=c',
    ]
    for (const link of links) {
      const criteria = read(link)
      const written = Object.entries(writeCriteria(criteria)).filter(
        (row): row is [string, string] => row[1] !== undefined,
      )
      assert.deepEqual(read(new URLSearchParams(written).toString()), criteria, link)
    }
  })

  it('become the payload of the search with the party summed and children counted by tier', () => {
    const tiers = [{ code: 'A', name: 'School', min_age: 6, max_age: 12 }]
    const query = toRoomQuery(read('rooms=[{"adults":2,"children":1,"kids_ages":[8]},{"adults":1}]&filter=3'), tiers)
    assert.deepEqual(
      [query.adults, query.children, query.kids_age_range, query.room_search_filters, query.bookable],
      [3, 1, [{ code: 'A', count: 1 }], ['3'], true],
    )
    assert.ok(!('promo_code' in query) && !('room_type_codes' in query))
  })
})
