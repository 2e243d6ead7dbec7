import { addDays, nights as countNights } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Room } from '../../../shared/model/search/room.ts'
import { bookingWindow, isInBookingWindow } from '../inventory/booking-window.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { offerRequest, cheapest } from './price-offer.ts'
import type { OfferRequest } from './price-offer.ts'
import { findOffers } from './find-offers.ts'
import type { SearchRequest } from './find-offers.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import type { Localizer } from '../kernel/texts.ts'

const LOOK_AHEAD_DAYS = 60

export type NextAvailable = Room['next_available']

/** The next stay of the same length that every one of the given rooms could have, room by room. */
export async function nextAvailable(
  load: (first: PlainDate, last: PlainDate) => Promise<RatesAndInventory>,
  catalog: HotelCatalog,
  asked: OfferRequest,
  wanted: SearchRequest,
  roomTypeCodes: readonly string[],
  localizer: Localizer,
): Promise<Map<string, NextAvailable>> {
  const next = new Map<string, NextAvailable>()
  if (roomTypeCodes.length === 0) return next

  const { checkin_date: from } = asked.stay
  const length = countNights(from, asked.stay.checkout_date)
  const period = bookingWindow(catalog.hotel, asked.now)
  const inventory = await load(addDays(from, 1), addDays(from, LOOK_AHEAD_DAYS + length))
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS && next.size < roomTypeCodes.length; ahead++) {
    const stay = { checkin_date: addDays(from, ahead), checkout_date: addDays(from, ahead + length) }
    // Rates are known for longer than bookings are taken.
    if (!isInBookingWindow(stay.checkin_date, period)) break
    const open = roomTypeCodes.filter((code) => !next.has(code))
    for (const [code, found] of freeOn(
      catalog,
      inventory,
      offerRequest(catalog, stay, asked.occasion, asked.now),
      { ...wanted, roomTypes: open },
      localizer,
    ))
      next.set(code, found)
  }
  return next
}

function freeOn(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  asked: OfferRequest,
  wanted: SearchRequest,
  localizer: Localizer,
): Map<string, NextAvailable> {
  const { stay }: { stay: Stay } = asked
  return new Map(
    findOffers(catalog, inventory, asked, wanted, localizer).flatMap(({ type, offers }) => {
      // What cannot be booked yet is no way out of a sold-out day.
      const best = cheapest(offers.filter(({ answer }) => answer.booking_start_date === null))
      return best ? [[type.code, { ...stay, price: best.answer.price }] as const] : []
    }),
  )
}
