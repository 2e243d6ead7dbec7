import { and, eq, sql } from 'drizzle-orm'

import { addDays, compareDates, isWithin, nights as countNights } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import { fitChildren } from '../../../shared/rules/party.ts'
import type { InventoryDay } from '../../../shared/model/room.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import type { Context } from '../kernel/context.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { CalendarQuery, CalendarMonth } from './calendar.ts'
import { isKeptReady, lowestOf, nightStatus } from '../inventory/day-minimums.ts'
import type { DayMinimum } from '../inventory/day-minimums.ts'
import { holidayOf } from '../hotels/holidays.ts'
import { byKey } from '../hotels/hotel-catalog.ts'
import type { Hotel, Promotion, TaxRule } from '../hotels/hotel-catalog.ts'
import { missing } from '../kernel/api-error.ts'
import { isInBookingWindow, bookingWindow } from '../inventory/booking-window.ts'
import type { BookingWindow } from '../inventory/booking-window.ts'

/** Of all plans together: what makes a price depend on who asks when. */
type PlanRules = {
  deadline_days: number
  has_language_rule: boolean
  last_start: PlainDate | null
  first_end: PlainDate | null
}
type Kept = {
  hotel: Hotel
  tax_rules: TaxRule[]
  promotions: Promotion[]
  plan_rules: PlanRules
  days: DayMinimum[]
  dirty: PlainDate[]
}

const COLUMNS = {
  hotel,
  tax_rules: sql<TaxRule[]>`coalesce((select json_agg(t) from tax_rule t where t.hotel_id = hotel.id), '[]'::json)`,
  promotions: sql<
    Promotion[]
  >`coalesce((select json_agg(p) from promotion p where p.hotel_id = hotel.id and p.origin = 'all_users'
      and p.target not in ('member', 'secret')), '[]'::json)`,
  plan_rules: sql<PlanRules>`(select json_build_object(
      'deadline_days', coalesce(max(booking_deadline_days), 0),
      'has_language_rule', coalesce(bool_or(language_rule is not null), false),
      'last_start', max(booking_start_date), 'first_end', min(booking_end_date))
    from hotel_plan p where p.hotel_id = hotel.id and p.active and not p.is_day_use and p.target in ('all', 'brr'))`,
}

/**
 * The nights whose price is the same whoever asks, read from hotel_day_min in one statement. A night a promotion or a
 * booking deadline may change, or that changed a moment ago, is not among them: it is worked out exactly instead.
 */
export async function keptNights(hotelKey: string, query: CalendarQuery, context: Context): Promise<CalendarMonth> {
  const range = sql`between ${query.start_date} and ${query.end_date}`
  const ofHotel = sql`hotel_id = hotel.id and night ${range}`
  const [kept] = await context.database.orm
    .select({
      ...COLUMNS,
      days: sql<DayMinimum[]>`coalesce((select json_agg(d) from hotel_day_min d where d.${ofHotel}), '[]'::json)`,
      dirty: sql<PlainDate[]>`coalesce((select json_agg(night) from dirty_day where ${ofHotel}), '[]'::json)`,
    })
    .from(hotel)
    .where(and(byKey(hotelKey), eq(hotel.active, true)))
  if (!kept) throw missing('There is no such hotel')

  const period = bookingWindow(kept.hotel, context.clock.now())
  const { party } = fitChildren(query.rooms, kept.hotel.kids_setting)
  if (!isKeptReady(party) || !isForEverybody(kept.plan_rules, period)) return new Map()
  const dirty = new Set(kept.dirty)
  return new Map(
    kept.days
      .filter(({ night }) => !dirty.has(night) && isSettled(kept, night, period))
      .map((day) => [day.night, dayOf(kept, day, party, period, context)]),
  )
}

function isForEverybody(
  { has_language_rule, last_start, first_end }: PlanRules,
  { first: today }: BookingWindow,
): boolean {
  const hasBegun = last_start === null || compareDates(last_start, today) <= 0
  const isOver = first_end !== null && compareDates(first_end, today) < 0
  return !has_language_rule && hasBegun && !isOver
}

/** Behind every deadline, and out of the reach of every promotion. */
function isSettled({ promotions, plan_rules }: Kept, night: PlainDate, { first: today, last }: BookingWindow): boolean {
  if (compareDates(night, last) > 0) return true
  if (compareDates(night, addDays(today, plan_rules.deadline_days)) <= 0) return false
  return promotions.every(({ spec, stay_start_date, stay_end_date }) => {
    const isTooLate = spec.days_ahead !== undefined && countNights(today, night) < spec.days_ahead
    const isForLonger = (spec.min_nights ?? 1) > 1
    return isTooLate || isForLonger || !isWithin(night, stay_start_date, stay_end_date)
  })
}

function dayOf(
  kept: Kept,
  minimum: DayMinimum,
  parties: readonly PartyRoom[],
  period: BookingWindow,
  { locale }: Context,
): InventoryDay {
  const { night: date, free_rooms, min_stay, closed_to_arrival } = minimum
  const isClosed = minimum.is_closed || !isInBookingWindow(date, period)
  const price = isClosed
    ? null
    : lowestOf(minimum, { kids_setting: kept.hotel.kids_setting, tax_rules: kept.tax_rules }, parties)
  return {
    date,
    status: nightStatus(isClosed, price !== null, free_rooms),
    room_count: price === null ? 0 : free_rooms,
    lowest_price: price,
    min_stay: isClosed ? 1 : min_stay,
    closed_to_arrival: !isClosed && closed_to_arrival,
    holiday: holidayOf(kept.hotel, date, locale),
  }
}
