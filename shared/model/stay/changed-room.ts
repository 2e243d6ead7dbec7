import { assign, object, optional } from 'superstruct'
import type { Infer } from 'superstruct'

import { id } from '../input.ts'
import { selectedRoom } from '../search/search.ts'
import { count, minor } from '../wire.ts'

/** A room of a changed stay: named, it is that room of the booking and keeps its guest; otherwise the first equal one. */
export const changedRoom = assign(selectedRoom, object({ reservation_hotel_room_id: optional(id()) }))

/** What a change means in money, beside the calculation of the new stay; minor units of the hotel's currency. */
export const changeSum = object({
  before: minor(),
  after: minor(),
  /** Paid now, in one charge. */
  charge: minor(),
  /** Given back of what was paid. */
  refund: minor(),
  due_at_hotel: minor(),
  /** Points that go on paying for the stay, and those that are given back because it needs fewer; absent: none were spent. */
  points: optional(object({ selected_spending_point: count(), adjust_point: count() })),
})
export type ChangeSum = Infer<typeof changeSum>
