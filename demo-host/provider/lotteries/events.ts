import { eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { LotteryEvent, LotteryPhase } from '../../../shared/model/stay/lottery.ts'
import { compareDates, nights as countNights } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../db/orm.ts'
import { lotteryEvent } from '../db/schema/lottery.ts'
import type { Hotel, HotelCatalog, Lottery } from '../hotels/hotel-catalog.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { ApiError } from '../kernel/api-error.ts'
import { iso } from '../kernel/hotel-time.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

export type EventRow = typeof lotteryEvent.$inferSelect

/** A row, or what the catalogue keeps of one. */
type Timed = Record<'entry_opens' | 'entry_closes' | 'deadline', Date | string> & { drawn_at: Date | string | null }

const at = (moment: Date | string): number => new Date(moment).getTime()

/** Results are known once they are drawn, which the scheduled jobs do when their moment has come. */
function phaseOf(event: Timed, now: number): LotteryPhase {
  if (now < at(event.entry_opens)) return 'before'
  if (now < at(event.entry_closes)) return 'open'
  if (event.drawn_at === null) return 'closed'
  return now < at(event.deadline) ? 'announced' : 'over'
}

/** @throws 3753 */
export function findLottery({ lotteries }: Pick<HotelCatalog, 'lotteries'>, uuid: string): Lottery {
  const found = lotteries.find((event) => event.uuid === uuid)
  if (!found) throw noSuchEvent()
  return found
}

const noSuchEvent = () => new ApiError(ERRORS.lotteryNotFound, 'There is no such lottery')

/**
 * The event as it stands, which is not drawn before this transaction ends; many may enter at once, and the draw waits.
 * @throws 3753
 */
export async function shareEvent(tx: Orm, hotelId: number, uuid: string): Promise<EventRow> {
  const [found] = await tx.select().from(lotteryEvent).where(eq(lotteryEvent.uuid, uuid)).for('share')
  if (!found || found.hotel_id !== hotelId) throw noSuchEvent()
  return found
}

/** @throws 3751, 3752 */
export function requireOpen(event: Timed, now: number): void {
  const phase = phaseOf(event, now)
  if (phase === 'open') return
  throw phase === 'before'
    ? new ApiError(ERRORS.lotteryNotOpen, 'Entries are not open yet', {
        details: { entry_opens_at: iso(at(event.entry_opens)) },
      })
    : new ApiError(ERRORS.lotteryClosed, 'Entries are closed', {
        details: { entry_closes_at: iso(at(event.entry_closes)) },
      })
}

type Stayed = Pick<EventRow, 'stay_from' | 'stay_to' | 'min_nights' | 'max_nights'>

/** LOTTERY-002. @throws 3754 with what the event allows */
export function checkLotteryStay({ stay_from, stay_to, min_nights, max_nights }: Stayed, stay: Stay): void {
  const isWithin =
    compareDates(stay.checkin_date, stay_from) >= 0 &&
    compareDates(stay.checkout_date, stay_to) <= 0 &&
    compareDates(stay.checkin_date, stay.checkout_date) < 0
  if (!isWithin)
    throw new ApiError(ERRORS.lotteryOtherDates, 'These dates are not of the lottery', {
      details: { stay_from, stay_to },
    })
  const length = countNights(stay.checkin_date, stay.checkout_date)
  if (length < min_nights || length > max_nights)
    throw new ApiError(ERRORS.lotteryOtherDates, 'The stay is too short or too long for the lottery', {
      details: { reason: 'lottery_nights', min_nights, max_nights },
    })
}

type Shown = Timed & Stayed & Pick<EventRow, 'uuid' | 'names' | 'notifications'> & { result_at: Date | string }

export const eventAnswer = (
  event: Shown,
  { time_zone }: Pick<Hotel, 'time_zone'>,
  localizer: Localizer,
  now: number,
): LotteryEvent => ({
  uuid: event.uuid,
  name: localize(event.names, localizer),
  notification: localize(event.notifications, localizer) || null,
  entry_opens_at: iso(at(event.entry_opens)),
  entry_closes_at: iso(at(event.entry_closes)),
  result_date: iso(at(event.result_at)),
  reservation_deadline: iso(at(event.deadline)),
  stay_from: event.stay_from,
  stay_to: event.stay_to,
  min_nights: event.min_nights,
  max_nights: event.max_nights,
  phase: phaseOf(event, now),
  time_zone,
})
