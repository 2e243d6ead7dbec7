import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { ChangeTerms } from '../../model/stay/cancelling.ts'
import { changeError, changeSum, isReduced, pairRooms } from './changing.ts'
import type { ChangeError, BookedStay, RequestedStay } from './changing.ts'

const TWO = { adults: 2, children: 0 }
const room = (id: number, plan = 'a', party = TWO) => ({
  reservation_hotel_room_id: id,
  room_plan_code: plan,
  party,
})
const wish = (plan = 'a', party = TWO, id?: number) => ({
  room_plan_code: plan,
  party,
  ...(id !== undefined && { reservation_hotel_room_id: id }),
})
const HELD: BookedStay = {
  checkin_date: '2026-12-08',
  checkout_date: '2026-12-11',
  rooms: [room(1), room(2)],
  has_coupon: false,
  payment_type: 'on_site',
  is_charged_elsewhere: false,
}
const SAME: RequestedStay = { ...HELD, rooms: [wish(), wish()] }
const ALL: ChangeTerms = { stay: true, is_restricted: false, coupon: true, prepay: true, guests: true, names: true }
const SHORTER = { ...SAME, checkout_date: '2026-12-10' }
const FEWER_ROOMS = { ...SAME, rooms: [wish()] }

describe('a wish beside a booking', () => {
  const pairs: [string, ReturnType<typeof wish>[], (number | null)[]][] = [
    ['equal rooms are taken in their order', [wish(), wish()], [0, 1]],
    ['a named room is that room', [wish('a', TWO, 2)], [1]],
    ['a named room is not given away to an equal one before it', [wish(), wish('a', TWO, 1)], [1, 0]],
    ['no room is two', [wish(), wish(), wish()], [0, 1, null]],
    ['another plan is another room', [wish('b')], [null]],
    ['another party is another room', [wish('a', { adults: 1, children: 0 })], [null]],
    ['a name does not make another plan the same room', [wish('b', TWO, 1)], [null]],
  ]
  for (const [what, wanted, expected] of pairs)
    it(what, () => assert.deepEqual(pairRooms(HELD.rooms, wanted), expected))

  const stays: [string, Partial<RequestedStay>, boolean][] = [
    ['the same nights', {}, true],
    ['a night less at the end', { checkout_date: '2026-12-10' }, true],
    ['a night less at the beginning', { checkin_date: '2026-12-09' }, true],
    ['a night more', { checkout_date: '2026-12-12' }, false],
    ['a night before', { checkin_date: '2026-12-07' }, false],
    ['no night at all', { checkin_date: '2026-12-08', checkout_date: '2026-12-08' }, false],
    ['a room less', { rooms: [wish()] }, true],
    ['another room', { rooms: [wish(), wish('b')] }, false],
  ]
  for (const [what, change, expected] of stays)
    it(`${what}: ${expected ? 'keeps' : 'loses'} the prices it was booked at`, () => {
      const wanted = { ...SAME, ...change }
      assert.equal(isReduced(HELD, wanted, pairRooms(HELD.rooms, wanted.rooms)), expected)
    })

  const faults: [string, Partial<BookedStay>, RequestedStay, Partial<ChangeTerms>, ChangeError | null][] = [
    ['nothing new', {}, SAME, { stay: false, coupon: false, prepay: false }, null],
    ['fewer nights', {}, SHORTER, {}, null],
    ['fewer nights where stays are fixed', {}, SHORTER, { stay: false }, 'stay_fixed'],
    ['fewer rooms where stays are fixed', {}, FEWER_ROOMS, { stay: false }, 'stay_fixed'],
    ['fewer nights where none may be given up', {}, SHORTER, { is_restricted: true }, 'fewer_nights'],
    ['fewer rooms where none may be given up', {}, FEWER_ROOMS, { is_restricted: true }, 'fewer_rooms'],
    [
      'other nights, as many',
      {},
      { ...SAME, checkin_date: '2026-12-09', checkout_date: '2026-12-12' },
      { is_restricted: true },
      null,
    ],
    ['a coupon', {}, { ...SAME, coupon_code: 'A' }, {}, null],
    ['an empty coupon', { has_coupon: true }, { ...SAME, coupon_code: ' ' }, { coupon: false }, null],
    ['a coupon where none is taken afterwards', {}, { ...SAME, coupon_code: 'A' }, { coupon: false }, 'coupon_closed'],
    ['a second coupon', { has_coupon: true }, { ...SAME, coupon_code: 'A' }, {}, 'coupon_used'],
    ['paying now', {}, { ...SAME, payment_type: 'credit_card' }, {}, null],
    [
      'paying now where that is closed',
      {},
      { ...SAME, payment_type: 'credit_card' },
      { prepay: false },
      'payment_fixed',
    ],
    ['paying later what was paid', { payment_type: 'credit_card' }, SAME, {}, 'payment_fixed'],
    [
      'another kind of card',
      { payment_type: 'credit_card' },
      { ...SAME, payment_type: 'credit_card_full' },
      { prepay: false },
      null,
    ],
    ['a deposit instead', {}, { ...SAME, payment_type: 'credit_card_deposit' }, {}, 'payment_fixed'],
    ['fewer nights of a stay paid in another currency', { is_charged_elsewhere: true }, SHORTER, {}, 'other_currency'],
    ['nothing new of a stay paid in another currency', { is_charged_elsewhere: true }, SAME, {}, null],
  ]
  for (const [what, held, wanted, terms, expected] of faults)
    it(`${what}: ${expected ?? 'may be'}`, () => {
      assert.equal(changeError({ ...HELD, ...held }, wanted, { ...ALL, ...terms }), expected)
    })

  const sums: [string, Parameters<typeof changeSum>, [charge: number, refund: number, due: number]][] = [
    ['dearer, paid now', [100, 130, 100, 'credit_card'], [30, 0, 0]],
    ['cheaper, paid now', [100, 70, 100, 'credit_card'], [0, 30, 0]],
    ['as dear, paid now', [100, 100, 100, 'credit_card'], [0, 0, 0]],
    ['dearer, paid at the hotel', [100, 130, 0, 'on_site'], [0, 0, 130]],
    ['cheaper than its deposit', [100, 20, 30, 'credit_card_deposit'], [0, 10, 0]],
    ['cheaper, dearer than its deposit', [100, 60, 30, 'credit_card_deposit'], [0, 0, 30]],
    ['from the hotel to the card', [100, 100, 0, 'credit_card'], [100, 0, 0]],
    ['free of charge at last', [100, 0, 100, 'credit_card'], [0, 100, 0]],
  ]
  for (const [what, given, [charge, refund, due_at_hotel]] of sums)
    it(`${what}: nothing is lost and nothing is paid twice`, () => {
      const sum = changeSum(...given)
      assert.deepEqual([sum.charge, sum.refund, sum.due_at_hotel], [charge, refund, due_at_hotel])
      assert.equal(given[2] + sum.charge - sum.refund + sum.due_at_hotel, given[1])
    })
})
