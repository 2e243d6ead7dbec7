import { setImmediate } from 'node:timers/promises'

import { addDays, dateRange } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { InventoryDay } from '../../../shared/model/search/room.ts'
import type { Context } from '../kernel/context.ts'
import type { CalendarMonth } from './calendar.ts'
import { calendarChoices, openOn, rulesOfArrival } from './calendar-nights.ts'
import type { AskedMonth } from './calendar-nights.ts'
import { cheapestStay, perNight } from './cheapest-stay.ts'
import { nightStatus } from '../inventory/day-minimums.ts'
import { holidayOf } from '../hotels/holidays.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { offerRequest } from './price-offer.ts'
import { isInBookingWindow, bookingWindow } from '../inventory/booking-window.ts'
import { findOffers } from './find-offers.ts'
import { loadInventoryFor } from './for-change.ts'
import { localizerOf } from '../kernel/texts.ts'

/** Every day as the day of arrival for a stay of so many nights; none of them is day use. */
export async function arrivalDays(
  catalog: HotelCatalog,
  { wanted, range, parties, by }: AskedMonth,
  nights: number,
  context: Context,
): Promise<CalendarMonth> {
  const { hotel } = catalog
  const { locale, clock } = context
  const now = clock.now()
  const period = bookingWindow(hotel, now)
  const lastNight = addDays(range.last, Math.max(0, nights - 1))
  const inventory = await loadInventoryFor(catalog, [range.first, lastNight], by, context)
  const localizer = localizerOf(hotel, context)
  const choices = calendarChoices(catalog, wanted, context, nights === 0)

  const dayOf = (date: PlainDate): InventoryDay => {
    const open = isInBookingWindow(date, period) ? openOn(inventory, date, choices) : []
    const stay = { checkin_date: date, checkout_date: addDays(date, nights) }
    const found = open.length === 0 ? [] : findOffers(catalog, inventory, offerRequest(catalog, stay, { today: period.first, locale }, now), wanted, localizer) // prettier-ignore
    const { total, rooms } = cheapestStay(catalog, found, parties, now)
    // Rooms that are free and for sale, but not for such a stay, are no news of a full house.
    const isClosed = open.length === 0 || (total === null && open.some(({ type }) => isFree(found, type.id)))
    return {
      date,
      status: nightStatus(isClosed, total !== null, rooms),
      room_count: total === null ? 0 : rooms,
      lowest_price: total === null ? null : perNight(total, stay),
      ...rulesOfArrival(open),
      holiday: holidayOf(hotel, date, locale),
    }
  }
  const days = new Map<PlainDate, InventoryDay>()
  for (const date of dateRange(range.first, range.last)) {
    days.set(date, dayOf(date))
    // A day is many stays to price: others are served between two of them.
    await setImmediate()
  }
  return days
}

const isFree = (found: ReturnType<typeof findOffers>, typeId: number): boolean =>
  found.some(({ type, free }) => type.id === typeId && free > 0)
