import { addDays, compareDates, dateRange } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import { add, offerTotal } from '../../../shared/rules/money.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import type { Context } from '../http/context.ts'
import { loadDays } from './days.ts'
import type { Days, NightRate } from './days.ts'
import type { House, HotelPlan, RoomPlan, RoomType } from './house.ts'
import { memberOf } from './member-at.ts'
import { asking, cheapest, offerFor } from './offers.ts'
import type { Asked, Offered } from './offers.ts'
import { roomRate } from './pricing.ts'
import { mostTakenOff } from './promotions.ts'
import { Refused } from './refused.ts'
import { reservablePeriod } from './reservable.ts'
import { candidates, distinctParties } from './search.ts'
import type { Found, Wanted } from './search.ts'
import { fits, freeRooms, isOnSale, planStock, ratesOf } from './sellable.ts'
import type { Stay } from './sellable.ts'
import type { Reader } from './texts.ts'

const INVALID = 1000
/** So many days of arrival are looked at; further ahead prices are not yet what they will be. */
const LOOK_AHEAD_DAYS = 120

const refused = (field: string, title: string) =>
  new Refused(422, INVALID, title, { base: [{ field, code: INVALID, error: title }] })

type Sold = { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType }
type Chance = { stay: Stay; atLeast: number }

/** Spec 3 and 5: every offer at its cheapest stay of the wanted length, with the dates of that stay. */
export async function findUndated(
  house: House,
  nights: number,
  wanted: Wanted,
  reader: Reader,
  context: Context,
): Promise<Found[]> {
  const [party, ...others] = distinctParties(house, wanted.parties)
  if (!party || others.length > 0) throw refused('rooms', 'Without dates all rooms are for as many guests')
  if (wanted.keys?.dynamic_package) throw refused('dynamic_package', 'A flight needs its dates')

  const now = context.clock.now()
  const { first, last } = reservablePeriod(house.hotel, now)
  const limit = addDays(first, LOOK_AHEAD_DAYS - 1)
  const arrivals = dateRange(first, compareDates(limit, last) < 0 ? limit : last)
  const stays = arrivals.map((date) => ({ checkin_date: date, checkout_date: addDays(date, nights) }))

  const firstStays = firstStaysFor(house, stays, now)
  const found = candidates(house, wanted, reader, (plan) => firstStays(plan) !== null)
  const ids = found.flatMap(({ sold }) => sold.map(({ roomPlan }) => roomPlan.id))
  const end = addDays(arrivals.at(-1) ?? first, nights)
  const days = await loadDays(context.database.orm, house.hotel.id, first, end, ids)

  const isMember = memberOf(context, house.hotel) !== null
  const asked = askingOnce(house, { today: first, locale: context.locale, isMember }, now)
  return found.map(({ type, sold }) => {
    const roomy = stays.map((stay) => freeRooms(days, type, stay) >= wanted.parties.length)
    const offers = sold.flatMap(({ roomPlan, plan }) => {
      const one = { roomPlan, plan, type }
      const from = firstStays(plan) ?? stays.length
      const open = stays.filter((_, at) => at >= from && roomy[at])
      const chances = chancesOf(house, days, one, open, party, wanted.parties.length)
      return cheapestOf(chances, (stay) => offerFor(house, days, one, party, asked(stay), reader))
    })
    const stay = cheapest(offers)?.answer.lowest_stay
    return { type, offers, free: stay ? freeRooms(days, type, stay) : 0 }
  })
}

/**
 * From which arrival on a plan is for sale; null: from none. A plan with a day on which bookings open never shows without
 * dates (domain-facts 2).
 */
function firstStaysFor(house: House, stays: readonly Stay[], now: number): (plan: HotelPlan) => number | null {
  const known = new Map<number, number | null>()
  return (plan) => {
    const before = known.get(plan.id)
    if (before !== undefined) return before
    const at = plan.booking_start_date === null ? stays.findIndex((stay) => isOnSale(house.hotel, plan, stay, now)) : -1
    const found = at < 0 ? null : at
    known.set(plan.id, found)
    return found
  }
}

/** Many rooms are cheapest on the same days. */
function askingOnce(house: House, occasion: Asked['occasion'], now: number): (stay: Stay) => Asked {
  const known = new Map<Stay, Asked>()
  return (stay) => {
    const asked = known.get(stay) ?? asking(house, stay, occasion, now)
    known.set(stay, asked)
    return asked
  }
}

/** The stays for which the plan has rooms, each with a price it cannot lie below, the most promising first. */
function chancesOf(
  house: House,
  days: Days,
  { roomPlan, plan, type }: Sold,
  stays: readonly Stay[],
  party: PartyRoom,
  rooms: number,
): Chance[] {
  if (!fits(type, roomPlan, party)) return []
  const floorOf = nightFloor(house, plan, party)
  return stays
    .flatMap((stay): Chance[] => {
      const rates = ratesOf(days, roomPlan, stay)
      if (!rates || (planStock(rates) ?? Infinity) < rooms) return []
      return [{ stay, atLeast: add(...rates.map(floorOf)) }]
    })
    .toSorted((a, b) => a.atLeast - b.atLeast)
}

/** Most nights belong to many stays, so each is looked at once. */
function nightFloor(house: House, plan: HotelPlan, party: PartyRoom): (rate: NightRate) => number {
  const known = new Map<PlainDate, number>()
  return (rate) => {
    const before = known.get(rate.night)
    if (before !== undefined) return before
    const gross = roomRate(house, plan, rate, party) ?? Infinity
    const floor = gross - Math.min(gross, mostTakenOff(house, plan, gross))
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
