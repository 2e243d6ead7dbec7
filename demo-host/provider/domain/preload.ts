import { DEFAULT_ORDER } from '../../../shared/constants.ts'
import type { rooms } from '../../../shared/contract/rooms.ts'
import type { Order } from '../../../shared/model/order.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import type { RoomQuery } from '../../../shared/model/search.ts'
import { add } from '../../../shared/rules/money.ts'
import type { Context } from '../http/context.ts'
import type { Days } from './days.ts'
import { exchangeFor } from './exchange.ts'
import { businessDate } from './hotel-time.ts'
import type { House, HotelPlan, RoomPlan, RoomType } from './house.ts'
import { memberOf } from './member-at.ts'
import { asking, offerFor } from './offers.ts'
import { checkParties } from './party-limits.ts'
import { roomRate } from './pricing.ts'
import { byPlans, byRooms, candidates, distinctParties, roomAnswer } from './search.ts'
import type { Found } from './search.ts'
import { isUndated, stayOf, wantedOf } from './search-rooms.ts'
import { checkStay, fits, freeRooms, isOnSale, planStock, ratesOf } from './sellable.ts'
import type { Stay } from './sellable.ts'
import { loadStayFor } from './stay-for.ts'
import { readerOf } from './texts.ts'

type Preloaded = (typeof rooms)['preload']['answer']['TYPE']
type Choice = { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType; listed: number }

/** As much as a first screen shows. */
const MOST = 4

/**
 * CALL-032: what the search is about to say, in part. Listed rates choose the rooms, and only those few are priced; the
 * cheapest stay without dates is no quicker to find in part, so nothing is said of it.
 */
export async function preload(house: House, query: RoomQuery, context: Context): Promise<Preloaded> {
  const { hotel } = house
  const now = context.clock.now()
  checkParties(house, query.rooms, query.dynamic_package !== undefined)
  const exchange = await exchangeFor(context.database.orm, hotel, query.mcp_currency, now)
  const meta = { currency: hotel.currency, mcp_currency: exchange?.currency ?? null }
  const [party] = distinctParties(house, query.rooms)
  if (!party || isUndated(query)) return { data: { rooms: [], plans: [] }, meta }

  const today = businessDate(hotel, now)
  const stay = stayOf(query, today)
  checkStay(hotel, stay, now)
  const days = await loadStayFor(hotel, stay, query, context)
  const reader = readerOf(hotel, context)
  const choices = candidates(house, wantedOf(query), reader, (plan) => isOnSale(hotel, plan, stay, now)).flatMap(
    ({ type, sold }) => sold.flatMap((one) => choiceOf(house, days, { ...one, type }, party, stay) ?? []),
  )

  const asked = asking(house, stay, { today, locale: context.locale, isMember: memberOf(context, hotel) !== null }, now)
  const isByPlan = query.type === 'plans'
  const order = query.order ?? DEFAULT_ORDER
  const found = firstOf(choices, isByPlan, order).flatMap((one): Found[] => {
    const offer = offerFor(house, days, one, party, asked, reader)
    return offer ? [{ type: one.type, offers: [offer], free: freeRooms(days, one.type, stay) }] : []
  })
  const answer = (one: Found, offers: Found['offers']) => roomAnswer(one, offers, null, reader, exchange)
  return {
    data: {
      rooms: isByPlan ? [] : byRooms(found, order, answer),
      plans: isByPlan ? byPlans(house, found, order, reader, answer) : [],
    },
    meta,
  }
}

/** A room that can be had, with its listed rate: without reductions, taxes and words. */
function choiceOf(house: House, days: Days, one: Omit<Choice, 'listed'>, party: PartyRoom, stay: Stay): Choice | null {
  if (!fits(one.type, one.roomPlan, party) || freeRooms(days, one.type, stay) === 0) return null
  const rates = ratesOf(days, one.roomPlan, stay)
  if (!rates || planStock(rates) === 0) return null
  const nights = rates.map((rate) => roomRate(house, one.plan, rate, party))
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
