import { assign, enums, nullable, object, optional, refine } from 'superstruct'
import type { Infer, Struct } from 'superstruct'

import { MAX_ROOMS } from '../../constants.ts'
import {
  CHOSEN_LINES,
  LISTED_CODES,
  LONGEST_STAY_NIGHTS,
  ROOM_GUESTS,
  SEGMENTS,
  WORD_CHARACTERS,
} from '../../limits.ts'
import { updated } from '../stay/held.ts'
import { amount, code, id, list, queryCodes, queryJson, queryWhole, stayDay, text, whole, withStay } from '../input.ts'
import { ORDERS } from './order.ts'
import { askedRoom, queryRooms } from './asked-party.ts'
import { queryBoolean } from '../wire.ts'

/** Guests of all rooms together. */
const MOST_GUESTS = MAX_ROOMS * ROOM_GUESTS

export const kidsAgeRange = list(object({ code: code(1), count: whole(0, MOST_GUESTS) }), LISTED_CODES)
/** What came along with the guest and goes on as it is. */
const carried = () => optional(text(WORD_CHARACTERS))

/** Which lottery the rooms are looked at for, and as whose winner. */
export const lotteryQuery = object({
  lottery_event_uuid: carried(),
  lottery_access_token: carried(),
  lottery_result_entry_number: carried(),
})

const resultType = () => enums(['rooms', 'plans'])

/** GET /hotels/{id}/rooms: the 25 criteria of CALL-021 plus the codes of a promotion, coupon or voucher. */
const criteria = object({
  type: optional(resultType()),
  checkin_date: optional(stayDay()),
  checkout_date: optional(stayDay()),
  rooms: queryRooms(),
  adults: optional(queryWhole(0, MOST_GUESTS)),
  children: optional(queryWhole(0, MOST_GUESTS)),
  kids_age_range: optional(queryJson(kidsAgeRange)),
  order: optional(enums(ORDERS)),
  mode: optional(enums(['secret', 'voucher'])),
  room_search_filters: optional(queryCodes()),
  is_day_use: optional(queryBoolean()),
  nights: optional(queryWhole(1, LONGEST_STAY_NIGHTS)),
  bookable: optional(queryBoolean()),
  room_plan_codes: optional(queryCodes()),
  room_type_codes: optional(queryCodes()),
  hotel_plan_codes: optional(queryCodes()),
  search_next_available_date_if_no_result: optional(queryBoolean()),
  metasearch_source: carried(),
  price_displayed_total: carried(),
  google_site: carried(),
  google_promo_code: carried(),
  currency: carried(),
  mcp_currency: carried(),
  promo_code: optional(code()),
  coupon_code: optional(code()),
  voucher_coupon_code: optional(code()),
  /** Flight and hotel together (QUERY-068). */
  dynamic_package: optional(enums(['wbf'])),
  /** The host page's segments, passed on (EMB-006). */
  segment_ids: optional(queryCodes(SEGMENTS)),
})
/** Without what its dates have to be to each other: `assign` would forget it. */
export const searchCriteria = assign(criteria, lotteryQuery, updated)
export const roomQuery = withStay(searchCriteria)
export type RoomQuery = Infer<typeof roomQuery>

/** The rooms a guest has chosen, as the price, availability and reservation calls send them. */
export const selectedRoom = object({
  room_type_code: code(1),
  room_plan_code: code(1),
  quantity: whole(1, MAX_ROOMS),
  party: askedRoom,
  /** The list it was chosen from, and what was shown there of one room (RESULT-015, RESULT-016). */
  type: optional(resultType()),
  sale_price: optional(amount()),
  tax: optional(amount()),
  scrape_ids: optional(list(text(WORD_CHARACTERS), LISTED_CODES)),
  promotion_id: optional(nullable(id())),
  coupon_code: optional(nullable(code())),
})
export type SelectedRoom = Infer<typeof selectedRoom>

/** Lines of them: all quantities together are rooms, too. */
export const selectedRooms = <T extends { quantity: number }, S>(room: Struct<T, S>) =>
  refine(
    list(room, CHOSEN_LINES),
    'rooms',
    (lines) =>
      lines.reduce((sum, { quantity }) => sum + quantity, 0) <= MAX_ROOMS || { type: `of ${MAX_ROOMS} rooms at most` },
  )

export const selection = object({
  checkin_date: stayDay(),
  checkout_date: stayDay(),
  rooms: queryJson(selectedRooms(selectedRoom)),
})
