import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { groundOf, TIERS } from '../../../test/lib/ground.ts'
import { defaultCriteria } from './criteria.ts'
import { readCriteria, readSearch } from './read-criteria.ts'
import { toRoomQuery } from './room-query.ts'

const HOTEL = groundOf({ multi_room_search_limit: 3, max_guests_per_room: 4 })
const BIG = groundOf()
const EVERYTHING = groundOf({
  offers: {
    is_day_use_enabled: true,
    is_undated_search_enabled: true,
    dynamic_package: { starts_on: '2026-12-01' },
  },
})
const read = (query: string, ground = HOTEL) => readCriteria(new URLSearchParams(query), ground)
const search = (query: string, ground = HOTEL) => readSearch(new URLSearchParams(query), ground)
const notes = (query: string, ground = HOTEL) =>
  search(query, ground).notes.map(({ key, n }) => (n ? `${key} ${n}` : key))

describe('dates in a link', () => {
  const stays: [string, string, string][] = [
    ['checkin=2026-12-24&checkout=2026-12-26', '2026-12-24', '2026-12-26'],
    ['checkin=2026%2F12%2F24&checkout=2026/12/26', '2026-12-24', '2026-12-26'],
    ['checkin=2026-12-24', '2026-12-24', '2026-12-25'],
    ['checkin=2026-11-01', '2026-11-01', '2026-11-02'],
    ['checkin=%202026-12-24&checkout= 2026-12-26', '2026-12-24', '2026-12-26'],
    ['checkin=2026-12-24&nights=2', '2026-12-24', '2026-12-26'],
    ['checkin=2026-12-24&checkout=2026-12-25&nights=5', '2026-12-24', '2026-12-25'],
    ['checkin=+7', '2026-11-08', '2026-11-09'],
    ['checkin=%2B7&nights=2', '2026-11-08', '2026-11-10'],
    ['checkin=+30&checkout=+33', '2026-12-01', '2026-12-04'],
    ['nights=3', '2026-11-01', '2026-11-04'],
    ['checkin_day=24&checkin_month=12&checkin_year=2026&length=2', '2026-12-24', '2026-12-26'],
    ['checkin_day=4&checkin_month=1&checkin_year=2027', '2027-01-04', '2027-01-05'],
  ]
  for (const [query, checkin, checkout] of stays)
    it(`are read from ${query} as ${checkin} to ${checkout}`, () => {
      const { criteria, notes: told, misread } = search(query)
      assert.deepEqual([criteria.checkin, criteria.checkout, told, misread], [checkin, checkout, [], []])
    })

  const broken: [string, string, string][] = [
    ['checkin=2026-12-24&checkout=2026-12-24', '2026-12-24', '2026-12-25'],
    ['checkin=2026-12-24&checkout=2026-12-20', '2026-12-24', '2026-12-25'],
    ['checkin=2026-12-24&checkout=2036-12-20', '2026-12-24', '2026-12-25'],
    ['checkin=2026-02-30', '2026-11-01', '2026-11-02'],
    ['checkin=9999-12-31', '2026-11-01', '2026-11-02'],
    ['checkin=7', '2026-11-01', '2026-11-02'],
    ['checkin=2026-12-24&nights=0', '2026-12-24', '2026-12-25'],
    ['checkin=2026-12-24&nights=1e3', '2026-12-24', '2026-12-25'],
    ['checkout=2026-11-05', '2026-11-01', '2026-11-02'],
    ['checkin_day=31&checkin_month=11&checkin_year=2026', '2026-11-01', '2026-11-02'],
    ['checkin_day=1&checkin_month=1&checkin_year=9999', '2026-11-01', '2026-11-02'],
  ]
  for (const [query, checkin, checkout] of broken)
    it(`that ${query} does not give are ${checkin} to ${checkout}, and it is said`, () => {
      const { criteria, misread } = search(query)
      assert.deepEqual([criteria.checkin, criteria.checkout, misread], [checkin, checkout, ['errors.linkDates']])
    })

  it('that are over become the next possible ones for as long, and it is said', () => {
    for (const [query, checkout] of [
      ['checkin=2026-10-31&checkout=2026-11-05', '2026-11-06'],
      ['checkin=2019/10/30&checkout=2019/11/01', '2026-11-03'],
      ['checkin=2026-10-31&nights=3', '2026-11-04'],
      ['checkin=2026-10-31', '2026-11-02'],
    ] as const) {
      const { criteria, notes: told, misread } = search(query)
      assert.deepEqual([criteria.checkin, criteria.checkout, misread], ['2026-11-01', checkout, []])
      assert.deepEqual(told, [{ key: 'errors.datesPassed' }])
    }
    for (const query of ['', 'checkin=', 'checkin=2026-11-01', 'checkin=+0', 'checkin=abc'])
      assert.deepEqual(notes(query), [], query)
  })
})

describe('a party in a link', () => {
  it('is read room by room, in one for all, and with the ages of children', () => {
    assert.deepEqual(read('rooms=[{"adults":2},{"adults":1,"children":1,"kids_ages":[5]}]').rooms, [
      { adults: 2, children: 0 },
      { adults: 1, children: 1, kids_ages: [5] },
    ])
    const three = { adults: 3, children: 0 }
    assert.deepEqual(read('adults=3&room_count=2').rooms, [three, three])
    assert.deepEqual(read('rooms=[{"adults":2}]&room_count=2&adults=1').rooms, [{ adults: 2, children: 0 }])
    assert.deepEqual(read('adults=2&kids_ages=5,7').rooms, [{ adults: 2, children: 2, kids_ages: [5, 7] }])
    assert.deepEqual(read('children=1&kids_ages=5').rooms, [{ adults: 2, children: 1, kids_ages: [5] }])
    assert.deepEqual(read('rooms= [ {"adults": 2, "pets": 1}, {"adults": 1} ]').rooms.length, 2)
  })

  it('keeps companions, no more of them than there are people, and no other kind', () => {
    const room = { adults: 2, children: 1, kids_ages: [5], adult_companion: 9, kid_tier_A_companion: 1 }
    const { rooms } = read(`rooms=${JSON.stringify([{ ...room, dog_companion: 1 }])}`)
    assert.deepEqual(rooms, [{ ...room, adult_companion: 2 }])
  })

  it('by tiers is one for every room', () => {
    const tiers = [
      { code: 'A', children: 1 },
      { code: 'B', children: 2 },
    ]
    const room = { adults: 2, children: 3, kids_tiers: tiers }
    const ground = groundOf({ kids: { kids_type: 'tiers' }, kids_tiers: TIERS })
    const written = JSON.stringify([...tiers, { code: 'C', children: 0 }])
    assert.deepEqual(read(`adults=2&kids_tiers=${written}&room_count=2`, ground).rooms, [room, room])
  })

  it('with children of a tier that the hotel does not have has adults in their place, and it is said', () => {
    const ground = groundOf({ kids: { kids_type: 'tiers' }, kids_tiers: TIERS })
    const read = search('adults=1&kids_tiers=[{"code":"Z","children":1},{"code":"B","children":1}]', ground)
    assert.deepEqual(read.criteria.rooms, [{ adults: 2, children: 1, kids_tiers: [{ code: 'B', children: 1 }] }])
    assert.deepEqual(read.kids, { key: 'errors.kids' })
    const alone = search('adults=2&kids_tiers=[{"code":"Z","children":1}]', ground)
    assert.deepEqual(alone.criteria.rooms, [{ adults: 3, children: 0 }])
    assert.deepEqual(alone.kids, { key: 'errors.kids' })
  })

  it('by ages is counted by tier where the hotel counts so, and a child of no age as the eldest', () => {
    const ground = groundOf({ kids: { kids_type: 'tiers' }, kids_tiers: TIERS })
    const { rooms } = read('adults=2&kids_ages=5,7', ground)
    assert.deepEqual(rooms[0]?.kids_tiers, [
      { code: 'B', children: 1 },
      { code: 'A', children: 1 },
    ])
    assert.deepEqual(toRoomQuery(read('adults=2&kids_ages=5,7', ground), TIERS).kids_age_range, [
      { code: 'B', count: 1 },
      { code: 'A', count: 1 },
    ])
    assert.deepEqual(read('children=2').rooms[0]?.kids_ages, [12, 12])
    assert.deepEqual(read('children=2&kids_ages=3', BIG).rooms[0]?.kids_ages, [3, 12])
  })

  it('has no more rooms and guests than the hotel takes, and it is said how many', () => {
    assert.equal(read('room_count=9').rooms.length, 3)
    assert.equal(read('adults=99').rooms[0]?.adults, 4)
    assert.deepEqual(notes('room_count=9'), ['errors.roomsCut 3'])
    assert.deepEqual(notes('adults=99'), ['errors.guestsCut 4'])
    const many = `[{"adults":2,"children":1000000000},{"adults":1,"kids_ages":[${'5,'.repeat(99)}5]}]`
    assert.deepEqual(
      read(`rooms=${many}`, BIG).rooms.map(({ children }) => children),
      [18, 19],
    )
  })

  it('with a child the hotel does not take as one counts it as an adult, and it is said', () => {
    const teenager = search('adults=2&kids_ages=16', BIG)
    assert.deepEqual(teenager.criteria.rooms, [{ adults: 3, children: 0 }])
    assert.deepEqual(teenager.kids, { key: 'errors.kidsAge', n: 16 })
    assert.deepEqual(search('adults=2&kids_ages=16,14,3', BIG).kids, { key: 'errors.kids' })
    assert.deepEqual(search('adults=2&kids_ages=12', BIG).kids, null)
    const none = groundOf({ kids: { accept_type: 'none' } })
    assert.deepEqual(search('children=1', none).criteria.rooms, [{ adults: 3, children: 0 }])
    assert.deepEqual(search('children=1', none).kids, { key: 'errors.kids' })
    assert.deepEqual(search('warning=kids').kids, { key: 'errors.kids' })
    assert.deepEqual(search('warning=dogs').kids, null)
  })

  it('with more children than a room takes counts the eldest as adults, and it is said', () => {
    const two = groundOf({ kids: { max_children_per_adult: 2 } })
    const family = search('adults=1&kids_ages=3,11,5', two)
    assert.deepEqual(family.criteria.rooms, [{ adults: 2, children: 2, kids_ages: [3, 5] }])
    assert.deepEqual(family.kids, { key: 'errors.kidsLimit' })
    const beds = groundOf({ kids: { kids_type: 'tiers', shared_bed_type: 'per_adult' }, kids_tiers: TIERS })
    // The infants share a bed, the schoolchild has its own.
    const { rooms } = read('adults=1&kids_ages=8,2,3', beds)
    assert.deepEqual(rooms, [
      {
        adults: 2,
        children: 2,
        kids_tiers: [
          { code: 'A', children: 1 },
          { code: 'B', children: 1 },
        ],
      },
    ])
  })
})

describe('the other wishes in a link', () => {
  it('are the day only, any dates and a flight where the hotel has them', () => {
    const day = read('checkin=2026-12-24&is_day_use=true', EVERYTHING)
    assert.deepEqual([day.is_day_use, day.checkin, day.checkout], [true, '2026-12-24', '2026-12-24'])
    const undated = read('search_type=undated&nights=2', EVERYTHING)
    assert.deepEqual([undated.is_undated, undated.nights], [true, 2])
    assert.equal(read('search_type=undated', EVERYTHING).nights, 1)
    assert.equal(read('search_type=undated&nights=400', EVERYTHING).nights, 30)
    assert.deepEqual(search('search_type=undated&nights=400', EVERYTHING).misread, ['errors.linkDates'])
    const early = search('dynamic_package=wbf&checkin=2026-11-20&nights=2', EVERYTHING)
    assert.deepEqual([early.criteria.checkin, early.criteria.checkout], ['2026-12-01', '2026-12-03'])
    assert.deepEqual(early.misread, ['errors.linkDates'])
    const flight = read('dynamic_package=wbf', EVERYTHING)
    assert.deepEqual([flight.dynamic_package, flight.checkin], ['wbf', '2026-12-01'])
  })

  const refusals: [string, string, typeof HOTEL][] = [
    ['is_day_use=true', 'errors.dayUseNotOffered', HOTEL],
    ['search_type=undated', 'errors.undatedNotOffered', HOTEL],
    ['search_type=undated&rooms=[{"adults":2},{"adults":1}]', 'errors.undatedParties', EVERYTHING],
    ['search_type=undated&dynamic_package=wbf', 'errors.undatedFlight', EVERYTHING],
    ['is_day_use=true&dynamic_package=wbf', 'errors.dayUseNotOffered', EVERYTHING],
    ['dynamic_package=wbf', 'errors.flightNotOffered', HOTEL],
  ]
  for (const [query, key, ground] of refusals)
    it(`are refused in words when ${query} cannot be (${key})`, () => {
      const { criteria, notes: told } = search(query, ground)
      assert.deepEqual(told, [{ key }])
      assert.deepEqual([criteria.is_day_use, criteria.is_undated], [false, false])
    })

  it('of a flight for nine rooms is one for five, and it is said [SEARCH-029] [CONST-011]', () => {
    assert.equal(read('room_count=9&dynamic_package=wbf', EVERYTHING).rooms.length, 5)
    assert.deepEqual(notes('room_count=9&dynamic_package=wbf', EVERYTHING), ['errors.roomsCut 5'])
    assert.deepEqual(notes('room_count=5&dynamic_package=wbf', EVERYTHING), [])
    assert.equal(read('room_count=9', EVERYTHING).rooms.length, 9)
  })

  it('are one code of a coupon or a voucher', () => {
    const { criteria, misread } = search('coupon_code=C&voucher_coupon_code=V')
    assert.deepEqual([criteria.coupon_code, criteria.voucher_coupon_code, misread], ['C', '', ['errors.linkOffer']])
    assert.equal(read('voucher_coupon_code=V').voucher_coupon_code, 'V')
  })

  it('are understood by their singulars, in both names of a view and in the short names of the order', () => {
    assert.deepEqual(read('room_type_code=a&room_type_codes=b, a').room_type_codes, ['b', 'a'])
    assert.deepEqual(
      ['plan', 'plans', 'room', 'rooms'].map((type) => read(`type=${type}`).type),
      ['plans', 'plans', 'rooms', 'rooms'],
    )
    assert.deepEqual(
      ['asc', 'desc', 'recommended'].map((order) => read(`order=${order}`).order),
      ['price_low_to_high', 'price_high_to_low', 'recommended'],
    )
    assert.deepEqual(
      ['secret', 'voucher', 'other'].map((mode) => read(`mode=${mode}`).mode),
      ['secret', 'voucher', null],
    )
    const blanks = read('adults= 3&type= plan&order= desc&coupon_code= X &hotel_plan_codes= a, b')
    assert.deepEqual([blanks.rooms[0]?.adults, blanks.type, blanks.coupon_code], [3, 'plans', 'X'])
    assert.deepEqual(blanks.hotel_plan_codes, ['a', 'b'])
  })

  it('take no more codes and letters than there can be', () => {
    assert.deepEqual(read('kids_ages=5,-1,abc,1e3, 7').rooms[0]?.kids_ages, [5, 7])
    for (const name of ['promo_code', 'coupon_code'] as const)
      for (const value of ['%00', 'a%00b', 'x'.repeat(101)]) {
        assert.equal(read(`${name}=${value}`)[name], '')
        assert.deepEqual(search(`${name}=${value}`).misread, ['errors.linkOffer'])
      }
    assert.equal(read(`filter=${'a,'.repeat(500)}`).filter.length, 50)
  })

  const broken: [string, string][] = [
    ['rooms={', 'errors.linkParty'],
    ['rooms=[7]', 'errors.linkParty'],
    ['rooms=[{"adults":"x"}]', 'errors.linkParty'],
    ['adults=-1', 'errors.linkParty'],
    ['adults=0', 'errors.linkParty'],
    ['room_count=0', 'errors.linkParty'],
    ['children=many', 'errors.linkParty'],
    ['kids_ages=x', 'errors.linkParty'],
    ['kids_tiers={}', 'errors.linkParty'],
    ['order=cheapest', 'errors.linkView'],
    ['type=boats', 'errors.linkView'],
    ['is_including_occupied=1', 'errors.linkView'],
    [`filter=${'x'.repeat(101)}`, 'errors.linkView'],
    ['mode=free', 'errors.linkOffer'],
    ['is_day_use=yes', 'errors.linkOffer'],
    ['search_type=whenever', 'errors.linkOffer'],
    ['dynamic_package=boat', 'errors.linkOffer'],
    ['room_type_code=%00', 'errors.linkRooms'],
    [`hotel_plan_codes=a,${'x'.repeat(101)}`, 'errors.linkRooms'],
  ]
  for (const [query, subject] of broken)
    it(`keep their defaults when ${query.slice(0, 40)} says nothing, and it is said`, () => {
      const { criteria, misread, notes: told } = search(query)
      const usual = defaultCriteria(HOTEL)
      assert.deepEqual({ ...criteria, hotel_plan_codes: [] }, usual)
      assert.deepEqual([misread, told], [[subject], []])
    })

  it('name each subject once, however much of it is wrong', () => {
    const { misread } = search(
      'adults=x&children=y&rooms=z&checkin=a&checkout=b&nights=c&order=d&price_displayed_total=%00',
    )
    assert.deepEqual(misread, ['errors.linkDates', 'errors.linkParty', 'errors.linkView'])
  })
})
