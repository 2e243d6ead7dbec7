import { addDays, dateRange } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add } from '../../../shared/rules/money/money.ts'
import { fitChildren } from '../../../shared/rules/party/party.ts'
import type { InventoryDay } from '../../../shared/model/search/room.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { Context } from '../kernel/context.ts'
import type { CalendarMonth } from './calendar.ts'
import { nightStatus } from '../inventory/day-minimums.ts'
import type { RatesAndInventory, NightRate } from '../inventory/rate-calendar.ts'
import { holidayOf } from '../hotels/holidays.ts'
import type { HotelPlan, HotelCatalog, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import { priceStay, totalOf } from '../pricing/pricing.ts'
import { reductionsFor } from '../pricing/promotions.ts'
import type { Reductions } from '../pricing/promotions.ts'
import { isInBookingWindow, bookingWindow } from '../inventory/booking-window.ts'
import { candidates } from './find-offers.ts'
import type { SearchRequest } from './find-offers.ts'
import { fits, isKnownChannel, isOnSale, opensOn } from '../inventory/availability-rules.ts'
import { loadInventoryFor } from './for-change.ts'
import type { CalendarReader } from './for-change.ts'
import { localizerOf } from '../kernel/texts.ts'

export type Range = { first: PlainDate; last: PlainDate }
export type AskedMonth = {
  wanted: SearchRequest
  range: Range
  parties: readonly PartyRoom[]
  /** Whoever changes a reservation finds its own rooms free. */
  by: CalendarReader
}

type Choice = { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType }
type Open = Choice & { rate: NightRate }
type Reading = { today: PlainDate; locale: Context['locale'] }

/** Every night by itself, of every plan that takes it, however long that plan's shortest stay is. */
export async function exactNights(
  catalog: HotelCatalog,
  { wanted, range, parties, by }: AskedMonth,
  context: Context,
): Promise<CalendarMonth> {
  const { hotel } = catalog
  const { locale, clock } = context
  const now = clock.now()
  const period = bookingWindow(hotel, now)
  const inventory = await loadInventoryFor(catalog, [range.first, range.last], by, context)
  const choices = calendarChoices(catalog, wanted, context)
  const plans = [...new Set(choices.map(({ plan }) => plan))]
  const reading = { today: period.first, locale }
  const { party } = fitChildren(parties, hotel.kids_setting)

  return new Map(
    dateRange(range.first, range.last).map((night) => {
      const onSale = new Set(plans.filter((plan) => isOnSale(hotel, plan, shortest(plan, night), now)))
      const open = isInBookingWindow(night, period) ? openOn(inventory, night, choices.filter(({ plan }) => onSale.has(plan))) : [] // prettier-ignore
      return [night, dayOf(catalog, inventory, night, open, party, reading)]
    }),
  )
}

export function calendarChoices(
  catalog: HotelCatalog,
  wanted: SearchRequest,
  context: Context,
  isDayUse = false,
): Choice[] {
  const now = context.clock.now()
  const isShown = (plan: HotelPlan) =>
    plan.is_day_use === isDayUse && isKnownChannel(plan) && opensOn(catalog.hotel, plan, now) === null
  return candidates(catalog, wanted, localizerOf(catalog.hotel, context), isShown).flatMap(({ type, sold }) =>
    sold.map((one) => ({ ...one, type })),
  )
}

const shortest = (plan: HotelPlan, night: PlainDate) => ({
  checkin_date: night,
  checkout_date: addDays(night, plan.min_nights),
})

export const openOn = (inventory: RatesAndInventory, night: PlainDate, choices: readonly Choice[]): Open[] =>
  choices.flatMap((choice): Open[] => {
    const rate = inventory.rate(choice.roomPlan.id, night)
    return rate && !rate.closed ? [{ ...choice, rate }] : []
  })

function dayOf(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  date: PlainDate,
  open: readonly Open[],
  parties: readonly PartyRoom[],
  reading: Reading,
): InventoryDay {
  const free = open.filter(({ type, rate }) => inventory.free(type.id, date) > 0 && rate.left !== 0)
  const count = add(...new Map(free.map(({ type }) => [type.id, inventory.free(type.id, date)])).values())

  // Each party in its cheapest room; a night that cannot take one of them is full for all.
  const known = new Map<string, number | null>()
  const prices = parties.flatMap((party) => {
    const key = JSON.stringify(party)
    if (!known.has(key)) known.set(key, lowest(catalog, free, date, party, reading))
    return known.get(key) ?? []
  })
  const isEnough = count >= parties.length && prices.length === parties.length
  return {
    date,
    status: nightStatus(open.length === 0, isEnough, count),
    room_count: isEnough ? count : 0,
    lowest_price: isEnough ? add(...prices) : null,
    ...rulesOfArrival(open),
    holiday: holidayOf(catalog.hotel, date, reading.locale),
  }
}

export const rulesOfArrival = (open: readonly Open[]): Pick<InventoryDay, 'min_stay' | 'closed_to_arrival'> => ({
  min_stay:
    open.length === 0 ? 1 : Math.min(...open.map(({ plan, rate }) => Math.max(plan.min_nights, rate.minNights))),
  closed_to_arrival: open.length > 0 && open.every(({ rate }) => rate.closedToArrival),
})

function lowest(
  catalog: HotelCatalog,
  free: readonly Open[],
  date: PlainDate,
  party: PartyRoom,
  reading: Reading,
): number | null {
  const stay = { checkin_date: date, checkout_date: addDays(date, 1) }
  const occasion = { ...reading, stay, paymentType: null, isMember: false }
  // A plan is sold in many rooms, and its reductions are the same in all.
  const reductions = new Map<HotelPlan, Reductions>()
  const prices = free.flatMap(({ roomPlan, plan, type, rate }) => {
    if (!fits(type, roomPlan, party)) return []
    const taken = reductions.get(plan) ?? reductionsFor(catalog, plan, occasion)
    reductions.set(plan, taken)
    const price = priceStay(catalog, plan, [rate], party, taken)
    return price ? [totalOf(price)] : []
  })
  return prices.length === 0 ? null : Math.min(...prices)
}
