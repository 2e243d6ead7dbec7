import { ERRORS } from '../../../shared/errors.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { HotelCatalog, Lottery } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Stay } from './availability-rules.ts'
import { nightsOf } from './rate-calendar.ts'
import type { RatesAndInventory } from './rate-calendar.ts'

type Events = Pick<HotelCatalog, 'lotteries'>

/** The event that gives a night by lot alone, until its winners can book no more. */
const eventOf = ({ lotteries }: Events, night: PlainDate, now: number): Lottery | undefined =>
  lotteries.find(
    ({ is_exclusive, deadline, stay_from, stay_to }) =>
      is_exclusive && now < Date.parse(deadline) && stay_from <= night && night < stay_to,
  )

export const isLotteryNight = (catalog: Events, night: PlainDate, now: number): boolean =>
  eventOf(catalog, night, now) !== undefined

/**
 * Nights that are to be had by lot alone cannot be searched or booked like others (ERR-038); those that `own` has are its.
 * @throws 3750 with the event
 */
export function refuseLotteryNights(catalog: Events, stay: Stay, now: number, own: readonly PlainDate[] = []): void {
  const [event] = nightsOf(stay).flatMap((night) => (own.includes(night) ? [] : (eventOf(catalog, night, now) ?? [])))
  if (!event) return
  throw new ApiError(ERRORS.lotteryDatesOnly, 'These nights are given by lot alone', {
    details: { lottery_event: event.uuid },
  })
}

/** For who looks through many nights: such a night is closed. */
export function withoutLotteryNights(catalog: Events, inventory: RatesAndInventory, now: number): RatesAndInventory {
  if (!catalog.lotteries.some(({ is_exclusive }) => is_exclusive)) return inventory
  return {
    ...inventory,
    rate(plan, night) {
      const rate = inventory.rate(plan, night)
      return rate && isLotteryNight(catalog, night, now) ? { ...rate, closed: true } : rate
    },
  }
}
