import { CHECKIN_OFFSET_DAYS, DEFAULT_NIGHTS, DEFAULT_ORDER, MAX_UNDATED_NIGHTS } from '../../../shared/constants.ts'
import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import type { RoomQuery } from '../../../shared/model/search/search.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import type { Context } from '../kernel/context.ts'
import { exchangeFor, offerIn } from '../pricing/exchange.ts'
import type { Exchange } from '../pricing/exchange.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { offerRequest } from './price-offer.ts'
import { memberOf } from '../members/member-at.ts'
import { combinationAnswer, combineRooms } from './combine-rooms.ts'
import { nextAvailable } from './next-available.ts'
import type { NextAvailable } from './next-available.ts'
import { checkEffort, checkParties } from '../inventory/party-limits.ts'
import { refusedField } from '../kernel/api-error.ts'
import { byPlans, byRooms, findOffers, roomAnswer } from './find-offers.ts'
import type { RoomMatch, SearchRequest } from './find-offers.ts'
import { checkStay } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { loadInventoryFor, loadStayInventory } from './for-change.ts'
import { codesIn, lotteryScope, withOwnWin } from '../lotteries/winner.ts'
import { localizerOf } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'
import { findUndated } from './undated.ts'
import { knownCodes } from './known-codes.ts'

/** Of a name that came with the address, so much goes into the log. */
const LOGGED_LETTERS = 40

type Looked = {
  found: RoomMatch[]
  next: ReadonlyMap<string, NextAvailable>
  combined: ReturnType<typeof combineRooms>
  lottery: SearchAnswer['meta']['lottery']
}

/** GET /hotels/{id}/rooms: two statements, three when something is sold out. */
export async function searchRooms(catalog: HotelCatalog, query: RoomQuery, context: Context): Promise<SearchAnswer> {
  const { hotel } = catalog
  checkParties(catalog, query.rooms, query.dynamic_package !== undefined)
  if (query.metasearch_source)
    context.log.info({ hotel: hotel.code, metasearch_source: query.metasearch_source.slice(0, LOGGED_LETTERS) })

  const localizer = localizerOf(hotel, context)
  const exchange = await exchangeFor(context.database.orm, hotel, query.mcp_currency, context.clock.now())
  const { found, next, combined, lottery } = isUndated(query)
    ? await lookWithoutDates(catalog, query, localizer, context)
    : await lookForStay(catalog, query, localizer, context)

  const order = query.order ?? DEFAULT_ORDER
  const answer = (one: RoomMatch, offers: RoomMatch['offers']) =>
    roomAnswer(one, offers, nextIn(next.get(one.type.code) ?? null, exchange), localizer, exchange)
  const shown = query.bookable === false ? found : found.filter(({ offers }) => offers.length > 0)
  return {
    data: {
      rooms: query.type === 'plans' ? [] : byRooms(shown, order, answer),
      plans: query.type === 'plans' ? byPlans(catalog, shown, order, localizer, answer) : [],
    },
    meta: {
      search_id: context.ids.next(),
      currency: hotel.currency,
      next_available: isNothing(found) ? nextIn(earliest([...next.values()]), exchange) : null,
      ...(combined && { combination: combinationAnswer(catalog, combined, query.rooms, localizer, exchange) }),
      mcp_currency: exchange?.currency ?? null,
      exchange_rate_version: exchange?.version ?? null,
      lottery: lottery ?? null,
      ...unknownIn(catalog, query),
    },
  }
}

/** QUERY-066: nights without a date look for the cheapest stay of that length. */
export const isUndated = ({ checkin_date, nights }: RoomQuery): boolean =>
  checkin_date === undefined && nights !== undefined

async function lookWithoutDates(
  catalog: HotelCatalog,
  query: RoomQuery,
  localizer: Localizer,
  context: Context,
): Promise<Looked> {
  const nights = query.nights ?? DEFAULT_NIGHTS
  if (nights > MAX_UNDATED_NIGHTS) throw refusedField('nights', `A stay has between 1 and ${MAX_UNDATED_NIGHTS} nights`)
  const found = await findUndated(
    catalog,
    query.is_day_use ? 0 : nights,
    searchRequestOf(query, catalog, context),
    localizer,
    context,
  )
  return { found, next: new Map(), combined: null, lottery: null }
}

async function lookForStay(
  catalog: HotelCatalog,
  query: RoomQuery,
  localizer: Localizer,
  context: Context,
): Promise<Looked> {
  const { hotel } = catalog
  const now = context.clock.now()
  const today = businessDate(hotel, now)
  const stay = stayOf(query, today)
  checkStay(hotel, stay, now)
  checkEffort(query.rooms, stay)
  const lottery = await lotteryScope(catalog, query, stay, context)

  const asked = offerRequest(
    catalog,
    stay,
    { today, locale: context.locale, isMember: memberOf(context, hotel) !== null },
    now,
  )
  const wanted = onlyAmong(searchRequestOf(query, catalog, context), codesIn(catalog, lottery))
  const inventory = withOwnWin(await loadStayInventory(hotel, stay, query, context), lottery.own)
  const found = findOffers(catalog, inventory, asked, wanted, localizer)

  const soldOut = found.filter(({ offers }) => offers.length === 0).map(({ type }) => type.code)
  // A lottery leads to no dates but its own.
  const isNextWanted =
    lottery.roomPlanIds === null &&
    (query.bookable === false || (isNothing(found) && query.search_next_available_date_if_no_result === true))
  const load = (first: PlainDate, last: PlainDate) => loadInventoryFor(catalog, [first, last], query, context)
  const next = isNextWanted ? await nextAvailable(load, catalog, asked, wanted, soldOut, localizer) : new Map()
  // A room that is drawn by lot, or booked already, is one room.
  const isOneRoom = lottery.roomPlanIds !== null || Boolean(query.current_reservation)
  const withFlight = query.dynamic_package !== undefined
  const combined = isOneRoom ? null : combineRooms(catalog, found, { inventory, asked, wanted, localizer, withFlight })
  return { found, next, combined, lottery: lottery.roomPlanIds === null ? null : lottery.own ? 'booking' : 'entry' }
}

/** SEARCH-003 to SEARCH-005: check-in today plus the offset, check-out a day later, or the same day for day use. */
export function stayOf(query: RoomQuery, today: string): Stay {
  const checkin_date = query.checkin_date ?? addDays(today, CHECKIN_OFFSET_DAYS)
  if (query.is_day_use) return { checkin_date, checkout_date: checkin_date }
  return { checkin_date, checkout_date: query.checkout_date ?? addDays(checkin_date, query.nights ?? DEFAULT_NIGHTS) }
}

/** Nothing where all of them are known. */
function unknownIn(catalog: HotelCatalog, query: RoomQuery): Pick<SearchAnswer['meta'], 'unknown_codes'> {
  const { unknown } = knownCodes(catalog, query)
  return unknown.length > 0 ? { unknown_codes: unknown } : {}
}

export type SearchRequestQuery = Pick<
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

export function searchRequestOf(query: SearchRequestQuery, catalog: HotelCatalog, context: Context): SearchRequest {
  const { roomTypes, plans, roomPlans } = knownCodes(catalog, query)
  return {
    parties: query.rooms,
    keys: query,
    organizationId: organizationOf(context, catalog.hotel)?.id ?? null,
    filters: query.room_search_filters ?? [],
    roomTypes,
    plans,
    roomPlans,
  }
}

/** Of the plans that were asked for, those that may be shown; null: all of them. */
export function onlyAmong(wanted: SearchRequest, codes: readonly string[] | null): SearchRequest {
  if (codes === null) return wanted
  const both = wanted.roomPlans.filter((code) => codes.includes(code))
  // An empty list would ask for everything.
  return { ...wanted, roomPlans: wanted.roomPlans.length === 0 ? codes : both.length === 0 ? [''] : both }
}

const isNothing = (found: readonly RoomMatch[]): boolean => found.every(({ offers }) => offers.length === 0)

/** Of those on the same day the cheapest: it is told as the price from which one can stay. */
const earliest = (all: readonly NextAvailable[]): NextAvailable =>
  all
    .filter((one) => one !== null)
    .toSorted((a, b) => a.checkin_date.localeCompare(b.checkin_date) || offerTotal(a.price) - offerTotal(b.price))[0] ??
  null

const nextIn = (next: NextAvailable, exchange: Exchange | null): NextAvailable =>
  next && { ...next, price: offerIn(next.price, exchange) }
