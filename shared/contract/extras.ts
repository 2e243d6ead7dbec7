import { array, assign, object, optional } from 'superstruct'

import { extra, extraInventory } from '../model/extra.ts'
import { updated } from '../model/held.ts'
import { plainDate, queryList } from '../model/wire.ts'
import { calls } from './define.ts'

/** Specification 7.3; the answer it leaves open is decided here (CALL-035). */
export const extras = calls({
  list: {
    call: 'GET /hotels/:hotelId/extras',
    query: assign(
      object({ checkin_date: plainDate(), checkout_date: plainDate(), room_plan_codes: optional(queryList()) }),
      updated,
    ),
    answer: object({ data: array(extra), meta: object({ inventory: extraInventory }) }),
  },
})
export type ExtrasAnswer = (typeof extras)['list']['answer']['TYPE']
