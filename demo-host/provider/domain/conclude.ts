import { eq, sql } from 'drizzle-orm'

import type { Booked } from '../../../shared/model/reservation.ts'
import type { Services } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationEvent } from '../db/schema/booking.ts'
import { concludeChange } from './conclude-change.ts'
import { queueConfirmation } from './confirmation-mail.ts'
import { moveExtras } from './extras-stock.ts'
import { answerOf, finish } from './once.ts'
import type { Outcome } from './outcomes.ts'
import { noteChallenge, notePaid, noteRefused } from './payment-moves.ts'
import { mayBecome } from './payment-states.ts'
import { isWaiting, standingOf } from './payment-standing.ts'
import type { Standing } from './payment-standing.ts'
import { keepCard } from './saved-cards.ts'
import { moveStock } from './stock.ts'
import { moveWallet } from './wallet-moves.ts'

/**
 * What an outcome means for the reservation, in one transaction. Whoever comes second (a callback, a returning guest,
 * the sweeper) finds the state already moved and changes nothing.
 */
export async function conclude(services: Services, paymentId: string, outcome: Outcome): Promise<Standing> {
  await services.database.orm.transaction(async (tx) => {
    const standing = await standingOf(tx, paymentId, true)
    if (!isWaiting(standing) || !mayBecome(standing.payment.state, stateOf(outcome))) return
    if (standing.change) return concludeChange(tx, services, standing, standing.change, outcome)
    await CONSEQUENCES[outcome.kind](tx, services, standing, outcome as never) // each row takes its own kind
  })
  return standingOf(services.database.orm, paymentId)
}

const stateOf = (outcome: Outcome) => (outcome.kind === 'challenge' ? 'pre_3d_secure' : outcome.state)

type Of<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>
type Consequence<Kind extends Outcome['kind']> = (
  tx: Orm,
  services: Services,
  standing: Standing,
  outcome: Of<Kind>,
) => Promise<void>

const CONSEQUENCES: { [Kind in Outcome['kind']]: Consequence<Kind> } = {
  async paid(tx, services, { payment: paid, reservation: booked }, outcome) {
    const { state, charge } = outcome
    const at = new Date(services.clock.now())
    await notePaid(tx, paid, outcome, at)
    await moveStock(tx, booked.id, 'sold')
    await moveExtras(tx, booked.id, 'sold')
    await moveWallet(tx, booked.id, 'used', at)
    if (charge.kept) await keepCard(tx, booked, charge.kept, at)
    await tx
      .update(reservation)
      .set({ status: 'done', hold_expires_at: null, version: sql`${reservation.version} + 1`, updated_at: at })
      .where(eq(reservation.id, booked.id))
    await happened(tx, booked.id, at, 'confirmed', { payment: paid.id })

    // The contract's own answer, as place() wrote it.
    const answer = (await answerOf(tx, booked.id)) as Booked
    await queueConfirmation(tx, services, booked.id, answer.token)
    const transaction = answer.transaction && { ...answer.transaction, status: state, challenge_url: null }
    await finish(tx, booked.id, 201, { kind: 'answer', answer: { ...answer, status: 'done', transaction } })
  },

  async challenge(tx, services, { payment: asked, reservation: booked }, { charge }) {
    const at = new Date(services.clock.now())
    const end = charge.expires_at === null ? booked.hold_expires_at : new Date(charge.expires_at)
    await noteChallenge(tx, asked, charge, end, at)
    const answer = (await answerOf(tx, booked.id)) as Booked // as above
    const transaction = {
      id: asked.id,
      status: 'pre_3d_secure' as const,
      challenge_url: charge.challenge_url,
      expires_at: (end ?? at).toISOString(),
    }
    await finish(tx, booked.id, 201, { kind: 'answer', answer: { ...answer, transaction } })
  },

  async refused(tx, services, { payment: asked, reservation: booked }, outcome) {
    const { code } = outcome
    const at = new Date(services.clock.now())
    await noteRefused(tx, asked, outcome, at)
    await moveStock(tx, booked.id, 'released')
    await moveExtras(tx, booked.id, 'released')
    await moveWallet(tx, booked.id, 'released', at)
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
    await finish(tx, booked.id, 402, { kind: 'refused', code, title: 'The payment did not go through' })
  },
}

async function happened(tx: Orm, reservationId: number, at: Date, kind: string, details: Record<string, unknown>) {
  await tx.insert(reservationEvent).values({ reservation_id: reservationId, at, kind, actor: 'gateway', details })
}
