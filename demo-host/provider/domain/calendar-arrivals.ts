import { addDays, dateRange } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { InventoryDay } from '../../../shared/model/room.ts'
import type { Context } from '../http/context.ts'
import type { Month } from './calendar.ts'
import { choicesOf, openOn, rulesOfArrival } from './calendar-nights.ts'
import type { AskedMonth } from './calendar-nights.ts'
import { cheapestStay, perNight } from './cheapest-stay.ts'
import { statusOf } from './day-minimums.ts'
import { holidayOf } from './holidays.ts'
import type { House } from './house.ts'
import { asking } from './offers.ts'
import { isReservable, reservablePeriod } from './reservable.ts'
import { findOffers } from './search.ts'
import { loadDaysFor } from './stay-for.ts'
import { readerOf } from './texts.ts'

/** Every day as the day of arrival for a stay of so many nights; none of them is day use. */
export async function arrivalDays(
  house: House,
  { wanted, range, parties, by }: AskedMonth,
  nights: number,
  context: Context,
): Promise<Month> {
  const { hotel } = house
  const { locale, clock } = context
  const now = clock.now()
  const period = reservablePeriod(hotel, now)
  const lastNight = addDays(range.last, Math.max(0, nights - 1))
  const days = await loadDaysFor(hotel, [range.first, lastNight], by, context)
  const reader = readerOf(hotel, context)
  const choices = choicesOf(house, wanted, context, nights === 0)

  const dayOf = (date: PlainDate): InventoryDay => {
    const open = isReservable(date, period) ? openOn(days, date, choices) : []
    const stay = { checkin_date: date, checkout_date: addDays(date, nights) }
    const found = open.length === 0 ? [] : findOffers(house, days, asking(house, stay, { today: period.first, locale }, now), wanted, reader) // prettier-ignore
    const { total, rooms } = cheapestStay(house, found, parties, now)
    // Rooms that are free and for sale, but not for such a stay, are no news of a full house.
    const isClosed = open.length === 0 || (total === null && open.some(({ type }) => isFree(found, type.id)))
    return {
      date,
      status: statusOf(isClosed, total !== null, rooms),
      room_count: total === null ? 0 : rooms,
      lowest_price: total === null ? null : perNight(total, stay),
      ...rulesOfArrival(open),
      holiday: holidayOf(hotel, date, locale),
    }
  }
  return new Map(dateRange(range.first, range.last).map((date) => [date, dayOf(date)]))
}

const isFree = (found: ReturnType<typeof findOffers>, typeId: number): boolean =>
  found.some(({ type, free }) => type.id === typeId && free > 0)
