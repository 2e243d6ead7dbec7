import type { Context } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Action } from '../../../shared/rules/change/cancelling.ts'
import { barsOf } from '../reservations/allowed-actions.ts'
import { isBeingChanged } from '../records/being-changed.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { ReservationRow as Row } from '../records/authorized-reservation.ts'
import { ApiError } from '../kernel/api-error.ts'

/** What is under way is told before what is over: the guest waits for the one, and the other is for good. */
export async function refuseBarred(
  tx: Orm,
  hotel: Hotel,
  row: Row,
  context: Context,
  action: Action = 'update',
): Promise<void> {
  if (row.status === 'payment_pending') throw new ApiError(ERRORS.reservationBusy, 'The reservation is being paid')
  if (await isBeingChanged(tx, row.id))
    throw new ApiError(ERRORS.changeBeingPaid, 'A change of the reservation is being paid')
  const bar = (await barsOf(tx, row, hotel, context))[action]
  if (bar)
    throw new ApiError(ERRORS.invalidRequest, 'The reservation cannot be changed any more', {
      details: { reason: bar },
    })
}

/** Somebody else was first: the guest has to look again before changing anything. */
export function refuseStaleVersion(row: Row, version: number): void {
  if (row.version !== version) throw new ApiError(ERRORS.reservationChanged, 'The reservation has changed meanwhile')
}
