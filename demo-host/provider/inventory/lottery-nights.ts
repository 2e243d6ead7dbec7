import { sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Lottery } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Stay } from './availability-rules.ts'
import { nightsOf } from './rate-calendar.ts'
import type { RatesAndInventory } from './rate-calendar.ts'

type Event = Pick<Lottery, 'uuid' | 'is_exclusive' | 'deadline' | 'stay_from' | 'stay_to'>
/** Of a hotel's catalogue, or of a row that was read with `LOTTERY_NIGHTS`. */
export type Events = { lotteries: readonly Event[] }
/** The nights of the lottery that is looked at, and those that are the guest's already. */
type Except = { lottery_event_uuid?: string | undefined; own?: readonly PlainDate[] }

/** A column of a statement about hotels, where their whole catalogues would be too much. */
export const LOTTERY_NIGHTS = sql<Event[]>`coalesce((select json_agg(e) from (
  select uuid, is_exclusive, deadline, stay_from, stay_to from lottery_event
  where hotel_id = hotel.id and is_exclusive) e), '[]'::json)`

/** The event that gives a night by lot alone, until its winners can book no more. */
function eventOf(
  { lotteries }: Events,
  night: PlainDate,
  now: number,
  { lottery_event_uuid, own = [] }: Except = {},
): Event | undefined {
  if (own.includes(night)) return
  return lotteries.find(
    ({ uuid, is_exclusive, deadline, stay_from, stay_to }) =>
      uuid !== lottery_event_uuid &&
      is_exclusive &&
      now < Date.parse(deadline) &&
      stay_from <= night &&
      night < stay_to,
  )
}

/**
 * Nights that are to be had by lot alone cannot be searched or booked like others (ERR-038); those that `own` has are its.
 * @throws 3750 with the event
 */
export function refuseLotteryNights(events: Events, stay: Stay, now: number, own: readonly PlainDate[] = []): void {
  const [event] = nightsOf(stay).flatMap((night) => eventOf(events, night, now, { own }) ?? [])
  if (!event) return
  throw new ApiError(ERRORS.lotteryDatesOnly, 'These nights are given by lot alone', {
    details: { lottery_event: event.uuid },
  })
}

/** For who looks through many nights: such a night is closed. */
export function withoutLotteryNights(
  events: Events,
  inventory: RatesAndInventory,
  now: number,
  except?: Except,
): RatesAndInventory {
  if (!events.lotteries.some(({ is_exclusive }) => is_exclusive)) return inventory
  // Of every plan the same few nights are asked for.
  const byLot = new Map<PlainDate, boolean>()
  const isByLot = (night: PlainDate): boolean => {
    const known = byLot.get(night) ?? eventOf(events, night, now, except) !== undefined
    byLot.set(night, known)
    return known
  }
  return {
    ...inventory,
    rate(plan, night) {
      const rate = inventory.rate(plan, night)
      return rate && isByLot(night) ? { ...rate, closed: true } : rate
    },
  }
}

/** The same of a night that is kept ready for calendars and lists. */
export const closedByLot = <Day extends { night: PlainDate; is_closed: boolean; free_rooms: number }>(
  events: Events,
  day: Day,
  now: number,
): Day => (eventOf(events, day.night, now) ? { ...day, is_closed: true, free_rooms: 0 } : day)
