import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { createStore } from 'jotai'

import { bookedStayPaymentAtom } from '../prepay/booked-stay-payment.ts'
import { chosenExtrasAtom, stayExtrasAtom } from './extras-choice.ts'

const [FLOWERS, BATH] = [1, 2]

describe('the extras of a stay', () => {
  for (const [checkin, checkout, days] of [
    ['2026-12-10', '2026-12-12', ['2026-12-10', '2026-12-11']],
    ['2026-12-11', '2026-12-13', ['2026-12-11', '2026-12-12']],
    ['2026-12-11', '2026-12-11', ['2026-12-11']],
  ] as const)
    it(`are those that are wanted on a day of it, or on none in particular: ${checkin} to ${checkout}`, () => {
      const store = createStore()
      store.set(bookedStayPaymentAtom, { checkin, checkout, types: [], pay: () => Promise.resolve() })
      const flowers = { extra_id: FLOWERS, quantity: 1 }
      const baths = ['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13'].flatMap((date) => [
        { extra_id: BATH, quantity: 1, date },
        { extra_id: BATH, quantity: 0, date },
      ])
      store.set(chosenExtrasAtom, [{ ...flowers, quantity: 0 }, flowers, ...baths])
      const wanted = days.map((date) => ({ extra_id: BATH, quantity: 1, date }))
      assert.deepEqual(store.get(stayExtrasAtom), [flowers, ...wanted])
    })
})
