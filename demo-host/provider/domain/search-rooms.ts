import { CHECKIN_OFFSET_DAYS, DEFAULT_NIGHTS, DEFAULT_ORDER } from '../../../shared/constants.ts'
import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import type { RoomQuery } from '../../../shared/model/search.ts'
import { addDays } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { Context } from '../http/context.ts'
import { exchangeFor, offerIn } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import { businessDate } from './hotel-time.ts'
import type { House } from './house.ts'
import { asking } from './offers.ts'
import { memberOf } from './member-at.ts'
import { nextAvailable } from './next-available.ts'
import type { NextAvailable } from './next-available.ts'
import { checkParties } from './party-limits.ts'
import { Refused } from './refused.ts'
import { byPlans, byRooms, findOffers, roomAnswer } from './search.ts'
import type { Found, Wanted } from './search.ts'
import { checkStay } from './sellable.ts'
import type { Stay } from './sellable.ts'
import { loadDaysFor, loadStayFor } from './stay-for.ts'
import { readerOf } from './texts.ts'
import type { Reader } from './texts.ts'
import { findUndated } from './undated.ts'

const INVALID = 1000
/** Nobody looks for a longer stay without a date, and every night of it is read. */
const MOST_NIGHTS = 30
/** Of a name that came with the address, so much goes into the log. */
const LOGGED_LETTERS = 40

type Looked = { found: Found[]; next: ReadonlyMap<string, NextAvailable> }

/** GET /hotels/{id}/rooms: two statements, three when something is sold out. */
export async function searchRooms(house: House, query: RoomQuery, context: Context): Promise<SearchAnswer> {
  const { hotel } = house
  checkParties(house, query.rooms, query.dynamic_package !== undefined)
  if (query.metasearch_source)
    context.log.info({ hotel: hotel.code, metasearch_source: query.metasearch_source.slice(0, LOGGED_LETTERS) })

  const reader = readerOf(hotel, context)
  const exchange = await exchangeFor(context.database.orm, hotel, query.mcp_currency, context.clock.now())
  const { found, next } = isUndated(query)
    ? await lookWithoutDates(house, query, reader, context)
    : await lookForStay(house, query, reader, context)

  const order = query.order ?? DEFAULT_ORDER
  const answer = (one: Found, offers: Found['offers']) =>
    roomAnswer(one, offers, nextIn(next.get(one.type.code) ?? null, exchange), reader, exchange)
  const shown = query.bookable === false ? found : found.filter(({ offers }) => offers.length > 0)
  return {
    data: {
      rooms: query.type === 'plans' ? [] : byRooms(shown, order, answer),
      plans: query.type === 'plans' ? byPlans(house, shown, order, reader, answer) : [],
    },
    meta: {
      search_id: context.ids.next(),
      currency: hotel.currency,
      next_available: isNothing(found) ? nextIn(earliest([...next.values()]), exchange) : null,
      mcp_currency: exchange?.currency ?? null,
      exchange_rate_version: exchange?.version ?? null,
    },
  }
}

/** QUERY-066: nights without a date look for the cheapest stay of that length. */
export const isUndated = ({ checkin_date, nights }: RoomQuery): boolean =>
  checkin_date === undefined && nights !== undefined

async function lookWithoutDates(house: House, query: RoomQuery, reader: Reader, context: Context): Promise<Looked> {
  const nights = query.nights ?? DEFAULT_NIGHTS
  if (nights < 1 || nights > MOST_NIGHTS) {
    const title = `A stay has between 1 and ${MOST_NIGHTS} nights`
    throw new Refused(422, INVALID, title, { base: [{ field: 'nights', code: INVALID, error: title }] })
  }
  const found = await findUndated(house, query.is_day_use ? 0 : nights, wantedOf(query), reader, context)
  return { found, next: new Map() }
}

async function lookForStay(house: House, query: RoomQuery, reader: Reader, context: Context): Promise<Looked> {
  const { hotel } = house
  const now = context.clock.now()
  const today = businessDate(hotel, now)
  const stay = stayOf(query, today)
  checkStay(hotel, stay, now)

  const asked = asking(house, stay, { today, locale: context.locale, isMember: memberOf(context, hotel) !== null }, now)
  const wanted = wantedOf(query)
  const days = await loadStayFor(hotel, stay, query, context)
  const found = findOffers(house, days, asked, wanted, reader)

  const soldOut = found.filter(({ offers }) => offers.length === 0).map(({ type }) => type.code)
  const isNextWanted =
    query.bookable === false || (isNothing(found) && query.search_next_available_date_if_no_result === true)
  const load = (first: PlainDate, last: PlainDate) => loadDaysFor(hotel, [first, last], query, context)
  const next = isNextWanted ? await nextAvailable(load, house, asked, wanted, soldOut, reader) : new Map()
  return { found, next }
}

/** Spec 5: check-in today plus the offset, check-out a day later, or the same day for day use. */
export function stayOf(query: RoomQuery, today: string): Stay {
  const checkin_date = query.checkin_date ?? addDays(today, CHECKIN_OFFSET_DAYS)
  if (query.is_day_use) return { checkin_date, checkout_date: checkin_date }
  return { checkin_date, checkout_date: query.checkout_date ?? addDays(checkin_date, query.nights ?? DEFAULT_NIGHTS) }
}

export type WantedQuery = Pick<
  RoomQuery,
  | 'rooms'
  | 'mode'
  | 'promo_code'
  | 'dynamic_package'
  | 'room_search_filters'
  | 'room_type_codes'
  | 'hotel_plan_codes'
  | 'room_plan_codes'
>

export function wantedOf(query: WantedQuery): Wanted {
  return {
    parties: query.rooms,
    keys: query,
    filters: query.room_search_filters ?? [],
    roomTypes: query.room_type_codes ?? [],
    plans: query.hotel_plan_codes ?? [],
    roomPlans: query.room_plan_codes ?? [],
  }
}

const isNothing = (found: readonly Found[]): boolean => found.every(({ offers }) => offers.length === 0)

const earliest = (all: readonly NextAvailable[]): NextAvailable =>
  all.toSorted((a, b) => (a && b ? a.checkin_date.localeCompare(b.checkin_date) : 0))[0] ?? null

const nextIn = (next: NextAvailable, exchange: Exchange | null): NextAvailable =>
  next && { ...next, price: offerIn(next.price, exchange) }
