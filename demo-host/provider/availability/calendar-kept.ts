import { sql } from 'drizzle-orm'

import type { Locale } from '../../../shared/locales.ts'
import { addDays, compareDates, isWithin, nights as countNights } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { hotelMinute } from '../../../shared/rules/days/hotel-minute.ts'
import { fitChildren } from '../../../shared/rules/party/party.ts'
import type { InventoryDay } from '../../../shared/model/search/room.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { Context } from '../kernel/context.ts'
import type { CalendarQuery, CalendarMonth } from './calendar.ts'
import { closedByLot } from '../inventory/lottery-nights.ts'
import { isKeptReady, lowestOf, nightStatus, stillHolds } from '../inventory/day-minimums.ts'
import type { DayMinimum } from '../inventory/day-minimums.ts'
import { holidayOf } from '../hotels/holidays.ts'
import type { HotelCatalog, HotelPlan, Promotion } from '../hotels/hotel-catalog.ts'
import { isInBookingWindow, bookingWindow } from '../inventory/booking-window.ts'
import type { BookingWindow } from '../inventory/booking-window.ts'

/** Of all plans together: what makes a price depend on who asks when. */
type PlanRules = {
  deadline_days: number
  has_language_rule: boolean
  last_start: PlainDate | null
  first_end: PlainDate | null
}

/**
 * The nights whose price is the same whoever asks, read from hotel_day_min in one statement. A night a promotion or a
 * booking deadline may change, or that changed a moment ago, is not among them: it is worked out exactly instead.
 */
export async function keptNights(
  catalog: HotelCatalog,
  query: CalendarQuery,
  { database, clock, locale }: Context,
): Promise<CalendarMonth> {
  const { hotel } = catalog
  const now = clock.now()
  const period = bookingWindow(hotel, now)
  const { party } = fitChildren(query.rooms, hotel.kids_setting)
  const rules = rulesOfPlans(catalog)
  if (!isKeptReady(party) || !isForEverybody(rules, period)) return new Map()

  const range = sql`hotel_id = ${hotel.id} and night between ${query.start_date} and ${query.end_date}`
  const [found] = await database.orm
    .select({
      days: sql<DayMinimum[]>`coalesce((select json_agg(d) from hotel_day_min d where ${range}), '[]'::json)`,
      dirty: sql<PlainDate[]>`coalesce((select json_agg(night) from dirty_day where ${range}), '[]'::json)`,
    })
    .from(sql`(values (1)) as one`)
  const dirty = new Set(found?.dirty)
  const minute = hotelMinute(hotel.time_zone, now)
  const promotions = catalog.promotions.filter(
    ({ origin, target }) =>
      (origin === 'all_users' || origin === 'creansmaerd') && target !== 'member' && target !== 'secret',
  )
  return new Map(
    found?.days
      .filter((day) => !dirty.has(day.night) && stillHolds(day, minute))
      .filter(({ night }) => isSettled({ promotions, rules }, night, period))
      .map((day) => [day.night, dayOf(catalog, closedByLot(catalog, day, now), party, period, locale)]),
  )
}

/** Of the plans that the kept nights are made of. */
function rulesOfPlans({ plans }: HotelCatalog): PlanRules {
  const open = plans.filter(({ is_day_use, target }) => !is_day_use && (target === 'all' || target === 'brr'))
  const dates = (of: (plan: HotelPlan) => PlainDate | null) => open.flatMap((plan) => of(plan) ?? []).toSorted()
  return {
    deadline_days: Math.max(0, ...open.map(({ booking_deadline_days }) => booking_deadline_days)),
    has_language_rule: open.some(({ language_rule }) => language_rule !== null),
    last_start: dates(({ booking_start_date }) => booking_start_date).at(-1) ?? null,
    first_end: dates(({ booking_end_date }) => booking_end_date)[0] ?? null,
  }
}

/** Whether the nights that are kept ready are of plans that everybody may book today. */
export const areKeptForSale = (catalog: HotelCatalog, window: BookingWindow): boolean =>
  isForEverybody(rulesOfPlans(catalog), window)

function isForEverybody(
  { has_language_rule, last_start, first_end }: PlanRules,
  { first: today }: BookingWindow,
): boolean {
  const hasBegun = last_start === null || compareDates(last_start, today) <= 0
  const isOver = first_end !== null && compareDates(first_end, today) < 0
  return !has_language_rule && hasBegun && !isOver
}

/** Behind every deadline, and out of the reach of every promotion. */
function isSettled(
  { promotions, rules }: { promotions: readonly Promotion[]; rules: PlanRules },
  night: PlainDate,
  { first: today, last }: BookingWindow,
): boolean {
  if (compareDates(night, last) > 0) return true
  if (compareDates(night, addDays(today, rules.deadline_days)) <= 0) return false
  return promotions.every(({ spec, stay_start_date, stay_end_date }) => {
    const isTooLate = spec.days_ahead !== undefined && countNights(today, night) < spec.days_ahead
    const isForLonger = (spec.min_nights ?? 1) > 1
    return isTooLate || isForLonger || !isWithin(night, stay_start_date, stay_end_date)
  })
}

function dayOf(
  { hotel, tax_rules }: HotelCatalog,
  minimum: DayMinimum,
  parties: readonly PartyRoom[],
  period: BookingWindow,
  locale: Locale,
): InventoryDay {
  const { night: date, free_rooms, min_stay, closed_to_arrival } = minimum
  const isClosed = minimum.is_closed || !isInBookingWindow(date, period)
  const price = isClosed ? null : lowestOf(minimum, { kids_setting: hotel.kids_setting, tax_rules }, parties)
  return {
    date,
    status: nightStatus(isClosed, price !== null, free_rooms),
    room_count: price === null ? 0 : free_rooms,
    lowest_price: price,
    min_stay: isClosed ? 1 : min_stay,
    closed_to_arrival: !isClosed && closed_to_arrival,
    holiday: holidayOf(hotel, date, locale),
  }
}
