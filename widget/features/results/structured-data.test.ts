import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Room } from '../../../shared/model/search/room.ts'
import { structuredData } from './structured-data.ts'

type Hotel = Parameters<typeof structuredData>[0]

// What counts here of each; they have more.
const HOTEL = {
  hotel_name: 'The inn <by> the lake',
  address: null,
  lat: null,
  lng: null,
  hotel_photos: [],
  currency: 'JPY',
  check_in_range: { from: '15:00', to: '22:00' },
  check_out_time: '11:00',
} as unknown as Hotel
const PLAN = { price: { total_price: 9_000, tax: 900, accommodation_tax: 100 }, lowest_stay: null }
const ROOMS = [{ room_count: 5, photos: [], size: null, room_plan: [PLAN] }] as unknown as Room[]

type Told = { makesOffer: { price: string; checkinTime: string; checkoutTime: string }[] }

function timesOf(stay: { checkin: string; checkout: string }, hotel: Partial<Hotel> = {}): (string | undefined)[] {
  const [offer] = (structuredData({ ...HOTEL, ...hotel }, ROOMS, stay) as Told).makesOffer
  return [offer?.checkinTime, offer?.checkoutTime]
}

describe('what search engines are told of an offer', () => {
  const NIGHT = { checkin: '2026-12-10', checkout: '2026-12-11' }
  const DAY = { checkin: '2026-12-10', checkout: '2026-12-10' }

  it('begins and ends on the hotel’s clock', () =>
    assert.deepEqual(timesOf(NIGHT), ['2026-12-10T15:00', '2026-12-11T11:00']))

  it('is of the day alone where the times of a night would end it before it begins', () => {
    assert.deepEqual(timesOf(DAY), ['2026-12-10', '2026-12-10'])
    const times = { check_in_range: { from: '10:00', to: '12:00' }, check_out_time: '17:00' }
    assert.deepEqual(timesOf(DAY, times), ['2026-12-10T10:00', '2026-12-10T17:00'])
  })

  it('has no time that a clock does not show, nor one that is not known', () => {
    const late = { check_in_range: { from: '25:00', to: '26:00' } }
    assert.deepEqual(timesOf(NIGHT, late), ['2026-12-10', '2026-12-11T11:00'])
    const unknown = { check_in_range: { from: '', to: '' }, check_out_time: '' }
    assert.deepEqual(timesOf(NIGHT, unknown), ['2026-12-10', '2026-12-11'])
  })
})
