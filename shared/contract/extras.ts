import { array, assign, nullable, object, optional } from 'superstruct'

import { WORD_CHARACTERS } from '../limits.ts'
import { extra, extraInventory } from '../model/stay/extra.ts'
import { updated } from '../model/stay/held.ts'
import { queryCodes, stayDay, text, withStay } from '../model/input.ts'
import { currency } from '../model/hotel/settings.ts'
import { calls } from './define.ts'

/** What can be booked beside the room (CALL-029); the answer it leaves open is decided here (CALL-035). */
export const extras = calls({
  /** The extras of a stay with their prices, and how many are left on each of its days. */
  list: {
    call: 'GET /hotels/:hotelId/extras',
    compressed: true,
    query: withStay(
      assign(
        object({
          checkin_date: stayDay(),
          checkout_date: stayDay(),
          room_plan_codes: optional(queryCodes()),
          /** For a stay that is not booked yet; a booked one keeps its own. */
          mcp_currency: optional(text(WORD_CHARACTERS)),
        }),
        updated,
      ),
    ),
    answer: object({
      data: array(extra),
      meta: object({ inventory: extraInventory, mcp_currency: nullable(currency()) }),
    }),
  },
})
export type ExtrasAnswer = (typeof extras)['list']['answer']['TYPE']
