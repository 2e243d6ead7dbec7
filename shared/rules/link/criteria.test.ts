import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { groundOf, TIERS } from '../../../test/lib/ground.ts'
import { DEFAULT_ORDER, MAX_ROOMS } from '../../constants.ts'
import { defaultCheckin, defaultCriteria } from './criteria.ts'
import { today } from '../days/dates.ts'
import { partyLimits } from '../party/party.ts'
import { readCriteria } from './read-criteria.ts'
import { toRoomQuery } from './room-query.ts'

const flight = (starts_on: string | null) => groundOf({ offers: { dynamic_package: { starts_on } } })

describe('a search that says nothing', () => {
  it('is one night from today for two adults in one room, the cheapest first [SEARCH-004] [SEARCH-008] [SEARCH-009] [CONST-025]', () => {
    const criteria = defaultCriteria(groundOf())
    assert.deepEqual(
      [criteria.checkin, criteria.checkout, criteria.rooms, criteria.order],
      ['2026-11-01', '2026-11-02', [{ adults: 2, children: 0 }], 'price_low_to_high'],
    )
    const sent = toRoomQuery(criteria, [])
    assert.deepEqual(
      [sent.checkin_date, sent.checkout_date, sent.adults, sent.rooms.length, sent.order],
      ['2026-11-01', '2026-11-02', 2, 1, DEFAULT_ORDER],
    )
  })

  it('begins on the day it is at the hotel, wherever the guest is [SEARCH-003] [CONST-026]', () => {
    const now = Date.parse('2030-01-31T23:30:00Z')
    const at = (zone: string) => defaultCriteria(groundOf({ time_zone: zone }, today(zone, now))).checkin
    assert.deepEqual(['Asia/Tokyo', 'UTC', 'America/New_York'].map(at), ['2030-02-01', '2030-01-31', '2030-01-31'])
  })

  it('is as the hotel sets it', () => {
    const default_search_setting = {
      target: 'hotel',
      check_in_offset_days: 7,
      adults: 1,
      is_including_occupied: true,
    } as const
    const own = { default_search_setting, search_type: 'hotel_plan', plan_search_enabled: true }
    const { checkin, rooms, is_including_occupied, type } = defaultCriteria(groundOf({ offers: own }))
    assert.deepEqual([checkin, rooms[0]?.adults, is_including_occupied, type], ['2026-11-08', 1, true, 'plans'])
  })

  it('with a flight begins when the packages begin, and today once they have begun [SEARCH-006]', () => {
    const begins = (starts_on: string | null) => defaultCheckin(flight(starts_on), 'wbf')
    assert.deepEqual([begins('2026-12-05'), begins('2026-11-01')], ['2026-12-05', '2026-11-01'])
    assert.deepEqual([begins('2026-10-31'), begins(null)], ['2026-11-01', '2026-11-01'])
    assert.equal(defaultCheckin(flight('2026-12-05'), null), '2026-11-01')
    const { checkin, checkout } = readCriteria(new URLSearchParams('dynamic_package=wbf'), flight('2026-12-05'))
    assert.deepEqual([checkin, checkout], ['2026-12-05', '2026-12-06'])
  })
})

describe('the limits of a party', () => {
  it('are 999 rooms and 20 guests a room where the hotel sets none [CONST-010] [CONST-027]', () => {
    const { maxRooms, maxGuestsPerRoom, maxAdultsPerRoom } = partyLimits({})
    assert.deepEqual([maxRooms, maxGuestsPerRoom, maxAdultsPerRoom], [999, 20, 20])
    assert.equal(partyLimits({ multi_room_search_limit: 5_000 }).maxRooms, MAX_ROOMS)
    const { settings } = groundOf()
    assert.equal(partyLimits(settings).maxGuestsPerRoom, 20)
  })
})

describe('the payload of a search', () => {
  const ground = groundOf({ kids_tiers: TIERS, kids: { kids_type: 'tiers' } })
  const read = (query: string, on = ground) => readCriteria(new URLSearchParams(query), on)

  it('has the party summed and children counted by tier', () => {
    const party = 'rooms=[{"adults":2,"children":1,"kids_ages":[8]},{"adults":1}]&filter=3'
    const query = toRoomQuery(read(party), TIERS)
    assert.deepEqual(
      [query.adults, query.children, query.kids_age_range, query.room_search_filters, query.bookable],
      [3, 1, [{ code: 'A', count: 1 }], ['3'], true],
    )
    assert.ok(!('promo_code' in query) && !('room_type_codes' in query) && !('mode' in query))
  })

  it('names no dates when any will do, and one when it is for a day [SEARCH-005]', () => {
    const any = groundOf({ offers: { is_undated_search_enabled: true, is_day_use_enabled: true } })
    const undated = toRoomQuery(read('search_type=undated&nights=3', any), [])
    assert.deepEqual([undated.nights, 'checkin_date' in undated, 'checkout_date' in undated], [3, false, false])
    const day = toRoomQuery(read('checkin=2026-12-24&checkout=2026-12-26&is_day_use=true', any), [])
    assert.deepEqual(
      [day.is_day_use, day.checkin_date, day.checkout_date, day.nights],
      [true, '2026-12-24', '2026-12-24', undefined],
    )
    const stay = toRoomQuery(read('checkin=2026-12-24&checkout=2026-12-26', any), [])
    assert.deepEqual([stay.is_day_use, stay.nights], [false, 2])
  })
})
