import { eq, sql } from 'drizzle-orm'

import type { Booked } from '../../../shared/model/stay/reservation.ts'
import type { Services } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationEvent } from '../db/schema/booking.ts'
import { queueConfirmation } from './confirmation-mail.ts'
import { confirmWin, handBackRoom } from '../lotteries/won-room.ts'
import { answerOf, finishAttempt } from '../kernel/idempotency.ts'
import type { OutcomeEffect } from '../payments/consequences.ts'
import type { PaymentOutcome } from '../payments/outcomes.ts'
import { recordChallenge, recordPaid, recordRefusal } from '../payments/payment-moves.ts'
import type { PaymentContext } from '../payments/payment-standing.ts'
import { keepCard } from '../payments/saved-cards.ts'
import { moveStockAndWallet } from './stock-and-wallet.ts'

/** What an outcome means for a new reservation: it stands, it waits for the bank, or its rooms are free again. */
export const concludeStay: OutcomeEffect = (tx, services, standing, outcome) =>
  CONSEQUENCES[outcome.kind](tx, services, standing, outcome as never) // each row takes its own kind

type Of<Kind extends PaymentOutcome['kind']> = Extract<PaymentOutcome, { kind: Kind }>
type ConsequenceOf<Kind extends PaymentOutcome['kind']> = (
  tx: Orm,
  services: Services,
  standing: PaymentContext,
  outcome: Of<Kind>,
) => Promise<void>

const CONSEQUENCES: { [Kind in PaymentOutcome['kind']]: ConsequenceOf<Kind> } = {
  async paid(tx, services, { payment: paid, reservation: booked }, outcome) {
    const { state, charge } = outcome
    const at = new Date(services.clock.now())
    await recordPaid(tx, paid, outcome, at)
    if (charge.kept) await keepCard(tx, booked, charge.kept, at)
    await tx
      .update(reservation)
      .set({ status: 'done', hold_expires_at: null, version: sql`${reservation.version} + 1`, updated_at: at })
      .where(eq(reservation.id, booked.id))
    await happened(tx, booked.id, at, 'confirmed', { payment: paid.id })

    // The contract's own answer, as place() wrote it.
    const answer = (await answerOf(tx, services, booked.id)) as Booked
    await queueConfirmation(tx, services, booked.id, answer.token)
    const transaction = answer.transaction && { ...answer.transaction, status: state, challenge_url: null }
    await finishAttempt(tx, services, booked.id, 201, {
      kind: 'answer',
      answer: { ...answer, status: 'done', transaction },
    })
    await confirmWin(tx, booked.id, at)
    await moveStockAndWallet(tx, booked.id, 'sold', at)
  },

  async challenge(tx, services, { payment: asked, reservation: booked }, { charge }) {
    const at = new Date(services.clock.now())
    const end = charge.expires_at === null ? booked.hold_expires_at : new Date(charge.expires_at)
    await recordChallenge(tx, asked, charge, end, at)
    const answer = (await answerOf(tx, services, booked.id)) as Booked // as above
    const transaction = {
      id: asked.id,
      status: 'pre_3d_secure' as const,
      challenge_url: charge.challenge_url,
      expires_at: (end ?? at).toISOString(),
    }
    await finishAttempt(tx, services, booked.id, 201, { kind: 'answer', answer: { ...answer, transaction } })
  },

  async refused(tx, services, { payment: asked, reservation: booked }, outcome) {
    const { code } = outcome
    const at = new Date(services.clock.now())
    await recordRefusal(tx, asked, outcome, at)
    await tx
      .update(reservation)
      .set({
        status: 'cancelled',
        cancel_reason: 'payment',
        cancelled_at: at,
        hold_expires_at: null,
        version: sql`${reservation.version} + 1`,
        updated_at: at,
      })
      .where(eq(reservation.id, booked.id))
    await happened(tx, booked.id, at, 'payment_failed', { payment: asked.id, code })
    await finishAttempt(tx, services, booked.id, 402, {
      kind: 'refused',
      code,
      title: 'The payment did not go through',
    })
    await handBackRoom(tx, booked.id, at)
    await moveStockAndWallet(tx, booked.id, 'released', at)
  },
}

async function happened(tx: Orm, reservationId: number, at: Date, kind: string, details: Record<string, unknown>) {
  await tx.insert(reservationEvent).values({ reservation_id: reservationId, at, kind, actor: 'gateway', details })
}
