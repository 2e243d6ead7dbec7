import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'
import { is } from 'superstruct'

import { groundOf, TIERS } from '../../../test/lib/ground.ts'
import { ORDERS } from '../../model/search/order.ts'
import { partyRoom } from '../../model/search/party.ts'
import { roomQuery } from '../../model/search/search.ts'
import { CARRIED, PARAMETERS, SECRET } from '../../parameters.ts'
import type { ParameterRow } from '../../parameters.ts'
import { defaultCriteria } from './criteria.ts'
import type { Criteria, SearchContext } from './criteria.ts'
import { addDays, isDate, nights } from '../days/dates.ts'
import { countChildren, fitLimits } from '../party/kids-mode.ts'
import { areSame, partyError, partyLimits } from '../party/party.ts'
import { partyTotals } from '../party/party-totals.ts'
import { readCriteria, readSearch } from './read-criteria.ts'
import { toRoomQuery } from './room-query.ts'
import { writeCriteria } from './write-criteria.ts'

const TODAY = '2026-11-01'
const OFFERS = {
  is_day_use_enabled: true,
  is_undated_search_enabled: true,
  dynamic_package: { starts_on: '2026-12-01' },
}
const BY_AGE = groundOf({ offers: OFFERS }, TODAY)
const BY_TIER = groundOf({ offers: OFFERS, kids: { kids_type: 'tiers' }, kids_tiers: TIERS }, TODAY)

const rowsOf = Object.entries(PARAMETERS) as [string, ParameterRow][] // Object.entries forgets the names it lists
const SEARCHED = rowsOf.filter(([, { to }]) => to === 'search').map(([name]) => name)

// What a guest can have chosen.

const code = fc.stringMatching(/^[\w.-]{1,12}$/)
const codes = fc.uniqueArray(code, { maxLength: 3 })
const adults = fc.integer({ min: 1, max: 4 })
const byAge = fc
  .record({ adults, ages: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }) })
  .map(({ adults: grown, ages }) => ({
    adults: grown,
    children: ages.length,
    ...(ages.length > 0 && { kids_ages: ages }),
  }))
const byTier = fc
  .record({ adults, a: fc.integer({ min: 0, max: 3 }), b: fc.integer({ min: 0, max: 3 }), companion: fc.boolean() })
  .map(({ adults: grown, a, b, companion }) => {
    const kids_tiers = [
      { code: 'A', children: a },
      { code: 'B', children: b },
    ].filter(({ children }) => children > 0)
    return {
      adults: grown,
      children: a + b,
      ...(kids_tiers.length > 0 && { kids_tiers }),
      ...(companion && { adult_companion: 1 }),
    }
  })

const chosen = (rooms: fc.Arbitrary<Criteria['rooms'][number]>, ground: SearchContext): fc.Arbitrary<Criteria> =>
  fc
    .record({
      ahead: fc.integer({ min: 0, max: 700 }),
      length: fc.integer({ min: 1, max: 30 }),
      rooms: fc.array(rooms, { minLength: 1, maxLength: 4 }),
      type: fc.constantFrom('rooms' as const, 'plans' as const),
      order: fc.constantFrom(...ORDERS),
      filter: codes,
      is_including_occupied: fc.boolean(),
      promo_code: fc.oneof(fc.constant(''), code),
      coupon: fc.constantFrom('', 'coupon', 'voucher'),
      mode: fc.constantFrom('secret' as const, 'voucher' as const, null),
      kind: fc.constantFrom('stay', 'day', 'undated', 'flight'),
      carried: fc.dictionary(fc.constantFrom(...CARRIED.filter((name) => !SECRET.includes(name))), code, {
        noNullPrototype: true,
      }),
      room_type_codes: codes,
      hotel_plan_codes: codes,
      room_plan_codes: codes,
    })
    .map(({ ahead, length, coupon, kind: wanted, ...others }) => {
      const kind = wanted === 'undated' && !areSame(others.rooms) ? 'stay' : wanted
      const usual = defaultCriteria(ground)
      const checkin = addDays(kind === 'flight' ? OFFERS.dynamic_package.starts_on : TODAY, ahead)
      const stay = { checkin, checkout: kind === 'day' ? checkin : addDays(checkin, length) }
      return {
        ...others,
        // An undated search has no dates, so a link of it leads to the usual ones.
        ...(kind === 'undated' ? { checkin: usual.checkin, checkout: addDays(usual.checkin, length) } : stay),
        nights: kind === 'undated' ? length : usual.nights,
        is_undated: kind === 'undated',
        is_day_use: kind === 'day',
        dynamic_package: kind === 'flight' ? 'wbf' : null,
        coupon_code: coupon === 'coupon' ? 'C-1' : '',
        voucher_coupon_code: coupon === 'voucher' ? 'V-1' : '',
      }
    })

const linkOf = (criteria: Criteria): URLSearchParams =>
  new URLSearchParams(
    Object.entries(writeCriteria(criteria)).filter((row): row is [string, string] => row[1] !== undefined),
  )

describe('any search', () => {
  for (const [name, ground, criteria] of [
    ['by age', BY_AGE, chosen(byAge, BY_AGE)],
    ['by tier', BY_TIER, chosen(byTier, BY_TIER)],
  ] as const)
    it(`with children ${name} is the same after it was written as a link and read [QUERY-075]`, () => {
      fc.assert(
        fc.property(criteria, (one) => {
          const read = readSearch(new URLSearchParams(String(linkOf(one))), ground)
          assert.deepEqual(read, { criteria: one, notes: [], misread: [], unread: [], kids: null })
          assert.deepEqual(toRoomQuery(read.criteria, TIERS), toRoomQuery(one, TIERS))
        }),
        { numRuns: 1_500, seed: 20_261_101 },
      )
    })
})

// What somebody can have written.

const piece = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    'abc',
    '-1',
    '1e9',
    '\0',
    'x'.repeat(3_000),
    'true',
    'null',
    '[]',
    '{}',
    '999',
    '0',
    '13',
    '16',
  ),
  fc.constantFrom('2026-12-24', '2019-01-01', '2026/02/30', '9999-12-31', '+7', '-7', '0000-00-00', 'undated', 'wbf'),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '[{"adults":2,"children":3,"kids_ages":[16,3,90]}]',
    '[{"adults":0,"children":0},{"adults":900,"children":900}]',
    '[{"adults":1,"children":-1}]',
    '[{"code":"A","children":7},{"code":"Z","children":3}]',
    '[{"code":"B","children":40}]',
  ),
)
const junk = fc.array(fc.tuple(fc.constantFrom(...SEARCHED), piece), { maxLength: 14 })
const limited = groundOf(
  {
    offers: OFFERS,
    multi_room_search_limit: 3,
    max_guests_per_room: 6,
    kids: { max_children_per_room: 3, max_children_per_adult: 2, max_adults_per_room: 4, shared_bed_type: 'per_adult' },
  },
  TODAY,
)
const none = groundOf({ kids: { accept_type: 'none' } }, TODAY)

describe('any link', () => {
  it('is read as a search that can be made, whatever stands in it [QUERY-076]', () => {
    fc.assert(
      fc.property(junk, fc.constantFrom(BY_AGE, BY_TIER, limited, none), (written, ground) => {
        const { criteria } = readSearch(new URLSearchParams(written), ground)
        const { checkin, checkout, rooms, is_day_use } = criteria
        assert.ok(isDate(checkin) && isDate(checkout) && checkin >= TODAY)
        assert.ok(
          is_day_use ? checkout === checkin : nights(checkin, checkout) >= 1 && nights(checkin, checkout) <= 999,
        )
        const limits = partyLimits(ground.settings, criteria.dynamic_package !== null)
        assert.ok(rooms.length >= 1 && rooms.length <= limits.maxRooms)
        for (const room of rooms) {
          assert.ok(is(room, partyRoom))
          assert.ok(room.adults >= 1 && room.adults + room.children <= limits.maxGuestsPerRoom)
          const ages = room.kids_ages?.length ?? 0
          const tiers = room.kids_tiers?.reduce((sum, { children }) => sum + children, 0) ?? 0
          assert.equal(room.children, ages + tiers)
        }
        assert.ok(is(toRoomQuery(criteria, ground.settings.kids_tiers), roomQuery))
        // What was healed stays so.
        assert.deepEqual(readCriteria(linkOf(criteria), ground), { ...criteria, ...undatedDays(criteria, ground) })
      }),
      { numRuns: 4_000, seed: 20_261_101 },
    )
  })
})

/** The days of an undated search say nothing, and are no part of its link. */
function undatedDays({ is_undated, nights: length }: Criteria, ground: SearchContext): Partial<Criteria> {
  if (!is_undated) return {}
  const { checkin } = defaultCriteria(ground)
  return { checkin, checkout: addDays(checkin, length) }
}

const parties = fc.array(
  fc
    .record({
      adults: fc.integer({ min: 1, max: 4 }),
      ages: fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 6 }),
    })
    .map(({ adults: grown, ages }) => ({ adults: grown, children: ages.length, kids_ages: ages })),
  { minLength: 1, maxLength: 3 },
)
const kidsSettings = fc.record({
  kids_type: fc.constantFrom('ages' as const, 'tiers' as const, 'tiers_with_meal_and_bed_as_extras' as const),
  accept_type: fc.constantFrom('none' as const, 'accept' as const),
  shared_bed_type: fc.constantFrom('per_adult' as const, 'per_room' as const, null),
  max_age: fc.integer({ min: 0, max: 18 }),
  max_children_per_room: fc.option(fc.integer({ min: 0, max: 5 })),
  max_children_per_adult: fc.option(fc.integer({ min: 0, max: 3 })),
})

describe('any party', () => {
  it('has as many people as before when its children are counted, and no rule of the hotel broken', () => {
    fc.assert(
      fc.property(parties, kidsSettings, (party, kids) => {
        const { settings } = groundOf({ kids, kids_tiers: TIERS })
        const limits = partyLimits(settings)
        const counted = countChildren(party, settings)
        const fitted = fitLimits(counted.party, settings, limits)
        assert.equal(partyTotals(fitted).guests, partyTotals(party).guests)
        assert.equal(fitted.length, party.length)
        assert.equal(partyError(fitted, limits), null)
        const { kids_type, accept_type, max_age } = settings.kids_setting
        for (const room of fitted) {
          if (accept_type === 'none') assert.equal(room.children, 0)
          assert.ok(room.kids_ages?.every((age) => age <= max_age) ?? true)
          if (room.children > 0) assert.ok(kids_type === 'ages' ? room.kids_ages : room.kids_tiers)
        }
        assert.deepEqual(fitLimits(countChildren(fitted, settings).party, settings, limits), fitted)
      }),
      { numRuns: 4_000, seed: 20_261_101 },
    )
  })
})
