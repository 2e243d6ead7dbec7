import { array, assign, enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { updated } from './held.ts'
import { ORDERS } from './order.ts'
import { partyRoom } from './party.ts'
import { count, minor, queryBoolean, queryInteger, queryJson, queryList, plainDate } from './wire.ts'

export const kidsAgeRange = array(object({ code: string(), count: count() }))

export const resultType = () => enums(['rooms', 'plans'])

/** GET /hotels/{id}/rooms: the 25 criteria of specification 7.3 plus the codes of a promotion, coupon or voucher. */
const criteria = object({
  type: optional(resultType()),
  checkin_date: optional(plainDate()),
  checkout_date: optional(plainDate()),
  rooms: queryJson(array(partyRoom)),
  adults: optional(queryInteger()),
  children: optional(queryInteger()),
  kids_age_range: optional(queryJson(kidsAgeRange)),
  order: optional(enums(ORDERS)),
  mode: optional(enums(['secret', 'voucher'])),
  room_search_filters: optional(queryList()),
  is_day_use: optional(queryBoolean()),
  nights: optional(queryInteger()),
  bookable: optional(queryBoolean()),
  room_plan_codes: optional(queryList()),
  room_type_codes: optional(queryList()),
  hotel_plan_codes: optional(queryList()),
  search_next_available_date_if_no_result: optional(queryBoolean()),
  metasearch_source: optional(string()),
  price_displayed_total: optional(string()),
  google_site: optional(string()),
  google_promo_code: optional(string()),
  currency: optional(string()),
  lottery_event_uuid: optional(string()),
  lottery_access_token: optional(string()),
  lottery_result_entry_number: optional(string()),
  mcp_currency: optional(string()),
  promo_code: optional(string()),
  coupon_code: optional(string()),
  voucher_coupon_code: optional(string()),
  /** Flight and hotel together (QUERY-068). */
  dynamic_package: optional(enums(['wbf'])),
  /** The host page's segments, passed on (EMB-006). */
  segment_ids: optional(queryList()),
})
export const roomQuery = assign(criteria, updated)
export type RoomQuery = Infer<typeof roomQuery>

/** The rooms a guest has chosen, as the price, availability and reservation calls send them. */
export const selectedRoom = object({
  room_type_code: string(),
  room_plan_code: string(),
  quantity: count(),
  party: partyRoom,
  /** The list it was chosen from, and what was shown there of one room (specification 3, "Selected room"). */
  type: optional(resultType()),
  sale_price: optional(minor()),
  tax: optional(minor()),
  scrape_ids: optional(array(string())),
  promotion_id: optional(nullable(integer())),
  coupon_code: optional(nullable(string())),
})
export type SelectedRoom = Infer<typeof selectedRoom>

export const selectionQuery = object({
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  rooms: queryJson(array(selectedRoom)),
})
