import { array, assign, object, optional } from 'superstruct'

import { extra, extraInventory } from '../model/extra.ts'
import { updated } from '../model/held.ts'
import { queryCodes, stayDay, withStay } from '../model/input.ts'
import { calls } from './define.ts'

/** What can be booked beside the room (CALL-029); the answer it leaves open is decided here (CALL-035). */
export const extras = calls({
  list: {
    call: 'GET /hotels/:hotelId/extras',
    compressed: true,
    query: withStay(
      assign(
        object({ checkin_date: stayDay(), checkout_date: stayDay(), room_plan_codes: optional(queryCodes()) }),
        updated,
      ),
    ),
    answer: object({ data: array(extra), meta: object({ inventory: extraInventory }) }),
  },
})
export type ExtrasAnswer = (typeof extras)['list']['answer']['TYPE']
