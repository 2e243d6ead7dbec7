import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Criteria } from '../../../../shared/rules/link/criteria.ts'
import { stayCriteria } from './stay-criteria.ts'

const NARROW: Criteria = {
  checkin: '2026-11-05',
  checkout: '2026-11-06',
  rooms: [{ adults: 1, children: 0 }],
  type: 'plans',
  order: 'recommended',
  filter: ['1'],
  is_including_occupied: true,
  promo_code: 'P',
  coupon_code: 'C',
  voucher_coupon_code: '',
  mode: 'secret',
  is_day_use: false,
  is_undated: true,
  nights: 3,
  dynamic_package: 'wbf',
  carried: { metasearch_source: 'm' },
  room_type_codes: ['t'],
  hotel_plan_codes: ['h'],
  room_plan_codes: ['r'],
}
const PARTIES = [
  { adults: 2, children: 0 },
  { adults: 1, children: 1, kids_ages: [4] },
]
const booked = (checkout_date: string) => ({
  checkin_date: '2026-12-10',
  checkout_date,
  rooms: PARTIES.map((party) => ({ party })),
})

describe('the search for a stay that is changed', () => {
  it('is for its dates and guests, and leaves out nothing that is free then', () => {
    const { type, order, is_including_occupied, carried, ...search } = stayCriteria(NARROW, booked('2026-12-12'))
    assert.deepEqual(
      [type, order, is_including_occupied, carried],
      [NARROW.type, NARROW.order, NARROW.is_including_occupied, NARROW.carried],
    )
    assert.deepEqual(search, {
      checkin: '2026-12-10',
      checkout: '2026-12-12',
      rooms: PARTIES,
      filter: [],
      promo_code: '',
      coupon_code: '',
      voucher_coupon_code: '',
      mode: null,
      is_day_use: false,
      is_undated: false,
      nights: 3,
      dynamic_package: null,
      room_type_codes: [],
      hotel_plan_codes: [],
      room_plan_codes: [],
    })
  })

  it('is one for a day where the stay is', () => {
    const { checkin, checkout, is_day_use } = stayCriteria(NARROW, booked('2026-12-10'))
    assert.deepEqual([checkin, checkout, is_day_use], ['2026-12-10', '2026-12-10', true])
  })
})
