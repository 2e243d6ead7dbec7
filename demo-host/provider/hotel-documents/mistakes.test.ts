import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { readNightTables } from './night-tables.ts'
import { DocumentRefused, readDocument } from './read-document.ts'

type Fields = Record<string, unknown>
/** The small hotel of the page that operators read. */
const [PAGE = ''] =
  /(?<=```json\n)[^]*?(?=```)/.exec(readFileSync(join(import.meta.dirname, '../../../docs/hotels.md'), 'utf8')) ?? []
const small = (): Fields => JSON.parse(PAGE)

/** What is told of the small hotel with one place changed, by the path to it. */
function faultsOf(path: string, value: unknown): readonly string[] {
  const hotel = small()
  const keys = path.split('/').slice(1)
  const last = keys.pop() ?? ''
  const at = keys.reduce<Fields>((place, key) => place[key] as Fields, hotel) // as the page is written
  if (value === undefined) delete at[last]
  else at[last] = value
  return refusedFor(JSON.stringify(hotel))
}

function refusedFor(text: string): readonly string[] {
  try {
    readDocument(text)
  } catch (error) {
    if (error instanceof DocumentRefused) return error.faults
    throw error
  }
  return []
}

const CASES: readonly [what: string, path: string, value: unknown, told: string][] = [
  ['an unknown field', '/currncy', 'JPY', '/currncy: there is no such field. Is "currency" meant?'],
  ['an unknown field of a list', '/room_types/0/max_adults', 2, '/room_types/0/max_adults: there is no such field. Is "max_adult" meant?'],
  ['an unknown setting', '/settings/parent_origin', [], '/settings/parent_origin: there is no such field. Is "parent_origins" meant?'],
  ['a field that is missing', '/time_zone', undefined, '/time_zone: Expected a string, but received: undefined'],
  ['a time zone nobody knows', '/time_zone', 'Asia/Atami', '/time_zone: "Asia/Atami" is none, as Asia/Tokyo is one'],
  ['a plan of a room that is not there', '/plans/0/rooms/0/room_type', 'twins', '/plans/0/rooms: there is no room "twins". Is "twin" meant?'],
  ['a policy that is not there', '/plans/0/cancellation_policy', 'strict', '/plans/0/cancellation_policy: there is no policy "strict"'],
  ['more adults than people', '/room_types/0/max_adult', 4, '/room_types/0/max_adult: is above max_people'],
  ['a code of digits alone', '/code', '1234', '/code: Expected a code with a letter'],
  ['a size finer than it is kept', '/room_types/0/size_value', 20.25, '/room_types/0/size_value: Expected no more than 1 decimals'],
  ['a text in no language of ours', '/names', { fr: 'Hôtel' }, '/names: "fr" is none of'],
  ['half a character', '/phone_number', '\ud800', '/phone_number: holds a character that cannot be kept'],
  ['a part that stands twice', '/cancellation_policies/0/parts/1/days_before', 1, '/cancellation_policies/0/parts/1/days_before: "1 days, 0 hours" stands twice'],
  ['an origin with a path', '/settings/parent_origins', ['https://a.example/b'], '/settings/parent_origins/0: Expected an origin without a path'],
  ['children by tiers without a tier', '/kids_setting', { kids_type: 'tiers', accept_type: 'accept', shared_bed_type: null, max_age: 12, max_children_per_room: null }, '/kids_tiers: names none, and /kids_setting counts children by them'],
  ['another format', '/format', 'booking-hotel/2', '/format: Expected the literal `"booking-hotel/1"`'],
  ['a picture of an origin nobody named', '/photos', [{ url: 'https://cdn.example/a.jpg', width: 9, height: 6, alts: {} }], '/photos/0/url: is of none of the hotel\'s origins'],
] // prettier-ignore

describe('a document that is wrong', () => {
  for (const [what, path, value, told] of CASES)
    it(`names ${what} by its place`, () => {
      const faults = faultsOf(path, value)
      assert.deepEqual(
        faults.map((fault) => fault.slice(0, 'hotel.json'.length + told.length)),
        [`hotel.json${told}`],
      )
    })

  it('is told all its mistakes at once', () => {
    const hotel = { ...small(), currncy: 'JPY', email: 'nobody', check_in_from: '25h' }
    const places = refusedFor(JSON.stringify(hotel)).map((fault) => fault.split(':')[0])
    assert.deepEqual(places.toSorted(), ['hotel.json/check_in_from', 'hotel.json/currncy', 'hotel.json/email'])
  })

  it('is no document when it is no JSON', () => assert.match(refusedFor('{').join(), /^hotel\.json is not JSON: /))

  it('reads the small hotel, with its fields in any order', () => {
    const turned = Object.fromEntries(Object.entries(small()).toReversed())
    assert.deepEqual(readDocument(JSON.stringify(turned)), readDocument(PAGE))
  })
})

const HEADER = 'from,to,weekdays,plan,room_type,a1,a2'
const LINE = '2027-01-01,,,room-only,twin,12000,15000'
const CELLS: readonly [what: string, lines: string, told: string][] = [
  ['a price in letters', `${HEADER}\n${LINE.replace('15000', '15k')}`, 'rates.csv:2 a2: "15k" is not a whole number, in minor units of the currency'],
  ['a formula', `${HEADER}\n${LINE.replace('15000', '=A1')}`, 'rates.csv:2 a2: "=A1" is not a whole number, in minor units of the currency'],
  ['a day that is none', `${HEADER}\n${LINE.replace('01-01', '02-30')}`, 'rates.csv:2 from: "2027-02-30" is not a day, as 2027-04-29'],
  ['a period that ends before it begins', `${HEADER}\n${LINE.replace(',,', ',2026-12-31,')}`, 'rates.csv:2 to: 2026-12-31 is before 2027-01-01'],
  ['a plan that is not there', `${HEADER}\n${LINE.replace('room-only', 'dinner')}`, 'rates.csv:2 plan: there is no plan "dinner"'],
  ['more adults than the room takes', `${HEADER},a3\n${LINE},18000`, 'rates.csv:2 a3: "twin" takes 2 adults'],
  ['a party that has no rate', 'from,plan,room_type,a1,a9\n2027-01-01,room-only,twin,12000,15000', 'rates.csv:2 a9: "twin" takes 2 adults'],
  ['a column that is almost one', `${HEADER.replace('room_type', 'roomtype')}\n${LINE}`, 'rates.csv:1 there is no column "roomtype". Is "room_type" meant?'],
] // prettier-ignore

describe('a table of nights that is wrong', () => {
  const hotel = readDocument(PAGE)
  for (const [what, rates, told] of CELLS)
    it(`names ${what} by line and column`, () => assert.equal(readNightTables({ rates }, hotel).faults[0], told))

  it('names a wrong cell of a late line', () => {
    const stock = `from,room_type,rooms\n${'2027-01-01,twin,8\n'.repeat(89_999)}2027-01-02,twin,eight\n`
    assert.deepEqual(readNightTables({ stock }, hotel).faults, ['stock.csv:90001 rooms: "eight" is not a whole number'])
  })

  it('that is no table is told with where it ends to be one, in words alone', () => {
    const { faults } = readNightTables({ rates: `${HEADER}\n"2027-01-01` }, hotel)
    assert.deepEqual(faults, ['rates.csv: Quote Not Closed: the parsing is finished with an opening quote at line 2'])
  })

  it('is read with a mark of its bytes, with any end of line, and a later line counts', () => {
    const rates = `\uFEFF${HEADER}\r\n2027-01-01,2027-01-07,,room-only,twin,12000,15000\r\n2027-01-01,2027-01-07,fri sat,room-only,twin,15000,19000\r\n`
    const { nights, faults } = readNightTables({ rates }, hotel)
    assert.deepEqual(faults, [])
    const dear = nights.rates.filter(({ rates_gross }) => rates_gross[0] === 15_000).map(({ night }) => night)
    assert.deepEqual([nights.rates.length, dear.toSorted()], [7, ['2027-01-01', '2027-01-02']])
  })
})
