import { CHECKIN_OFFSET_DAYS, DEFAULT_NIGHTS, DEFAULT_ORDER } from '../../../shared/constants.ts'
import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import type { RoomQuery } from '../../../shared/model/search.ts'
import { addDays } from '../../../shared/rules/dates.ts'
import type { Context } from '../http/context.ts'
import { loadStay } from './days.ts'
import { exchangeFor, offerIn } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import { businessDate } from './hotel-time.ts'
import type { House } from './house.ts'
import { asking } from './offers.ts'
import { nextAvailable } from './next-available.ts'
import type { NextAvailable } from './next-available.ts'
import { Refused } from './refused.ts'
import { byPlans, byRooms, findOffers, roomAnswer } from './search.ts'
import type { Found, Wanted } from './search.ts'
import { checkStay } from './sellable.ts'
import type { Stay } from './sellable.ts'

const INVALID = 1000

/** GET /hotels/{id}/rooms: two statements, three when something is sold out. */
export async function searchRooms(house: House, query: RoomQuery, context: Context): Promise<SearchAnswer> {
  const { hotel } = house
  const now = context.clock.now()
  const stay = stayOf(query, businessDate(hotel, now))
  checkStay(hotel, stay, now)
  if (query.rooms.length === 0 || query.rooms.some(({ adults }) => adults < 1))
    throw new Refused(422, INVALID, 'Every room needs an adult')

  const reader = { locale: context.locale, bookLanguages: hotel.book_languages, api: context.origins.api }
  const asked = asking(house, stay, { today: businessDate(hotel, now), locale: context.locale }, now)
  const wanted = wantedOf(query)
  const days = await loadStay(context.database.orm, hotel.id, stay)
  const exchange = await exchangeFor(context.database.orm, hotel, query.mcp_currency, now)
  const found = findOffers(house, days, asked, wanted, reader)

  const isOccupiedShown = query.bookable === false
  const isNothingFound = found.every(({ offers }) => offers.length === 0)
  const soldOut = found.filter(({ offers }) => offers.length === 0).map(({ type }) => type.code)
  const isNextWanted = isOccupiedShown || (isNothingFound && query.search_next_available_date_if_no_result === true)
  const next = isNextWanted
    ? await nextAvailable(context.database.orm, house, asked, wanted, soldOut, reader)
    : new Map<string, NextAvailable>()

  const order = query.order ?? DEFAULT_ORDER
  const answer = (one: Found, offers: Found['offers']) =>
    roomAnswer(one, offers, nextIn(next.get(one.type.code) ?? null, exchange), reader, exchange)
  const shown = isOccupiedShown ? found : found.filter(({ offers }) => offers.length > 0)
  return {
    data: {
      rooms: query.type === 'plans' ? [] : byRooms(shown, order, answer),
      plans: query.type === 'plans' ? byPlans(house, shown, order, reader, answer) : [],
    },
    meta: {
      search_id: context.ids.next(),
      currency: hotel.currency,
      next_available: isNothingFound ? nextIn(earliest([...next.values()]), exchange) : null,
      mcp_currency: exchange?.currency ?? null,
      exchange_rate_version: exchange?.version ?? null,
    },
  }
}

/** Spec 5: check-in today plus the offset, check-out a day later, or the same day for day use. */
function stayOf(query: RoomQuery, today: string): Stay {
  const checkin_date = query.checkin_date ?? addDays(today, CHECKIN_OFFSET_DAYS)
  const nights = query.is_day_use ? 0 : (query.nights ?? DEFAULT_NIGHTS)
  return { checkin_date, checkout_date: query.checkout_date ?? addDays(checkin_date, nights) }
}

function wantedOf(query: RoomQuery): Wanted {
  return {
    parties: query.rooms,
    mode: query.mode,
    filters: query.room_search_filters ?? [],
    roomTypes: query.room_type_codes ?? [],
    plans: query.hotel_plan_codes ?? [],
    roomPlans: query.room_plan_codes ?? [],
  }
}

const earliest = (all: readonly NextAvailable[]): NextAvailable =>
  all.toSorted((a, b) => (a && b ? a.checkin_date.localeCompare(b.checkin_date) : 0))[0] ?? null

const nextIn = (next: NextAvailable, exchange: Exchange | null): NextAvailable =>
  next && { ...next, price: offerIn(next.price, exchange) }
