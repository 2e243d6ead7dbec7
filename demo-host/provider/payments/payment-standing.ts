import { eq, inArray } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { reservationChange } from '../db/schema/change.ts'
import { payment } from '../db/schema/money.ts'
import type { Payment } from './outcomes.ts'
import { missing } from '../kernel/api-error.ts'

/** `change`: the payment is for a change of the reservation, not for the booking itself. */
export type PaymentContext = {
  payment: Payment
  reservation: typeof reservation.$inferSelect
  change: typeof reservationChange.$inferSelect | null
}

export async function standingOf(tx: Orm, paymentId: string, lock = false): Promise<PaymentContext> {
  if (lock) await lockStayOf(tx, paymentId)
  const query = tx
    .select({ payment, reservation, change: reservationChange })
    .from(payment)
    .innerJoin(reservation, eq(reservation.id, payment.reservation_id))
    .leftJoin(reservationChange, eq(reservationChange.id, payment.change_id))
    .where(eq(payment.id, paymentId))
  const found = (await (lock ? query.for('update', { of: payment }) : query))[0]
  if (!found) throw missing()
  return found
}

/** Before its payments, as whoever cancels it does, so that no two wait for each other. */
function lockStayOf(tx: Orm, paymentId: string) {
  const stay = tx.select({ id: payment.reservation_id }).from(payment).where(eq(payment.id, paymentId))
  return tx.select({ id: reservation.id }).from(reservation).where(inArray(reservation.id, stay)).for('update')
}

/** Nobody knows yet: the booking, or its change, is kept until the payment is decided. */
export const isWaiting = ({ change, reservation: booked }: Pick<PaymentContext, 'change' | 'reservation'>): boolean =>
  change ? change.state === 'pending' : booked.status === 'payment_pending'

/** It came to nothing: money that comes all the same goes back. */
export function isGivenUp({ payment: asked, change, reservation: booked }: PaymentContext): boolean {
  // What was paid and cancelled afterwards goes back by what cancelling wrote down (refunds.ts), a fee kept or not.
  const isPaid = asked.state === 'captured' || asked.state === 'authorized'
  return !isPaid && (change ? change.state === 'failed' : booked.status === 'cancelled')
}
