import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { PaymentType } from '../../../../shared/payment-codes.ts'
import { eachRoom, isAsBooked, isPaidAsBooked, withGuests } from './agreed.ts'

const TWO = { adults: 2, children: 0 }
const HANA = { first_name: 'Hana', last_name: 'Suzuki' }
const KEN = { first_name: 'Ken', last_name: 'Sato' }

const held = (id: number, plan: string, guest: typeof HANA | null = null) => ({
  reservation_hotel_room_id: id,
  room_type_code: 'twin',
  room_type_name: 'Twin',
  room_plan_code: plan,
  room_plan_name: plan,
  party: TWO,
  photos: [],
  meals: [],
  total_price: 10_000,
  guest,
})
const wanted = (plan: string, quantity = 1) => ({
  room_type_code: 'twin',
  room_plan_code: plan,
  quantity,
  party: TWO,
})

describe('what a guest agrees to who changes a stay', () => {
  it('names every room by itself', () => {
    assert.deepEqual(
      eachRoom([wanted('a', 2), wanted('b')]).map(({ room_plan_code, quantity }) => [room_plan_code, quantity]),
      [
        ['a', 1],
        ['a', 1],
        ['b', 1],
      ],
    )
  })

  const rooms = [held(1, 'a', HANA), held(2, 'b', KEN)]
  const guests: [string, ReturnType<typeof wanted>[], [number | undefined, string | undefined][]][] = [
    [
      'rooms that stay keep their guests, in whatever order',
      [wanted('b'), wanted('a')],
      [
        [2, 'Ken'],
        [1, 'Hana'],
      ],
    ],
    [
      'a new room is for who had the one that goes',
      [wanted('a'), wanted('c')],
      [
        [1, 'Hana'],
        [undefined, 'Ken'],
      ],
    ],
    [
      'nobody is named for one more',
      [wanted('a'), wanted('b'), wanted('c')],
      [
        [1, 'Hana'],
        [2, 'Ken'],
        [undefined, undefined],
      ],
    ],
    [
      'all of them new',
      [wanted('c', 2)],
      [
        [undefined, 'Hana'],
        [undefined, 'Ken'],
      ],
    ],
  ]
  for (const [what, choice, expected] of guests)
    it(`for its guests: ${what}`, () => {
      assert.deepEqual(
        withGuests(rooms, choice).map(({ reservation_hotel_room_id, guest }) => [
          reservation_hotel_room_id,
          guest?.first_name,
        ]),
        expected,
      )
    })

  const STAY = { checkin_date: '2026-12-10', checkout_date: '2026-12-12' }
  const SAKE = { extra_id: 5, quantity: 1 }
  const booked = {
    ...STAY,
    rooms,
    extras: [{ ...SAKE, date: null, delivered_at: null, answer: null }],
  }
  const wishes: [string, Parameters<typeof isAsBooked>[1], Parameters<typeof isAsBooked>[2], boolean][] = [
    ['the same', { ...STAY, rooms: [wanted('b'), wanted('a')] }, [SAKE], true],
    ['a night more', { ...STAY, checkout_date: '2026-12-13', rooms: [wanted('a'), wanted('b')] }, [SAKE], false],
    ['another plan', { ...STAY, rooms: [wanted('a'), wanted('c')] }, [SAKE], false],
    ['a room less', { ...STAY, rooms: [wanted('a')] }, [SAKE], false],
    ['an extra more', { ...STAY, rooms: [wanted('a'), wanted('b')] }, [{ ...SAKE, quantity: 2 }], false],
    ['no extra', { ...STAY, rooms: [wanted('a'), wanted('b')] }, [], false],
    ['an answer', { ...STAY, rooms: [wanted('a'), wanted('b')] }, [{ ...SAKE, answer: 'dry' }], false],
    ['a coupon', { ...STAY, rooms: [wanted('a'), wanted('b')], coupon_code: 'A' }, [SAKE], false],
  ]
  for (const [what, wish, extras, expected] of wishes)
    it(`is ${expected ? 'nothing new' : 'something new'}: ${what}`, () => {
      assert.equal(isAsBooked(booked, wish, extras), expected)
    })

  const line = (plan: string, ...payment_method: PaymentType[]) => ({
    plan: { room_plan_code: plan, payment_method },
    party: TWO,
    quantity: 1,
  })
  const payments: [string, Parameters<typeof isPaidAsBooked>[1], boolean][] = [
    ['a room that stays, whatever its plan takes today', [line('a', 'credit_card')], true],
    ['a new one that takes the same', [line('c', 'credit_card', 'on_site')], true],
    ['a new one that does not', [line('a', 'on_site'), line('c', 'credit_card')], false],
  ]
  for (const [what, lines, expected] of payments)
    it(`is ${expected ? '' : 'not '}paid as it was booked: ${what}`, () => {
      assert.equal(isPaidAsBooked({ rooms, payment: { type: 'on_site' } }, lines), expected)
    })
})
