import { DEFAULT_ORDER } from '../../../shared/constants.ts'
import type { rooms } from '../../../shared/contract/rooms.ts'
import type { Order } from '../../../shared/model/search/order.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { RoomQuery } from '../../../shared/model/search/search.ts'
import { add } from '../../../shared/rules/money/money.ts'
import type { Context } from '../kernel/context.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import { exchangeFor } from '../pricing/exchange.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { HotelCatalog, HotelPlan, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import { memberOf } from '../members/member-at.ts'
import { offerRequest, priceOffer } from './price-offer.ts'
import { checkEffort, checkParties } from '../inventory/party-limits.ts'
import { roomRate } from '../pricing/pricing.ts'
import { byPlans, byRooms, candidates, distinctParties, roomAnswer } from './find-offers.ts'
import type { RoomMatch } from './find-offers.ts'
import { isUndated, onlyAmong, stayOf, searchRequestOf } from './search-rooms.ts'
import { codesIn, lotteryScope, withOwnWin } from '../lotteries/winner.ts'
import { checkStay, fits, freeRooms, isOnSale, planStock, ratesOf } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { loadStayInventory } from './for-change.ts'
import { localizerOf } from '../kernel/texts.ts'

type Preloaded = (typeof rooms)['preload']['answer']['TYPE']
type Choice = { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType; listed: number }

/** As much as a first screen shows. */
const MOST = 4

/**
 * CALL-032: what the search is about to say, in part. Listed rates choose the rooms, and only those few are priced; the
 * cheapest stay without dates is no quicker to find in part, so nothing is said of it.
 */
export async function preload(catalog: HotelCatalog, query: RoomQuery, context: Context): Promise<Preloaded> {
  const { hotel } = catalog
  const now = context.clock.now()
  checkParties(catalog, query.rooms, query.dynamic_package !== undefined)
  const exchange = await exchangeFor(context.database.orm, hotel, query.mcp_currency, now)
  const meta = { currency: hotel.currency, mcp_currency: exchange?.currency ?? null }
  const [party] = distinctParties(catalog, query.rooms)
  if (!party || isUndated(query)) return { data: { rooms: [], plans: [] }, meta }

  const today = businessDate(hotel, now)
  const stay = stayOf(query, today)
  checkStay(hotel, stay, now)
  checkEffort(query.rooms, stay)
  const lottery = await lotteryScope(catalog, query, stay, context)
  const wanted = onlyAmong(searchRequestOf(query, catalog, context), codesIn(catalog, lottery))
  const inventory = withOwnWin(await loadStayInventory(hotel, stay, query, context), lottery.own)
  const localizer = localizerOf(hotel, context)
  const choices = candidates(catalog, wanted, localizer, (plan) => isOnSale(hotel, plan, stay, now)).flatMap(
    ({ type, sold }) => sold.flatMap((one) => choiceOf(catalog, inventory, { ...one, type }, party, stay) ?? []),
  )

  const asked = offerRequest(
    catalog,
    stay,
    { today, locale: context.locale, isMember: memberOf(context, hotel) !== null },
    now,
  )
  const isByPlan = query.type === 'plans'
  const order = query.order ?? DEFAULT_ORDER
  const found = firstOf(choices, isByPlan, order).flatMap((one): RoomMatch[] => {
    const offer = priceOffer(catalog, inventory, one, party, asked, localizer)
    return offer ? [{ type: one.type, offers: [offer], free: freeRooms(inventory, one.type, stay) }] : []
  })
  const answer = (one: RoomMatch, offers: RoomMatch['offers']) => roomAnswer(one, offers, null, localizer, exchange)
  return {
    data: {
      rooms: isByPlan ? [] : byRooms(found, order, answer),
      plans: isByPlan ? byPlans(catalog, found, order, localizer, answer) : [],
    },
    meta,
  }
}

/** A room that can be had, with its listed rate: without reductions, taxes and words. */
function choiceOf(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  one: Omit<Choice, 'listed'>,
  party: PartyRoom,
  stay: Stay,
): Choice | null {
  if (!fits(one.type, one.roomPlan, party) || freeRooms(inventory, one.type, stay) === 0) return null
  const rates = ratesOf(inventory, one.roomPlan, stay)
  if (!rates || planStock(rates) === 0) return null
  const nights = rates.map((rate) => roomRate(catalog, one.plan, rate, party))
  return nights.includes(null) ? null : { ...one, listed: add(...nights.map((gross) => gross ?? 0)) }
}

type Ranked = { choice: Choice; position: number }
const COMPARE: Record<Order, (a: Ranked, b: Ranked) => number> = {
  recommended: (a, b) => a.position - b.position,
  price_low_to_high: (a, b) => a.choice.listed - b.choice.listed,
  price_high_to_low: (a, b) => b.choice.listed - a.choice.listed,
}

/** The cheapest of each room type, or of each plan, and of these the few that will probably come first. */
function firstOf(choices: readonly Choice[], isByPlan: boolean, order: Order): Choice[] {
  const best = new Map<number, Ranked>()
  for (const choice of choices) {
    const { id, position } = isByPlan ? choice.plan : choice.type
    if (choice.listed < (best.get(id)?.choice.listed ?? Infinity)) best.set(id, { choice, position })
  }
  const ranked = [...best.values()].toSorted(COMPARE[order])
  return ranked.slice(0, MOST).map(({ choice }) => choice)
}
