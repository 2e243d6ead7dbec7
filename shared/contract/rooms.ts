import { array, assign, boolean, integer, nullable, object, optional, string } from 'superstruct'

import { offer, price, roomPrice } from '../model/price.ts'
import { cancellationPolicy, inventoryDay, planWithRooms, room } from '../model/room.ts'
import { roomQuery, selectionQuery } from '../model/search.ts'
import { partyRoom } from '../model/party.ts'
import { currency } from '../model/settings.ts'
import { count, plainDate, queryBoolean, queryJson, queryList } from '../model/wire.ts'
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
        include_extra_out_of_stock: optional(queryBoolean()),
        mcp_currency: optional(string()),
      }),
    ),
    answer: object({
      data: object({ rooms: array(roomPrice), total: price, extras_out_of_stock: array(integer()) }),
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
    query: object({
      start_date: plainDate(),
      end_date: plainDate(),
      rooms: queryJson(array(partyRoom)),
      room_type_codes: optional(queryList()),
      hotel_plan_codes: optional(queryList()),
    }),
    answer: object({ data: array(inventoryDay) }),
  },
  availability: {
    call: 'GET /hotels/:hotelId/rooms/availability',
    query: selectionQuery,
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
})

export type Calculation = (typeof rooms)['price']['answer']['TYPE']
export type SearchAnswer = (typeof rooms)['search']['answer']['TYPE']
