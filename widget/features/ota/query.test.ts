import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { readOtaSearch, stayAddress, toOtaQuery, writeOtaSearch } from './query.ts'

const TODAY = '2026-11-01'
const read = (query: string) => readOtaSearch(new URLSearchParams(query), TODAY)

describe('what an agency’s guest looks for', () => {
  it('is the usual where an address says nothing or nonsense', () => {
    const usual = read('')
    assert.deepEqual(
      [usual.checkin, usual.nights, usual.adults, usual.kidsAges, usual.rooms, usual.sort, usual.page],
      ['2026-11-15', 1, 2, [], 1, 'recommended', 1],
    )
    const nonsense =
      'checkin=2026-10-31&checkout=x&adults=99&kids_ages=x&room_count=-1&sort=x&page=0&wishes=x&max_price=-5'
    assert.deepEqual(read(nonsense), usual)
  })

  it('comes back from the address it was written to', () => {
    const asked =
      'checkin=2026-12-08&checkout=2026-12-11&adults=4&kids_ages=7%2C3&room_count=2&place=hakone&words=moss&wishes=pets&max_price=30000&min_rating=45&sort=rating&page=3'
    const search = read(asked)
    const written = Object.entries(writeOtaSearch(search)).filter(([, value]) => value !== undefined) as [
      string,
      string,
    ][]
    assert.deepEqual(read(String(new URLSearchParams(written))), search)
    assert.deepEqual([search.nights, search.wishes, search.maxPrice, search.minRating], [3, ['pets'], 30_000, 45])
  })

  it('deals people out to rooms, so that no child is alone', () => {
    const { rooms } = toOtaQuery(read('adults=3&kids_ages=7,3,1&room_count=2&checkin=2026-12-08'))
    assert.deepEqual(rooms, [
      { adults: 2, children: 2, kids_ages: [7, 1] },
      { adults: 1, children: 1, kids_ages: [3] },
    ])
    assert.equal(toOtaQuery(read('adults=1&room_count=4')).rooms.length, 1)
  })

  it('is the same stay at a hotel, in one room or in several', () => {
    const one = stayAddress(read('checkin=2026-12-08&checkout=2026-12-10&adults=2&kids_ages=5'))
    assert.deepEqual([one.checkin, one.checkout, one.adults, one.children, one.kids_ages, one.rooms], ['2026-12-08', '2026-12-10', '2', '1', '5', undefined]) // prettier-ignore
    const two = stayAddress(read('checkin=2026-12-08&checkout=2026-12-10&adults=4&room_count=2'))
    assert.deepEqual(JSON.parse(two.rooms ?? ''), [
      { adults: 2, children: 0 },
      { adults: 2, children: 0 },
    ])
    assert.equal(two.adults, undefined)
  })
})
