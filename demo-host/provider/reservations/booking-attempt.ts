import { and, eq, isNull } from 'drizzle-orm'

import type { AttemptState, PaymentAttempt } from '../../../shared/model/payment/paying.ts'
import { idempotencyKey, reservation } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import type { Orm } from '../db/orm.ts'
import { closeKey } from '../kernel/idempotency.ts'
import type { Services } from '../kernel/context.ts'
import { masked } from '../members/marketing.ts'
import type { Concluding } from '../payments/consequences.ts'
import { openPayment } from './shown-reservation.ts'
import { reconcilePayment } from './reconcile-payment.ts'

type Row = typeof reservation.$inferSelect
type Payment = typeof payment.$inferSelect

const UNHEARD: PaymentAttempt = { state: 'none', charge: null, masked_email: null, code: null, open: null }

function stateOf({ status, cancel_reason }: Row): AttemptState {
  switch (status) {
    case 'payment_pending':
      return 'running'
    case 'done':
    case 'completed':
      return 'booked'
    case 'cancelled':
      // What its guest cancelled afterwards was booked all the same.
      return cancel_reason === 'payment' ? 'refused' : 'booked'
    default:
      return status satisfies never
  }
}

/** The route as book() binds its keys to it; whose session sent it does not matter here. */
export const bookingRoute = (hotelId: number): string => `POST /hotels/${hotelId}/reservations`

/** Whoever asks for the last time, by their session: a booking nobody has heard of is not made after that. */
type Asked = { key: string; closedBy: number | null }

/**
 * What became of a booking, by its Idempotency-Key alone. The gateway is asked where nobody knows yet, as the
 * transaction's own call does.
 */
export async function bookingAttempt(
  services: Services & Concluding,
  hotelId: number,
  { key, closedBy }: Asked,
): Promise<PaymentAttempt> {
  const { orm } = services.database
  let before = await foundBy(orm, hotelId, key)
  if (!before && closedBy !== null) {
    await closeKey(orm, { scope: bookingRoute(hotelId), key, sessionId: closedBy }, services.clock)
    // It may have come in between.
    before = await foundBy(orm, hotelId, key)
  }
  if (!before) return UNHEARD
  if (before.booked.status === 'payment_pending' && before.paid) await reconcilePayment(services, before.paid.id)
  const { booked, paid } = (await foundBy(orm, hotelId, key)) ?? before

  const state = stateOf(booked)
  // Before the bank has asked there is nothing to answer.
  const open = (state === 'running' && paid?.challenge_url && openPayment(booked, paid)) || null
  return {
    state,
    charge: paid && { amount: paid.amount_gross, currency: paid.currency, last4: paid.card_last4 },
    masked_email: masked(booked.email),
    code: state === 'refused' ? (paid?.error_code ?? null) : null,
    open: open && { ...open, reservation_number: booked.number },
  }
}

/** The reservation the key made, and the payment of the booking itself: later changes have payments of their own. */
async function foundBy(orm: Orm, hotelId: number, key: string): Promise<{ booked: Row; paid: Payment | null } | null> {
  const [found] = await orm
    .select({ booked: reservation, paid: payment })
    .from(idempotencyKey)
    .innerJoin(reservation, eq(reservation.id, idempotencyKey.reservation_id))
    .leftJoin(payment, and(eq(payment.reservation_id, reservation.id), isNull(payment.change_id)))
    .where(and(eq(idempotencyKey.key, key), eq(idempotencyKey.scope, bookingRoute(hotelId))))
  return found ?? null
}
