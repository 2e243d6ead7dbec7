import { array, assign, boolean, enums, integer, literal, nullable, object, optional, pick, string } from 'superstruct'

import { EMAIL_CHARACTERS } from '../constants.ts'
import { CALENDAR_NIGHTS, CHOSEN_EXTRAS, LISTED_CODES, MOST_POINTS, WORD_CHARACTERS } from '../limits.ts'
import { changedRoom, changeSum } from '../model/stay/changed-room.ts'
import { appliedCoupon } from '../model/payment/coupon.ts'
import { chosenExtra, pricedExtra } from '../model/stay/extra.ts'
import { updated } from '../model/stay/held.ts'
import { code, list, queryCodes, queryJson, queryWhole, stayDay, text, withCalendar, withStay } from '../model/input.ts'
import { offer, price, roomPrice } from '../model/search/price.ts'
import { cancellationPolicy, combinedRoom, inventoryDay, planWithRooms, room } from '../model/search/room.ts'
import { lotteryQuery, roomQuery, selectedRooms, selection } from '../model/search/search.ts'
import { askedRooms, queryRooms } from '../model/search/asked-party.ts'
import { appliedVoucher } from '../model/payment/voucher.ts'
import { currency } from '../model/hotel/settings.ts'
import { count, plainDate, queryBoolean } from '../model/wire.ts'
import { calls } from './define.ts'

/** What can be booked, and for how much (CALL-021 to CALL-028). The answers these leave open are decided here (CALL-035). */
export const rooms = calls({
  /** Rooms with their plans, or plans with their rooms, that are free for the stay and the party, each with its price. */
  search: {
    call: 'GET /hotels/:hotelId/rooms',
    compressed: true,
    query: roomQuery,
    answer: object({
      data: object({ rooms: array(room), plans: array(planWithRooms) }),
      meta: object({
        search_id: string(),
        currency: currency(),
        /** When nothing was found: the next stay of the same length that is free. */
        next_available: nullable(object({ checkin_date: plainDate(), checkout_date: plainDate(), price: offer })),
        /** Where no room takes the party as it was asked for: the cheapest two or more rooms that do together. */
        combination: optional(array(combinedRoom)),
        mcp_currency: nullable(currency()),
        exchange_rate_version: nullable(integer()),
        /** What the rooms of a lottery are shown for: to enter for one, or to book the one that was won. */
        lottery: optional(nullable(enums(['entry', 'booking']))),
        /** Codes of rooms and plans that the hotel does not have, where there are any; they narrowed nothing. */
        unknown_codes: optional(array(string())),
      }),
    }),
  },
  /** What a choice of rooms costs with extras, coupon, voucher and points; the quote holds the sum for a while. */
  price: {
    call: 'GET /hotels/:hotelId/rooms/price',
    query: withStay(
      assign(
        selection,
        object({
          payment_type: optional(text(WORD_CHARACTERS)),
          coupon_code: optional(code()),
          voucher_coupon_code: optional(code()),
          /** Points of the member's program that shall pay a part of it. */
          points: optional(queryWhole(0, MOST_POINTS)),
          /** The chosen extras; without `include_extra_out_of_stock` one that is sold out refuses the whole. */
          extras: optional(queryJson(list(chosenExtra, CHOSEN_EXTRAS))),
          include_extra_out_of_stock: optional(queryBoolean()),
          mcp_currency: optional(text(WORD_CHARACTERS)),
          rooms: queryJson(selectedRooms(changedRoom)),
        }),
        lotteryQuery,
        updated,
      ),
    ),
    answer: object({
      data: object({
        rooms: array(roomPrice),
        total: price,
        /** The extras that are in the total. */
        extras: optional(array(pricedExtra)),
        /** Those that are not, because there are not enough of them. */
        extras_out_of_stock: array(integer()),
        coupon: optional(nullable(appliedCoupon)),
        voucher: optional(nullable(appliedVoucher)),
        /** With `current_reservation`: what the change means in money. */
        change: optional(nullable(changeSum)),
      }),
      meta: object({
        currency: currency(),
        mcp_currency: nullable(currency()),
        exchange_rate_version: nullable(integer()),
        /** Book with this id: the total is held to it until `expires_at`. */
        quote_id: string(),
        expires_at: string(),
      }),
    }),
  },
  /** The calendar of days: what is free, from what price, and where a stay may begin. */
  inventory: {
    call: 'GET /hotels/:hotelId/rooms/inventory',
    compressed: true,
    query: withCalendar(
      assign(
        object({
          start_date: stayDay(),
          end_date: stayDay(),
          rooms: queryRooms(),
          room_type_codes: optional(queryCodes()),
          hotel_plan_codes: optional(queryCodes()),
          room_plan_codes: optional(queryCodes()),
          /** The stay a day of arrival must have room for; a day is one night by itself without it. Prices are by the night. */
          nights: optional(queryWhole(1, CALENDAR_NIGHTS)),
          is_day_use: optional(queryBoolean()),
          mode: optional(enums(['secret', 'voucher'])),
          promo_code: optional(code()),
          dynamic_package: optional(enums(['wbf'])),
        }),
        // In the search of a lottery its nights are open.
        pick(lotteryQuery, ['lottery_event_uuid']),
        updated,
      ),
    ),
    answer: object({ data: array(inventoryDay) }),
  },
  /** Whether a choice is still free, room by room; asked before the guest goes on to the form. */
  availability: {
    call: 'GET /hotels/:hotelId/rooms/availability',
    query: withStay(assign(selection, lotteryQuery, updated)),
    answer: object({
      data: object({
        available: boolean(),
        rooms: array(
          object({
            room_type_code: string(),
            room_plan_code: string(),
            requested: count(),
            available_count: count(),
            code: nullable(integer()),
          }),
        ),
      }),
    }),
  },
  /** The cancellation terms of plans, as dates and amounts for a day of arrival. */
  policies: {
    call: 'GET /hotels/:hotelId/cancellation_policies',
    compressed: true,
    query: object({ room_plan_codes: queryCodes(), checkin_date: optional(stayDay()) }),
    answer: object({ data: array(cancellationPolicy) }),
  },
  /** One policy by its number (CALL-028). */
  policy: {
    call: 'GET /hotels/:hotelId/cancellation_policies/:policyId',
    compressed: true,
    query: object({ checkin_date: optional(stayDay()) }),
    answer: object({ data: cancellationPolicy }),
  },
  /** A first look at the answer of `search`, quicker and not whole (CALL-032). */
  preload: {
    call: 'GET /hotels/:hotelId/preload',
    compressed: true,
    query: roomQuery,
    answer: object({
      data: object({ rooms: array(room), plans: array(planWithRooms) }),
      meta: object({ currency: currency(), mcp_currency: nullable(currency()) }),
    }),
  },
  /** Tells the guest by mail, once, when what was sold out is free again. */
  alert: {
    call: 'POST /hotels/:hotelId/availability_alerts',
    body: withStay(
      object({
        email: text(EMAIL_CHARACTERS),
        checkin_date: stayDay(),
        checkout_date: stayDay(),
        rooms: askedRooms(),
        room_type_codes: list(code(1), LISTED_CODES),
      }),
    ),
    answer: object({ data: object({ accepted: literal(true) }) }),
  },
})

/** The first rooms or plans of a search, before all of them are there. */
export type FirstLook = (typeof rooms)['preload']['answer']['TYPE']
export type Calculation = (typeof rooms)['price']['answer']['TYPE']
export type SearchAnswer = (typeof rooms)['search']['answer']['TYPE']
