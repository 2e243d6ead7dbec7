import { inArray } from 'drizzle-orm'

import { addDays, compareDates } from '../../../shared/rules/days/dates.ts'
import { hotelMinute } from '../../../shared/rules/days/hotel-minute.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { Context } from '../kernel/context.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { BrandQuery } from './brand-hotels.ts'
import { cheapestStay, perNight } from './cheapest-stay.ts'
import type { CheapestStay } from './cheapest-stay.ts'
import { loadDayMinimums, lowestOf, stillHolds } from '../inventory/day-minimums.ts'
import { withoutLotteryNights } from '../inventory/lottery-nights.ts'
import { loadStay } from '../inventory/rate-calendar.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import { loadHotelCatalogs } from '../hotels/kept-catalogs.ts'
import type { Hotel, HotelCatalog } from '../hotels/hotel-catalog.ts'
import { memberOf } from '../members/member-at.ts'
import { offerRequest } from './price-offer.ts'
import { isInBookingWindow, bookingWindow } from '../inventory/booking-window.ts'
import type { BookingWindow } from '../inventory/booking-window.ts'
import { findOffers } from './find-offers.ts'
import { checkLength } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { checkEffort } from '../inventory/party-limits.ts'
import { localizerOf } from '../kernel/texts.ts'

/** Without dates: the lowest night of so many. */
const LOOK_AHEAD_DAYS = 60

/** What a night costs at least in each of these hotels, by its number; a hotel that has nothing is not among them. */
export async function lowestPrices(
  shown: readonly Hotel[],
  query: BrandQuery,
  context: Context,
): Promise<Map<number, number>> {
  const { is_including_lowest_price, rooms: parties = [], checkin_date, checkout_date } = query
  if (!is_including_lowest_price || parties.length === 0 || shown.length === 0) return new Map()
  const houses = await loadHotelCatalogs(
    context,
    inArray(
      hotel.id,
      shown.map(({ id }) => id),
    ),
  )
  if (checkin_date === undefined) return comingNights(houses, parties, context)

  const stay = { checkin_date, checkout_date: checkout_date ?? addDays(checkin_date, 1) }
  checkLength(stay)
  checkEffort(parties, stay)
  return ofStay(houses, parties, stay, context)
}

/** Exactly what the results will ask for the party, by the night. */
async function ofStay(houses: readonly HotelCatalog[], parties: readonly PartyRoom[], stay: Stay, context: Context) {
  const found = await cheapestStays(houses, parties, stay, context)
  return new Map([...found].map(([id, { total }]) => [id, perNight(total, stay)]))
}

/** What can be had, with its exact price. */
export type StayFound = { total: number; rooms: number }

/** What the results of each hotel will ask for the party and the whole stay, by its number; two statements for all of them. */
export async function cheapestStays(
  houses: readonly HotelCatalog[],
  parties: readonly PartyRoom[],
  stay: Stay,
  context: Context,
): Promise<Map<number, StayFound>> {
  if (houses.length === 0) return new Map()
  const ids = houses.map((catalog) => catalog.hotel.id)
  const inventory = await loadStay(context.database.orm, ids, stay)
  return new Map(
    houses.flatMap((catalog) => {
      const { total, rooms } = cheapestAt(catalog, inventory, parties, stay, context)
      return total === null ? [] : [[catalog.hotel.id, { total, rooms }]]
    }),
  )
}

function cheapestAt(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  parties: readonly PartyRoom[],
  stay: Stay,
  context: Context,
): CheapestStay {
  const { hotel: row } = catalog
  const now = context.clock.now()
  const period = bookingWindow(row, now)
  if (!isInBookingWindow(stay.checkin_date, period)) return { total: null, rooms: 0 }

  const leavesOutMembersOnly = memberOf(context, row) === null
  const wanted = { parties, leavesOutMembersOnly, filters: [], roomTypes: [], plans: [], roomPlans: [] }
  const asked = offerRequest(catalog, stay, { today: period.first, locale: context.locale }, now)
  const sold = withoutLotteryNights(catalog, inventory, now)
  const found = findOffers(catalog, sold, asked, wanted, localizerOf(row, context))
  return cheapestStay(catalog, found, parties, now)
}

async function comingNights(
  houses: readonly HotelCatalog[],
  parties: readonly PartyRoom[],
  { database, clock }: Context,
) {
  const now = clock.now()
  const byId = new Map(houses.map((catalog) => [catalog.hotel.id, catalog]))
  // It is not the same day everywhere, and not every house takes bookings for so long.
  const windows = new Map(houses.map(({ hotel: row }) => [row.id, comingWindow(row, now)]))
  const [first = '', last = ''] = spanOf([...windows.values()])
  const minutes = new Map(houses.map(({ hotel: row }) => [row.id, hotelMinute(row.time_zone, now)]))
  const minimums = await loadDayMinimums(database.orm, byId, [first, last], now)
  const lowest = new Map<number, number>()
  for (const minimum of minimums) {
    const [catalog, window] = [byId.get(minimum.hotel_id), windows.get(minimum.hotel_id)]
    if (!catalog || !window || !isInBookingWindow(minimum.night, window)) continue
    // Of a plan that is over since, or without one that has opened: the scheduled jobs are about to calculate it anew.
    if (!stillHolds(minimum, minutes.get(minimum.hotel_id) ?? '')) continue
    const settings = { kids_setting: catalog.hotel.kids_setting, tax_rules: catalog.tax_rules }
    const price = lowestOf(minimum, settings, parties)
    if (price === null) continue
    lowest.set(minimum.hotel_id, Math.min(price, lowest.get(minimum.hotel_id) ?? Infinity))
  }
  return lowest
}

/** The next nights that can be had at all, as the house counts days. */
export function comingWindow(house: Hotel, now: number): BookingWindow {
  const { first, last } = bookingWindow(house, now)
  const end = addDays(first, LOOK_AHEAD_DAYS - 1)
  return { first, last: compareDates(end, last) < 0 ? end : last }
}

const spanOf = (windows: readonly BookingWindow[]) => [
  windows.map(({ first }) => first).toSorted()[0],
  windows
    .map(({ last }) => last)
    .toSorted()
    .at(-1),
]
