import type { InputOf } from '../../../shared/contract/define.ts'
import type { rooms as contract } from '../../../shared/contract/rooms.ts'
import { dateRange } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { InventoryDay } from '../../../shared/model/search/room.ts'
import type { Context } from '../kernel/context.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import { arrivalDays } from './calendar-arrivals.ts'
import { keptNights } from './calendar-kept.ts'
import { exactNights } from './calendar-nights.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { checkEffort, checkParties } from '../inventory/party-limits.ts'
import type { SearchRequest } from './find-offers.ts'
import { knownCodes } from './known-codes.ts'
import { onlyAmong } from './search-rooms.ts'
import { roomsOfLottery } from '../lotteries/winner.ts'

export type CalendarQuery = InputOf<typeof contract.inventory>['query']
export type CalendarMonth = ReadonlyMap<PlainDate, InventoryDay>

/** What each night has left and what it costs at least: a hint for choosing dates, never a total. */
export async function calendar(hotelKey: string, query: CalendarQuery, context: Context): Promise<InventoryDay[]> {
  const { nights, is_day_use, start_date, end_date } = query
  const dates = dateRange(start_date, end_date)
  checkEffort(query.rooms, { checkin_date: start_date, checkout_date: end_date })

  const catalog = await loadHotelCatalog(context, hotelKey)
  const organizationId = organizationOf(context, catalog.hotel)?.id ?? null
  const isMember = memberOf(context, catalog.hotel) !== null
  // What is kept ready is everybody's, and who has a rate of their own may have nights that nobody else has.
  const hasOwnRate = catalog.plans.some(
    (plan) =>
      (organizationId !== null && plan.organization_id === organizationId) || (isMember && plan.target === 'member'),
  )
  const known: CalendarMonth = isNarrowed(query) || hasOwnRate ? new Map() : await keptNights(catalog, query, context)
  const open = dates.filter((date) => !known.has(date))
  const [first, last] = [open[0], open.at(-1)]
  if (first === undefined || last === undefined) return dates.flatMap((date) => known.get(date) ?? [])

  checkParties(catalog, query.rooms, query.dynamic_package !== undefined)
  const wanted = wantedOf(query, catalog)
  // Who names a plan for members reads its days before they sign in for it.
  const leavesOutMembersOnly = !isMember && wanted.plans.length + wanted.roomPlans.length === 0
  const asked = {
    wanted: { ...wanted, organizationId, leavesOutMembersOnly },
    range: { first, last },
    parties: query.rooms,
    by: query,
  }
  const exact = is_day_use
    ? await arrivalDays(catalog, asked, 0, context)
    : nights === undefined
      ? await exactNights(catalog, asked, context)
      : await arrivalDays(catalog, asked, nights, context)
  return dates.flatMap((date) => known.get(date) ?? exact.get(date) ?? [])
}

/** Whether it is about anything else than what the hotel sells to everybody, a night by itself. */
function isNarrowed({ room_type_codes, hotel_plan_codes, room_plan_codes, ...query }: CalendarQuery): boolean {
  const { nights, is_day_use, mode, promo_code, dynamic_package, current_reservation, lottery_event_uuid } = query
  const isNamed = [room_type_codes, hotel_plan_codes, room_plan_codes].some((codes) => codes?.length)
  const asked = [nights, is_day_use, mode, promo_code, dynamic_package, current_reservation, lottery_event_uuid]
  return isNamed || asked.some(Boolean)
}

const wantedOf = (query: CalendarQuery, catalog: HotelCatalog): SearchRequest => {
  const { roomTypes, plans, roomPlans } = knownCodes(catalog, query)
  const wanted = { parties: query.rooms, keys: query, filters: [], roomTypes, plans, roomPlans }
  return query.lottery_event_uuid ? onlyAmong(wanted, roomsOfLottery(catalog, query.lottery_event_uuid)) : wanted
}
