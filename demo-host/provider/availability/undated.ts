import { addDays, compareDates, dateRange } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add, offerTotal } from '../../../shared/rules/money/money.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { Context } from '../kernel/context.ts'
import { loadRatesAndInventory } from '../inventory/rate-calendar.ts'
import type { RatesAndInventory, NightRate } from '../inventory/rate-calendar.ts'
import type { HotelCatalog, HotelPlan, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import { memberOf } from '../members/member-at.ts'
import { offerRequest, cheapest, priceOffer } from './price-offer.ts'
import type { OfferRequest, Offered } from './price-offer.ts'
import { roomRate } from '../pricing/pricing.ts'
import { mostTakenOff } from '../pricing/promotions.ts'
import { refusedField } from '../kernel/api-error.ts'
import { bookingWindow } from '../inventory/booking-window.ts'
import { withoutLotteryNights } from '../inventory/lottery-nights.ts'
import { candidates, distinctParties } from './find-offers.ts'
import type { RoomMatch, SearchRequest } from './find-offers.ts'
import { fits, freeRooms, isOnSale, planStock, ratesOf } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import type { Localizer } from '../kernel/texts.ts'

/** So many days of arrival are looked at; further ahead prices are not yet what they will be. */
const LOOK_AHEAD_DAYS = 120

type Sold = { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType }
type Chance = { stay: Stay; atLeast: number }

/** SEARCH-020, SEARCH-023: every offer at its cheapest stay of the wanted length, with the dates of that stay. */
export async function findUndated(
  catalog: HotelCatalog,
  nights: number,
  wanted: SearchRequest,
  localizer: Localizer,
  context: Context,
): Promise<RoomMatch[]> {
  const [party, ...others] = distinctParties(catalog, wanted.parties)
  if (!party || others.length > 0) throw refusedField('rooms', 'Without dates all rooms are for as many guests')
  if (wanted.keys?.dynamic_package) throw refusedField('dynamic_package', 'A flight needs its dates')

  const now = context.clock.now()
  const { first, last } = bookingWindow(catalog.hotel, now)
  const limit = addDays(first, LOOK_AHEAD_DAYS - 1)
  const arrivals = dateRange(first, compareDates(limit, last) < 0 ? limit : last)
  const stays = arrivals.map((date) => ({ checkin_date: date, checkout_date: addDays(date, nights) }))

  const firstStays = firstStaysFor(catalog, stays, now)
  const found = candidates(catalog, wanted, localizer, (plan) => firstStays(plan) !== null)
  const ids = found.flatMap(({ sold }) => sold.map(({ roomPlan }) => roomPlan.id))
  const end = addDays(arrivals.at(-1) ?? first, nights)
  const all = await loadRatesAndInventory(context.database.orm, catalog.hotel.id, first, end, ids)
  const inventory = withoutLotteryNights(catalog, all, now)

  const isMember = memberOf(context, catalog.hotel) !== null
  const asked = askingOnce(catalog, { today: first, locale: context.locale, isMember }, now)
  return found.map(({ type, sold }) => {
    const roomy = stays.map((stay) => freeRooms(inventory, type, stay) >= wanted.parties.length)
    const offers = sold.flatMap(({ roomPlan, plan }) => {
      const one = { roomPlan, plan, type }
      const from = firstStays(plan) ?? stays.length
      const open = stays.filter((_, at) => at >= from && roomy[at])
      const chances = chancesOf(catalog, inventory, one, open, party, wanted.parties.length)
      return cheapestOf(chances, (stay) => priceOffer(catalog, inventory, one, party, asked(stay), localizer))
    })
    const stay = cheapest(offers)?.answer.lowest_stay
    return { type, offers, free: stay ? freeRooms(inventory, type, stay) : 0 }
  })
}

/**
 * From which arrival on a plan is for sale; null: from none. A plan with a day on which bookings open never shows without
 * dates (docs/hotel-facts.md).
 */
function firstStaysFor(catalog: HotelCatalog, stays: readonly Stay[], now: number): (plan: HotelPlan) => number | null {
  const known = new Map<number, number | null>()
  return (plan) => {
    const before = known.get(plan.id)
    if (before !== undefined) return before
    const at =
      plan.booking_start_date === null ? stays.findIndex((stay) => isOnSale(catalog.hotel, plan, stay, now)) : -1
    const found = at < 0 ? null : at
    known.set(plan.id, found)
    return found
  }
}

/** Many rooms are cheapest on the same days. */
function askingOnce(
  catalog: HotelCatalog,
  occasion: OfferRequest['occasion'],
  now: number,
): (stay: Stay) => OfferRequest {
  const known = new Map<Stay, OfferRequest>()
  return (stay) => {
    const asked = known.get(stay) ?? offerRequest(catalog, stay, occasion, now)
    known.set(stay, asked)
    return asked
  }
}

/** The stays for which the plan has rooms, each with a price it cannot lie below, the most promising first. */
function chancesOf(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  { roomPlan, plan, type }: Sold,
  stays: readonly Stay[],
  party: PartyRoom,
  rooms: number,
): Chance[] {
  if (!fits(type, roomPlan, party)) return []
  const floorOf = nightFloor(catalog, plan, party)
  return stays
    .flatMap((stay): Chance[] => {
      const rates = ratesOf(inventory, roomPlan, stay)
      if (!rates || (planStock(rates) ?? Infinity) < rooms) return []
      return [{ stay, atLeast: add(...rates.map(floorOf)) }]
    })
    .toSorted((a, b) => a.atLeast - b.atLeast)
}

/** Most nights belong to many stays, so each is looked at once. */
function nightFloor(catalog: HotelCatalog, plan: HotelPlan, party: PartyRoom): (rate: NightRate) => number {
  const known = new Map<PlainDate, number>()
  return (rate) => {
    const before = known.get(rate.night)
    if (before !== undefined) return before
    const gross = roomRate(catalog, plan, rate, party) ?? Infinity
    const floor = gross - Math.min(gross, mostTakenOff(catalog, plan, gross))
    known.set(rate.night, floor)
    return floor
  }
}

/** Exactly priced one after the other until no other can be cheaper; of equal prices the earliest day. */
function cheapestOf(chances: readonly Chance[], priced: (stay: Stay) => Offered | null): Offered[] {
  let best: { offer: Offered; total: number; stay: Stay } | null = null
  for (const { stay, atLeast } of chances) {
    if (best && atLeast > best.total) break
    const offer = priced(stay)
    if (!offer) continue
    const total = offerTotal(offer.answer.price)
    const isEarlier =
      best !== null && total === best.total && compareDates(stay.checkin_date, best.stay.checkin_date) < 0
    if (!best || total < best.total || isEarlier) best = { offer, total, stay }
  }
  return best ? [{ ...best.offer, answer: { ...best.offer.answer, lowest_stay: best.stay } }] : []
}
