import { addDays, dateRange } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import { add } from '../../../shared/rules/money.ts'
import { fitChildren } from '../../../shared/rules/party.ts'
import type { Updated } from '../../../shared/model/held.ts'
import type { InventoryDay } from '../../../shared/model/room.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import type { Context } from '../http/context.ts'
import type { Month } from './calendar.ts'
import { statusOf } from './day-minimums.ts'
import type { Days, NightRate } from './days.ts'
import { holidayOf } from './holidays.ts'
import type { HotelPlan, House, RoomPlan, RoomType } from './house.ts'
import { priceStay, totalOf } from './pricing.ts'
import { reductionsFor } from './promotions.ts'
import { isReservable, reservablePeriod } from './reservable.ts'
import { candidates } from './search.ts'
import type { Wanted } from './search.ts'
import { fits, isKnownChannel, isOnSale, opensOn } from './sellable.ts'
import { loadDaysFor } from './stay-for.ts'
import { readerOf } from './texts.ts'

export type Range = { first: PlainDate; last: PlainDate }
export type AskedMonth = {
  wanted: Wanted
  range: Range
  parties: readonly PartyRoom[]
  /** Whoever changes a reservation finds its own rooms free. */
  by: Updated
}

type Choice = { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType }
type Open = Choice & { rate: NightRate }
type Reading = { today: PlainDate; locale: Context['locale'] }

/** Every night by itself, of every plan that takes it, however long that plan's shortest stay is. */
export async function exactNights(
  house: House,
  { wanted, range, parties, by }: AskedMonth,
  context: Context,
): Promise<Month> {
  const { hotel } = house
  const { locale, clock } = context
  const now = clock.now()
  const period = reservablePeriod(hotel, now)
  const days = await loadDaysFor(hotel, [range.first, range.last], by, context)
  const choices = choicesOf(house, wanted, context)
  const plans = [...new Set(choices.map(({ plan }) => plan))]
  const reading = { today: period.first, locale }
  const { party } = fitChildren(parties, hotel.kids_setting)

  return new Map(
    dateRange(range.first, range.last).map((night) => {
      const onSale = new Set(plans.filter((plan) => isOnSale(hotel, plan, shortest(plan, night), now)))
      const open = isReservable(night, period) ? openOn(days, night, choices.filter(({ plan }) => onSale.has(plan))) : [] // prettier-ignore
      return [night, dayOf(house, days, night, open, party, reading)]
    }),
  )
}

export function choicesOf(house: House, wanted: Wanted, context: Context, isDayUse = false): Choice[] {
  const now = context.clock.now()
  const isShown = (plan: HotelPlan) =>
    plan.is_day_use === isDayUse && isKnownChannel(plan) && opensOn(house.hotel, plan, now) === null
  return candidates(house, wanted, readerOf(house.hotel, context), isShown).flatMap(({ type, sold }) =>
    sold.map((one) => ({ ...one, type })),
  )
}

const shortest = (plan: HotelPlan, night: PlainDate) => ({
  checkin_date: night,
  checkout_date: addDays(night, plan.min_nights),
})

export const openOn = (days: Days, night: PlainDate, choices: readonly Choice[]): Open[] =>
  choices.flatMap((choice): Open[] => {
    const rate = days.rate(choice.roomPlan.id, night)
    return rate && !rate.closed ? [{ ...choice, rate }] : []
  })

function dayOf(
  house: House,
  days: Days,
  date: PlainDate,
  open: readonly Open[],
  parties: readonly PartyRoom[],
  reading: Reading,
): InventoryDay {
  const free = open.filter(({ type, rate }) => days.free(type.id, date) > 0 && rate.left !== 0)
  const count = add(...new Map(free.map(({ type }) => [type.id, days.free(type.id, date)])).values())

  // Each party in its cheapest room; a night that cannot take one of them is full for all.
  const prices = parties.flatMap((party) => lowest(house, free, date, party, reading) ?? [])
  const isEnough = count >= parties.length && prices.length === parties.length
  return {
    date,
    status: statusOf(open.length === 0, isEnough, count),
    room_count: isEnough ? count : 0,
    lowest_price: isEnough ? add(...prices) : null,
    ...rulesOfArrival(open),
    holiday: holidayOf(house.hotel, date, reading.locale),
  }
}

export const rulesOfArrival = (open: readonly Open[]): Pick<InventoryDay, 'min_stay' | 'closed_to_arrival'> => ({
  min_stay:
    open.length === 0 ? 1 : Math.min(...open.map(({ plan, rate }) => Math.max(plan.min_nights, rate.minNights))),
  closed_to_arrival: open.length > 0 && open.every(({ rate }) => rate.closedToArrival),
})

function lowest(
  house: House,
  free: readonly Open[],
  date: PlainDate,
  party: PartyRoom,
  reading: Reading,
): number | null {
  const stay = { checkin_date: date, checkout_date: addDays(date, 1) }
  const occasion = { ...reading, stay, paymentType: null, isMember: false }
  const prices = free.flatMap(({ roomPlan, plan, type, rate }) => {
    if (!fits(type, roomPlan, party)) return []
    const price = priceStay(house, plan, [rate], party, reductionsFor(house, plan, occasion))
    return price ? [totalOf(price)] : []
  })
  return prices.length === 0 ? null : Math.min(...prices)
}
