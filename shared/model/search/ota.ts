import { array, boolean, enums, integer, nullable, number, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import {
  ADDRESS_CHARACTERS,
  FREE_TEXT_UNITS,
  LISTED_CODES,
  LONGEST_STAY_NIGHTS,
  MOST_NUMBER,
  MOST_PAGE,
  ROOM_GUESTS,
  WORD_CHARACTERS,
} from '../../limits.ts'
import { MAX_ROOMS } from '../../constants.ts'
import { OTA_WISHES } from '../../wishes.ts'
import { queryRooms } from './asked-party.ts'
import { amount, code, list, queryCodes, queryWhole, stayDay, text, whole, withStay } from '../input.ts'
import { partyRoom } from './party.ts'
import { photo } from '../hotel/photo.ts'
import { selectedRoom, selectedRooms } from './search.ts'
import { currency } from '../hotel/settings.ts'
import { count, lenient, locale, minor, plainDate } from '../wire.ts'

// The agency's site: many hotels of many brands, searched and booked in one place.

const wish = () => enums(OTA_WISHES)
const link = object({ label: string(), url: string() })

/** What the agency's site looks like and what it sells (OTA-008, OTA-016). */
export const otaSite = object({
  name: string(),
  headline: string(),
  currency: currency(),
  time_zone: string(),
  /** Today at the agency. */
  business_date: plainDate(),
  book_languages: array(locale()),
  /** Null: the site's own, #c21e58 with white letters. */
  button_colour: lenient(nullable(string()), null),
  header_colour: lenient(nullable(string()), null),
  logo: lenient(nullable(string()), null),
  header_links: lenient(array(link), []),
  footer_links: lenient(array(link), []),
  footer_text: lenient(string(), ''),
  linker_domains: lenient(array(string()), []),
  currency_toggled_at_payment: lenient(boolean(), false),
  photos: lenient(array(photo), []),
  places: lenient(array(object({ id: string(), name: string() })), []),
})
export type OtaSite = Infer<typeof otaSite>
export type OtaLink = Infer<typeof link>

/** The middle of a town: coordinates of a place or of a hotel. */
const position = { lat: nullable(number()), lng: nullable(number()) }

export const OTA_ORDERS = ['recommended', 'price_low_to_high', 'price_high_to_low', 'rating'] as const
export type OtaOrder = (typeof OTA_ORDERS)[number]

const MOST_OTA_PAGE = 50
/** Of five, in tenths. */
const RATING_TENTHS = 50

export const otaQuery = withStay(
  object({
    checkin_date: stayDay(),
    checkout_date: stayDay(),
    rooms: queryRooms(),
    place: optional(code(1)),
    /** Words of a name or a place. */
    q: optional(text(WORD_CHARACTERS)),
    wishes: optional(queryCodes(LISTED_CODES)),
    min_rating: optional(queryWhole(0, RATING_TENTHS)),
    /** A night in the currency of the site, minor units. */
    max_price: optional(queryWhole(0, MOST_NUMBER)),
    sort: optional(enums(OTA_ORDERS)),
    page: optional(queryWhole(1, MOST_PAGE)),
    per_page: optional(queryWhole(1, MOST_OTA_PAGE)),
  }),
)
export type OtaQuery = Infer<typeof otaQuery>

/** The whole stay for the whole party, everything included; minor units of the hotel's currency. */
const otaOffer = object({
  total: minor(),
  /** The same in the currency of the site; null: it is that, or there is no rate. */
  site_total: nullable(minor()),
  nights: count(),
  rooms_left: count(),
})

export const otaHotel = object({
  id: integer(),
  code: string(),
  name: string(),
  /** The language of its texts when it is not the one asked for (L10N-014). */
  lang: nullable(locale()),
  description: string(),
  place: object({ id: string(), name: string() }),
  hotel_photos: array(photo),
  ...position,
  currency: currency(),
  wishes: array(wish()),
  /** Null: nothing for these dates and this party. */
  offer: nullable(otaOffer),
  /** The next stay of as many nights that looks free, where there is no offer. */
  next_available: nullable(object({ checkin_date: plainDate(), checkout_date: plainDate() })),
})
export type OtaHotel = Infer<typeof otaHotel>

export const otaFound = object({
  data: array(otaHotel),
  meta: object({
    page: count(),
    total_pages: count(),
    total_entries: count(),
    /** How many of them have something for these dates. */
    available_entries: count(),
    currency: currency(),
    search_id: string(),
    /** Where what was found is, the most hotels first. */
    places: array(object({ id: string(), name: string(), hotel_count: count(), ...position })),
  }),
})
export type OtaFound = Infer<typeof otaFound>

export const otaRating = object({ hotel_id: integer(), rating: number(), review_count: count() })
export type OtaRating = Infer<typeof otaRating>
export const ratingsQuery = object({ hotel_ids: queryCodes(LISTED_CODES) })

/** What a guest chose at a hotel, on its way through the agency's site (AMB-59); nothing in it names the guest. */
export const storedSelection = object({
  hotel_code: code(1),
  /** The search it was chosen in, as an address writes it. */
  query: text(ADDRESS_CHARACTERS),
  checkin_date: stayDay(),
  checkout_date: stayDay(),
  rooms: selectedRooms(selectedRoom),
})
export type StoredSelection = Infer<typeof storedSelection>
/** The same as it is answered: what was taken needs no bounds. */
export const keptSelection = object({
  hotel_code: string(),
  query: string(),
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  rooms: array(
    object({
      room_type_code: string(),
      room_plan_code: string(),
      quantity: count(),
      party: partyRoom,
      type: optional(enums(['rooms', 'plans'])),
      sale_price: optional(integer()),
      tax: optional(integer()),
      scrape_ids: optional(array(string())),
      promotion_id: optional(nullable(integer())),
      coupon_code: optional(nullable(string())),
    }),
  ),
})

/** Why a hotel is recommended. */
export const REASONS = ['place', 'budget', 'wish', 'free', 'rating', 'near', 'noOffer'] as const
export type ReasonKind = (typeof REASONS)[number]

const budget = object({
  amount: amount(),
  currency: optional(currency()),
  per: enums(['night', 'stay', 'person']),
})
/** What was read out of a guest's words, or chosen in the form. */
const stayWishes = object({
  checkin: optional(stayDay()),
  nights: optional(whole(1, LONGEST_STAY_NIGHTS)),
  adults: optional(whole(1, ROOM_GUESTS)),
  kids_ages: optional(list(whole(0, ROOM_GUESTS), ROOM_GUESTS)),
  rooms: optional(whole(1, MAX_ROOMS)),
  budget: optional(budget),
  places: list(code(1), LISTED_CODES),
  wishes: list(wish(), LISTED_CODES),
})
export type AskedWishes = Infer<typeof stayWishes>

export const recommendationQuestion = object({
  text: optional(text(FREE_TEXT_UNITS)),
  criteria: optional(stayWishes),
})
export type RecommendationQuestion = Infer<typeof recommendationQuestion>

const understood = object({
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  adults: count(),
  kids_ages: array(count()),
  rooms: count(),
  /** A night of the whole party in the currency of the site, minor units. */
  budget: nullable(minor()),
  places: array(object({ id: string(), name: string() })),
  wishes: array(wish()),
  /** What the words did not say, and is therefore as usual. */
  assumed: array(enums(['dates', 'party'])),
})
export type Understood = Infer<typeof understood>

export const recommendedHotels = object({
  data: array(
    object({
      hotel: otaHotel,
      reasons: array(object({ kind: enums(REASONS), wish: nullable(wish()) })),
    }),
  ),
  meta: object({
    /** False: the words said nothing about a stay; the form does. */
    is_understood: boolean(),
    understood: nullable(understood),
    currency: currency(),
    search_id: string(),
  }),
})
export type RecommendedHotels = Infer<typeof recommendedHotels>
