import { array, assign, boolean, enums, integer, literal, nullable, object, optional, string } from 'superstruct'

import { changedRoom, changeSum } from '../model/changed-room.ts'
import { appliedCoupon } from '../model/coupon.ts'
import { chosenExtra, pricedExtra } from '../model/extra.ts'
import { updated } from '../model/held.ts'
import { offer, price, roomPrice } from '../model/price.ts'
import { cancellationPolicy, inventoryDay, planWithRooms, room } from '../model/room.ts'
import { roomQuery, selectionQuery } from '../model/search.ts'
import { partyRoom } from '../model/party.ts'
import { appliedVoucher } from '../model/voucher.ts'
import { currency } from '../model/settings.ts'
import { count, plainDate, queryBoolean, queryInteger, queryJson, queryList } from '../model/wire.ts'
import { calls } from './define.ts'

/** Specification 7.3. The answers the specification leaves open are decided here (CALL-035). */
export const rooms = calls({
  search: {
    call: 'GET /hotels/:hotelId/rooms',
    query: roomQuery,
    answer: object({
      data: object({ rooms: array(room), plans: array(planWithRooms) }),
      meta: object({
        search_id: string(),
        currency: currency(),
        /** When nothing was found: the next stay of the same length that is free. */
        next_available: nullable(object({ checkin_date: plainDate(), checkout_date: plainDate(), price: offer })),
        mcp_currency: nullable(currency()),
        exchange_rate_version: nullable(integer()),
      }),
    }),
  },
  price: {
    call: 'GET /hotels/:hotelId/rooms/price',
    query: assign(
      selectionQuery,
      object({
        payment_type: optional(string()),
        coupon_code: optional(string()),
        voucher_coupon_code: optional(string()),
        /** Points of the member's program that shall pay a part of it. */
        points: optional(queryInteger()),
        /** The chosen extras; without `include_extra_out_of_stock` one that is sold out refuses the whole. */
        extras: optional(queryJson(array(chosenExtra))),
        include_extra_out_of_stock: optional(queryBoolean()),
        mcp_currency: optional(string()),
        rooms: queryJson(array(changedRoom)),
      }),
      updated,
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
  inventory: {
    call: 'GET /hotels/:hotelId/rooms/inventory',
    query: assign(
      object({
        start_date: plainDate(),
        end_date: plainDate(),
        rooms: queryJson(array(partyRoom)),
        room_type_codes: optional(queryList()),
        hotel_plan_codes: optional(queryList()),
        room_plan_codes: optional(queryList()),
        /** The stay a day of arrival must have room for; a day is one night by itself without it. Prices are by the night. */
        nights: optional(queryInteger()),
        is_day_use: optional(queryBoolean()),
        mode: optional(enums(['secret', 'voucher'])),
        promo_code: optional(string()),
        dynamic_package: optional(enums(['wbf'])),
      }),
      updated,
    ),
    answer: object({ data: array(inventoryDay) }),
  },
  availability: {
    call: 'GET /hotels/:hotelId/rooms/availability',
    query: assign(selectionQuery, updated),
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
  policies: {
    call: 'GET /hotels/:hotelId/cancellation_policies',
    query: object({ room_plan_codes: queryList(), checkin_date: optional(plainDate()) }),
    answer: object({ data: array(cancellationPolicy) }),
  },
  /** One policy by its number (CALL-028). */
  policy: {
    call: 'GET /hotels/:hotelId/cancellation_policies/:policyId',
    query: object({ checkin_date: optional(plainDate()) }),
    answer: object({ data: cancellationPolicy }),
  },
  /** A first look at the answer of `search`, quicker and not whole (CALL-032). */
  preload: {
    call: 'GET /hotels/:hotelId/preload',
    query: roomQuery,
    answer: object({
      data: object({ rooms: array(room), plans: array(planWithRooms) }),
      meta: object({ currency: currency(), mcp_currency: nullable(currency()) }),
    }),
  },
  /** Rooms worth a look for these criteria, each with the reason in words (CALL-133). */
  recommendation: {
    call: 'GET /hotels/:hotelId/rooms/recommendation',
    query: roomQuery,
    answer: object({
      data: array(assign(room, object({ reason: string() }))),
      meta: object({ search_id: string(), currency: currency(), mcp_currency: nullable(currency()) }),
    }),
  },
  /** Tells the guest by mail, once, when what was sold out is free again. */
  alert: {
    call: 'POST /hotels/:hotelId/availability_alerts',
    body: object({
      email: string(),
      checkin_date: plainDate(),
      checkout_date: plainDate(),
      rooms: array(partyRoom),
      room_type_codes: array(string()),
    }),
    answer: object({ data: object({ accepted: literal(true) }) }),
  },
})

/** The first rooms or plans of a search, before all of them are there. */
export type FirstLook = (typeof rooms)['preload']['answer']['TYPE']
export type Calculation = (typeof rooms)['price']['answer']['TYPE']
export type Recommended = (typeof rooms)['recommendation']['answer']['TYPE']['data'][number]
export type SearchAnswer = (typeof rooms)['search']['answer']['TYPE']
