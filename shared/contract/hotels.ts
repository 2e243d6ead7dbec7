import { array, enums, integer, nullable, number, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { MOST_PAGE } from '../limits.ts'
import { queryCodes, queryWhole, stayDay, withCalendar, withStay } from '../model/input.ts'
import { queryRooms } from '../model/search/asked-party.ts'
import { legalText } from '../model/hotel/legal-text.ts'
import { photo } from '../model/hotel/photo.ts'
import { currency } from '../model/hotel/settings.ts'
import { count, lenient, locale, minor, plainDate, queryBoolean } from '../model/wire.ts'
import { calls } from './define.ts'

const address = object({ post_code: string(), full_address: string(), country: string(), lang: nullable(locale()) })

const hotelInfo = object({
  id: integer(),
  hotel_brand_id: integer(),
  code: string(),
  name: string(),
  /** The language of the name when it is not the one asked for (L10N-014). */
  lang: nullable(locale()),
  /** What the house says of itself. */
  description: lenient(string(), ''),
  address: lenient(nullable(address), null),
  hotel_photos: lenient(array(photo), []),
  lat: lenient(nullable(number()), null),
  lng: lenient(nullable(number()), null),
})
export type HotelInfo = Infer<typeof hotelInfo>

/** A hotel as its brand lists it. */
export const facility = object({
  id: integer(),
  code: string(),
  name: string(),
  /** The language of the texts of this row when it is not the one asked for (L10N-014). */
  lang: nullable(locale()),
  description: string(),
  /** The part of the country by name, for narrowing the list. */
  area: string(),
  address,
  hotel_photos: array(photo),
  lat: nullable(number()),
  lng: nullable(number()),
  currency: currency(),
  /** The lowest price of a night for the party, all taxes included; null: nothing is free, or nobody asked. */
  lowest_price: nullable(minor()),
})
export type Facility = Infer<typeof facility>

/** The hotels of a brand (CALL-101, CALL-118, CALL-119); getFacilities is `ofBrand` (CALL-033, CALL-034). */
export const hotels = calls({
  /** Where the house is (BOOT-037); what a hotel has not given is missing. */
  hotel: {
    call: 'GET /hotels/:hotelId',
    compressed: true,
    answer: object({ data: hotelInfo }),
  },
  /** What the house lays down in writing; `kind` is one of LEGAL_KINDS. */
  legalText: {
    call: 'GET /hotels/:hotelId/legal_texts/:kind',
    answer: object({ data: legalText }),
  },
  /** The hotels of a brand, page by page; with days and a party also the lowest price of a night. */
  ofBrand: {
    call: 'GET /hotel_brands/:brandId/hotels',
    compressed: true,
    query: withStay(
      object({
        hotel_codes: optional(queryCodes()),
        is_including_lowest_price: optional(queryBoolean()),
        rooms: optional(queryRooms()),
        checkin_date: optional(stayDay()),
        checkout_date: optional(stayDay()),
        page: optional(queryWhole(1, MOST_PAGE)),
        per_page: optional(queryWhole(1, MOST_PAGE)),
      }),
    ),
    answer: object({
      data: array(facility),
      meta: object({ page: count(), total_pages: count(), total_entries: count() }),
    }),
  },
  /** The brand's calendar: the lowest price of a night in any of its hotels. */
  inventory: {
    call: 'GET /hotel_brands/:brandId/inventory',
    compressed: true,
    query: withCalendar(object({ start_date: stayDay(), end_date: stayDay(), rooms: queryRooms() })),
    answer: object({
      data: array(
        object({
          date: plainDate(),
          status: enums(['available', 'few', 'full', 'closed']),
          room_count: count(),
          /** null where the hotels ask in several currencies, or nothing is free. */
          lowest_price: nullable(minor()),
          holiday: nullable(string()),
        }),
      ),
    }),
  },
})
