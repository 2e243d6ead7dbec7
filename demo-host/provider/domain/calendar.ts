import { compareDates, dateRange, addDays } from '../../../shared/rules/dates.ts'
import { addMonthsToDate } from '../../../shared/rules/months.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import { add } from '../../../shared/rules/money.ts'
import { fitChildren } from '../../../shared/rules/party.ts'
import type { InventoryDay } from '../../../shared/model/room.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import type { Context } from '../http/context.ts'
import { loadDays } from './days.ts'
import type { Days, NightRate } from './days.ts'
import { businessDate } from './hotel-time.ts'
import type { HotelPlan, House, RoomPlan, RoomType } from './house.ts'
import { priceStay, totalOf } from './pricing.ts'
import { reductionsFor } from './promotions.ts'
import { Refused } from './refused.ts'
import { fits, planRefusal } from './sellable.ts'

const INVALID = 1000
const MOST_DAYS = 100
/** So many rooms or fewer are "few". */
const FEW_ROOMS = 3

type Query = {
  start_date: PlainDate
  end_date: PlainDate
  rooms: readonly PartyRoom[]
  room_type_codes?: readonly string[] | undefined
  hotel_plan_codes?: readonly string[] | undefined
}
type Choice = { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType }

/** What each night has left and what it costs at least: a hint for choosing dates, never a total. */
export async function calendar(house: House, query: Query, context: Context): Promise<InventoryDay[]> {
  const nights = dateRange(query.start_date, query.end_date)
  if (nights.length === 0 || nights.length > MOST_DAYS)
    throw new Refused(422, INVALID, `A calendar has between 1 and ${MOST_DAYS} days`)

  const { party: parties } = fitChildren(query.rooms, house.hotel.kids_setting)
  const choices = choicesOf(house, query, context)
  const days = await loadDays(context.database.orm, house.hotel.id, query.start_date, query.end_date)
  const today = businessDate(house.hotel, context.clock.now())
  const last = addMonthsToDate(today, house.hotel.reservable_period_months)
  return nights.map((night) => {
    const isOpen = compareDates(night, today) >= 0 && compareDates(night, last) <= 0
    return dayOf(house, days, night, isOpen ? choices : [], parties, { today, locale: context.locale })
  })
}

function choicesOf(house: House, query: Query, { locale }: Context): Choice[] {
  const isAmong = (codes: readonly string[] | undefined, code: string) => !codes?.length || codes.includes(code)
  const types = new Map(house.room_types.map((type) => [type.id, type]))
  const plans = new Map(house.plans.map((plan) => [plan.id, plan]))
  return house.room_plans.flatMap((roomPlan) => {
    const [type, plan] = [types.get(roomPlan.room_type_id), plans.get(roomPlan.hotel_plan_id)]
    if (!type || !plan || plan.is_day_use || planRefusal(house.hotel, plan, locale)) return []
    if (!isAmong(query.room_type_codes, type.code) || !isAmong(query.hotel_plan_codes, plan.code)) return []
    return [{ roomPlan, plan, type }]
  })
}

type Reading = { today: PlainDate; locale: Context['locale'] }
type Open = Choice & { rate: NightRate }

function dayOf(
  house: House,
  days: Days,
  date: PlainDate,
  choices: readonly Choice[],
  parties: readonly PartyRoom[],
  reading: Reading,
): InventoryDay {
  const open = choices.flatMap((choice): Open[] => {
    const rate = days.rate(choice.roomPlan.id, date)
    return rate && !rate.closed ? [{ ...choice, rate }] : []
  })
  const free = open.filter(({ type, rate }) => days.free(type.id, date) > 0 && rate.left !== 0)
  const count = add(...new Map(free.map(({ type }) => [type.id, days.free(type.id, date)])).values())

  // Each party in its cheapest room; a night that cannot take one of them is full for all.
  const prices = parties.flatMap((party) => lowest(house, free, date, party, reading) ?? [])
  const isEnough = count >= parties.length && prices.length === parties.length
  return {
    date,
    status: open.length === 0 ? 'closed' : !isEnough ? 'full' : count <= FEW_ROOMS ? 'few' : 'available',
    room_count: isEnough ? count : 0,
    lowest_price: isEnough ? add(...prices) : null,
    min_stay:
      open.length === 0 ? 1 : Math.min(...open.map(({ plan, rate }) => Math.max(plan.min_nights, rate.minNights))),
    closed_to_arrival: open.length > 0 && open.every(({ rate }) => rate.closedToArrival),
    holiday: null,
  }
}

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
