import { and, desc, eq, isNull } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import { reservation } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { ownEntry } from '../lotteries/own-entry.ts'
import { shownEntry } from '../lotteries/shown-entry.ts'
import type { Concluding } from '../payments/consequences.ts'
import { cancelPayment } from './reconcile-payment.ts'

/**
 * DELETE …/incomplete_reservation (CALL-057): the bank is told that nothing will be paid, and the winner has the room
 * again. Said once more it changes nothing; what was paid meanwhile is booked, and stays so.
 * @throws 3760 as long as nobody knows what the bank did
 */
export async function deleteIncompleteReservation(
  catalog: HotelCatalog,
  number: string,
  context: Context & Concluding,
): Promise<LotteryEntry> {
  const { entry } = await ownEntry(catalog.hotel, number, context)
  if (entry.reservation_id !== null) {
    const [open] = await context.database.orm
      .select({ id: payment.id })
      .from(payment)
      .innerJoin(reservation, eq(reservation.id, payment.reservation_id))
      .where(
        and(
          eq(reservation.id, entry.reservation_id),
          eq(reservation.status, 'payment_pending'),
          isNull(payment.change_id),
        ),
      )
      .orderBy(desc(payment.created_at))
    if (open) {
      const after = await cancelPayment(context, open.id, ERRORS.threeDSecureCancelled.code)
      if (after.reservation.status === 'payment_pending')
        throw new ApiError(ERRORS.lotteryUnavailable, 'The bank has not answered yet')
    }
  }
  return shownEntry(catalog, number, context)
}
