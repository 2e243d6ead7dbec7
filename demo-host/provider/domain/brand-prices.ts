import { inArray } from 'drizzle-orm'

import { addDays, compareDates } from '../../../shared/rules/dates.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import type { Context } from '../http/context.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { BrandQuery } from './brand-hotels.ts'
import { cheapestStay, perNight } from './cheapest-stay.ts'
import { loadDayMinimums, lowestOf } from './day-minimums.ts'
import { loadStay } from './days.ts'
import type { Days } from './days.ts'
import { businessDate } from './hotel-time.ts'
import { loadHouses } from './house.ts'
import type { Hotel, House } from './house.ts'
import { asking } from './offers.ts'
import { Refused } from './refused.ts'
import { isReservable, reservablePeriod } from './reservable.ts'
import { findOffers } from './search.ts'
import type { Stay } from './sellable.ts'
import { readerOf } from './texts.ts'

const INVALID = 1000
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
  const houses = await loadHouses(
    context.database.orm,
    inArray(
      hotel.id,
      shown.map(({ id }) => id),
    ),
  )
  if (checkin_date === undefined) return comingNights(houses, parties, context)

  const stay = { checkin_date, checkout_date: checkout_date ?? addDays(checkin_date, 1) }
  if (compareDates(stay.checkout_date, checkin_date) < 0)
    throw new Refused(422, INVALID, 'The check-out date lies before the check-in date')
  return ofStay(houses, parties, stay, context)
}

/** Exactly what the results will ask for the party, by the night. */
async function ofStay(houses: readonly House[], parties: readonly PartyRoom[], stay: Stay, context: Context) {
  const ids = houses.map((house) => house.hotel.id)
  const days = await loadStay(context.database.orm, ids, stay)
  return new Map(houses.flatMap((house) => priceOf(house, days, parties, stay, context)))
}

function priceOf(
  house: House,
  days: Days,
  parties: readonly PartyRoom[],
  stay: Stay,
  context: Context,
): [number, number][] {
  const { hotel: row } = house
  const now = context.clock.now()
  const period = reservablePeriod(row, now)
  if (!isReservable(stay.checkin_date, period)) return []

  const wanted = { parties, filters: [], roomTypes: [], plans: [], roomPlans: [] }
  const asked = asking(house, stay, { today: period.first, locale: context.locale }, now)
  const { total } = cheapestStay(house, findOffers(house, days, asked, wanted, readerOf(row, context)), parties, now)
  return total === null ? [] : [[row.id, perNight(total, stay)]]
}

async function comingNights(houses: readonly House[], parties: readonly PartyRoom[], { database, clock }: Context) {
  const ids = houses.map((house) => house.hotel.id)
  const first = houses.map((house) => businessDate(house.hotel, clock.now())).toSorted()[0] ?? ''
  const minimums = await loadDayMinimums(database.orm, ids, first, addDays(first, LOOK_AHEAD_DAYS))
  const lowest = new Map<number, number>()
  for (const minimum of minimums) {
    const house = houses.find((one) => one.hotel.id === minimum.hotel_id)
    const price =
      house && lowestOf(minimum, { kids_setting: house.hotel.kids_setting, tax_rules: house.tax_rules }, parties)
    if (price == null) continue
    lowest.set(minimum.hotel_id, Math.min(price, lowest.get(minimum.hotel_id) ?? Infinity))
  }
  return lowest
}
