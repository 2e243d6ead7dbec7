import { and, eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { Orm } from '../db/orm.ts'
import { lotteryEntry, lotteryEvent } from '../db/schema/lottery.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { refuseLotteryNights } from '../inventory/lottery-nights.ts'
import { ApiError } from '../kernel/api-error.ts'
import { foreignEntry } from './own-entry.ts'
import type { EntryOfEvent } from './own-entry.ts'
import { requireBookable } from './winner.ts'

type Asker = { member: { id: number } | null; now: number }

/**
 * In the transaction that books: the entry of whoever won, locked until it ends, or null for everybody else, who gets none
 * of the nights that are given by lot.
 */
export async function claimWin(
  tx: Orm,
  catalog: HotelCatalog,
  booking: Booking,
  { member, now }: Asker,
): Promise<EntryOfEvent | null> {
  const number = booking.lottery_result?.entry_number
  if (!number) {
    refuseLotteryNights(catalog, booking, now)
    return null
  }
  if (!member) throw new ApiError(ERRORS.signInRequired, 'A room that was won is booked by the account that entered')
  const [found] = await tx
    .select({ entry: lotteryEntry, event: lotteryEvent })
    .from(lotteryEntry)
    .innerJoin(lotteryEvent, eq(lotteryEvent.id, lotteryEntry.event_id))
    .where(and(eq(lotteryEntry.entry_number, number), eq(lotteryEvent.hotel_id, catalog.hotel.id)))
    .for('update', { of: lotteryEntry })
  if (!found) throw foreignEntry()
  requireBookable(catalog, found, booking, { memberId: member.id, now })
  return found
}
