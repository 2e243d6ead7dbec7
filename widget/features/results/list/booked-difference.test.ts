import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { bookedDifference } from './booked-difference.ts'

const plan = { room_plan_code: 'twin', price: { total_price: 50_000, tax: 5_000, accommodation_tax: 300 } }
const booked = (room_plan_code: string, total_price: number) => ({ room_plan_code, total_price })

describe('a plan in the list of a stay that is changed', () => {
  it('is told from the booked one by what it costs more or less, taxes included', () => {
    assert.deepEqual(bookedDifference(plan, [booked('other', 47_500)]), { isBooked: false, difference: 7_800 })
    assert.deepEqual(bookedDifference(plan, [booked('other', 60_300)]), { isBooked: false, difference: -5_000 })
    assert.deepEqual(bookedDifference(plan, [booked('twin', 55_300)]), { isBooked: true, difference: 0 })
  })

  it('has no difference where several rooms are booked', () => {
    assert.deepEqual(bookedDifference(plan, [booked('twin', 55_300), booked('other', 1)]), {
      isBooked: true,
      difference: 0,
    })
  })
})
