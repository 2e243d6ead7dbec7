import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Room, RoomPlan } from '../../../../shared/model/search/room.ts'
import type { PartyRoom } from '../../../../shared/model/search/party.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import type { Selected } from '../../../state/search/selection.ts'
import { mostRooms } from '../../../../shared/rules/change/offered.ts'
import { commonMethods, memberSum, partyOf, roomsMissing, sumsOf } from './offers.ts'

const plan = (own: Partial<RoomPlan> = {}): RoomPlan => ({
  room_plan_code: 'p',
  room_plan_name: 'Plan',
  hotel_plan_code: 'h',
  description: '',
  lang: null,
  matched_search_criteria: { adults_count: 2, children_count: 0 },
  meals: [],
  target: 'all',
  channel: 'all',
  booking_start_date: null,
  photos: [],
  inclusive_extra_ids: [],
  inclusive_extras: [],
  brr_prices: [],
  lowest_stay: null,
  sale_limit: null,
  plan_stock_count: null,
  payment_method: ['on_site'],
  credit_card_payment: false,
  discounts: [],
  cancellation_policy_id: 1,
  cancellation_free_deadline: null,
  min_stay: null,
  price: { total_price: 10_000, tax: 1_000, accommodation_tax: 200 },
  room_rate: [],
  ...own,
})
const room = (own: Partial<Room> = {}): Room => ({
  room_type_code: 'r',
  room_type_name: 'Room',
  description: '',
  lang: null,
  room_count: 5,
  min_people: 1,
  max_people: 4,
  max_adult: 4,
  size: null,
  beds: [],
  facilities: [],
  is_smoking: false,
  filters: [],
  photos: [],
  next_available: null,
  room_plan: [],
  ...own,
})
const COUPLE: PartyRoom = { adults: 2, children: 0 }
const ALONE: PartyRoom = { adults: 1, children: 0 }
const picked = (quantity: number, party = COUPLE, methods: PaymentType[] = ['on_site']): Selected => ({
  room: room(),
  plan: plan({ payment_method: methods }),
  party,
  quantity,
  type: 'rooms',
})

describe('offers', () => {
  it('can be had as often as rooms, the limit of a sale and the stock of the plan allow', () => {
    assert.equal(mostRooms(room(), plan()), 5)
    assert.equal(mostRooms(room(), plan({ sale_limit: 2, plan_stock_count: 3 })), 2)
    assert.equal(mostRooms(room(), plan({ sale_limit: 9, plan_stock_count: 1 })), 1)
    assert.equal(mostRooms(room({ room_count: 0 }), plan()), 0)
  })

  it('belong to the party they were priced for', () => {
    const child: PartyRoom = { adults: 2, children: 1, kids_ages: [5] }
    const priced = plan({ matched_search_criteria: { adults_count: 2, children_count: 1 } })
    assert.equal(partyOf(priced, [COUPLE, child]), child)
  })

  it('leave rooms to choose, party by party', () => {
    assert.equal(roomsMissing([COUPLE, ALONE], []), 2)
    assert.equal(roomsMissing([COUPLE, ALONE], [picked(2)]), 1)
    assert.equal(roomsMissing([COUPLE, ALONE], [picked(1), picked(1, ALONE)]), 0)
    assert.equal(roomsMissing([COUPLE], [picked(3)]), 0)
  })

  it('are paid in a way all of them share', () => {
    assert.deepEqual(
      commonMethods([picked(1, COUPLE, ['on_site', 'credit_card']), picked(1, ALONE, ['credit_card'])]),
      ['credit_card'],
    )
    assert.deepEqual(commonMethods([picked(1, COUPLE, ['on_site']), picked(1, ALONE, ['credit_card'])]), [])
  })

  it('cost net, tax and accommodation tax together, as often as they are chosen', () => {
    assert.deepEqual(sumsOf([picked(2), picked(1, ALONE)]), {
      net: 30_000,
      tax: 3_000,
      accommodationTax: 600,
      total: 33_600,
    })
  })

  it('cost a member what each costs a member, and all of it where it is no less; nothing else where none is', () => {
    const sign_in_discount = {
      total_price_after_discount: 9_000,
      total_price_after_discount_tax: 900,
      total_accommodation_tax: 200,
    }
    const [plain, cheaper] = [picked(2), { ...picked(3), plan: plan({ sign_in_discount }) }]
    assert.equal(memberSum([plain]), null)
    assert.equal(memberSum([cheaper]), 30_300)
    assert.equal(memberSum([plain, cheaper]), 22_400 + 30_300)
  })
})
