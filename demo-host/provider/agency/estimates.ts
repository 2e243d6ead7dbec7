import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { addDays, nights as countNights } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add } from '../../../shared/rules/money/money.ts'
import type { Orm } from '../db/orm.ts'
import { bookingWindow, isInBookingWindow } from '../inventory/booking-window.ts'
import { isKeptReady, loadDayMinimums, lowestOf } from '../inventory/day-minimums.ts'
import type { DayMinimum } from '../inventory/day-minimums.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'
import type { ListedHotel } from './listed-hotels.ts'

// The table of the lowest prices says quickly what many hotels ask for about as much as they will; what is shown is then
// priced exactly. What it says is free may still have no offer, as where each night is free in another room.

const LOOK_AHEAD_DAYS = 60
/** A party whose price is not kept is put in order by that of two. */
const COUPLE: PartyRoom = { adults: 2, children: 0 }

type ByNight = ReadonlyMap<PlainDate, DayMinimum>

/** About what the stay costs at a hotel, in its own currency; null: it cannot be had. */
export type Estimates = ReadonlyMap<number, number | null>

export async function estimate(
  orm: Pick<Orm, 'select'>,
  hotels: readonly ListedHotel[],
  stay: Stay,
  parties: readonly PartyRoom[],
  now: number,
): Promise<Estimates> {
  const nights = nightsOf(stay)
  const byHotel = await nightsOfHotels(orm, hotels, [stay.checkin_date, nights.at(-1) ?? stay.checkin_date], now)
  return new Map(
    hotels.map((listed) => {
      const isOpen = isInBookingWindow(stay.checkin_date, bookingWindow(listed, now))
      return [listed.id, isOpen ? total(listed, byHotel.get(listed.id) ?? new Map(), nights, parties) : null]
    }),
  )
}

/** The first stay of the same length, after the one asked for, that looks free; hotels that have none are missing. */
export async function nextStays(
  orm: Pick<Orm, 'select'>,
  hotels: readonly ListedHotel[],
  { checkin_date, checkout_date }: Stay,
  parties: readonly PartyRoom[],
  now: number,
): Promise<Map<number, Stay>> {
  if (hotels.length === 0) return new Map()
  const length = Math.max(1, countNights(checkin_date, checkout_date))
  const last = addDays(checkin_date, LOOK_AHEAD_DAYS + length)
  const byHotel = await nightsOfHotels(orm, hotels, [addDays(checkin_date, 1), last], now)
  return new Map(
    hotels.flatMap((listed) => {
      const known = byHotel.get(listed.id) ?? new Map()
      const period = bookingWindow(listed, now)
      for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
        const first = addDays(checkin_date, ahead)
        if (!isInBookingWindow(first, period)) continue
        const next = { checkin_date: first, checkout_date: addDays(first, length) }
        if (total(listed, known, nightsOf(next), parties) !== null) return [[listed.id, next] as const]
      }
      return []
    }),
  )
}

async function nightsOfHotels(
  orm: Pick<Orm, 'select'>,
  hotels: readonly ListedHotel[],
  range: readonly [PlainDate, PlainDate],
  now: number,
): Promise<Map<number, Map<PlainDate, DayMinimum>>> {
  const byHotel = new Map(hotels.map(({ id }) => [id, new Map<PlainDate, DayMinimum>()]))
  const listed = new Map(hotels.map((one) => [one.id, one]))
  for (const minimum of await loadDayMinimums(orm, listed, range, now))
    byHotel.get(minimum.hotel_id)?.set(minimum.night, minimum)
  return byHotel
}

function total(
  listed: ListedHotel,
  known: ByNight,
  nights: readonly PlainDate[],
  parties: readonly PartyRoom[],
): number | null {
  const minimums = nights.map((night) => known.get(night))
  const [arrival] = minimums
  if (!arrival || arrival.closed_to_arrival || arrival.min_stay > nights.length) return null
  const asked = isKeptReady(parties) ? parties : parties.map(() => COUPLE)
  const prices = minimums.map((minimum) => {
    if (!minimum || minimum.is_closed || minimum.free_rooms < parties.length) return null
    // A house of single rooms has no price for two, and may have one for the party.
    return lowestOf(minimum, listed, asked) ?? (isKeptReady(parties) ? null : minimum.one_adult_gross)
  })
  return prices.some((price) => price === null) ? null : add(...prices.map(Number))
}
