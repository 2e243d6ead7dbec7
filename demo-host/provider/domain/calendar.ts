import type { InputOf } from '../../../shared/contract/define.ts'
import type { rooms as contract } from '../../../shared/contract/rooms.ts'
import { dateRange } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { InventoryDay } from '../../../shared/model/room.ts'
import type { Context } from '../http/context.ts'
import { arrivalDays } from './calendar-arrivals.ts'
import { keptNights } from './calendar-kept.ts'
import { exactNights } from './calendar-nights.ts'
import { loadHouse } from './house.ts'
import { Refused } from './refused.ts'
import type { Wanted } from './search.ts'

const INVALID = 1000
const [MOST_DAYS, MOST_NIGHTS] = [100, 60]

export type CalendarQuery = InputOf<typeof contract.inventory>['query']
export type Month = ReadonlyMap<PlainDate, InventoryDay>

/** What each night has left and what it costs at least: a hint for choosing dates, never a total. */
export async function calendar(hotelKey: string, query: CalendarQuery, context: Context): Promise<InventoryDay[]> {
  const { nights, is_day_use, start_date, end_date } = query
  const dates = dateRange(start_date, end_date)
  if (dates.length === 0 || dates.length > MOST_DAYS)
    throw new Refused(422, INVALID, `A calendar has between 1 and ${MOST_DAYS} days`)
  if (nights !== undefined && (nights < 1 || nights > MOST_NIGHTS))
    throw new Refused(422, INVALID, `A stay has between 1 and ${MOST_NIGHTS} nights`)

  const known: Month = isNarrowed(query) ? new Map() : await keptNights(hotelKey, query, context)
  const open = dates.filter((date) => !known.has(date))
  const [first, last] = [open[0], open.at(-1)]
  if (first === undefined || last === undefined) return dates.flatMap((date) => known.get(date) ?? [])

  const house = await loadHouse(context.database.orm, hotelKey)
  const asked = { wanted: wantedOf(query), range: { first, last }, parties: query.rooms, by: query }
  const exact = is_day_use
    ? await arrivalDays(house, asked, 0, context)
    : nights === undefined
      ? await exactNights(house, asked, context)
      : await arrivalDays(house, asked, nights, context)
  return dates.flatMap((date) => known.get(date) ?? exact.get(date) ?? [])
}

/** Whether it is about anything else than what the hotel sells to everybody, a night by itself. */
function isNarrowed({ room_type_codes, hotel_plan_codes, room_plan_codes, ...query }: CalendarQuery): boolean {
  const { nights, is_day_use, mode, promo_code, dynamic_package, current_reservation } = query
  const isNamed = [room_type_codes, hotel_plan_codes, room_plan_codes].some((codes) => codes?.length)
  return isNamed || [nights, is_day_use, mode, promo_code, dynamic_package, current_reservation].some(Boolean)
}

const wantedOf = (query: CalendarQuery): Wanted => ({
  parties: query.rooms,
  keys: query,
  filters: [],
  roomTypes: query.room_type_codes ?? [],
  plans: query.hotel_plan_codes ?? [],
  roomPlans: query.room_plan_codes ?? [],
})
