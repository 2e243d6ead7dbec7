import { eq, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Transaction } from '../../../shared/model/stay/reservation.ts'
import type { Services } from '../kernel/context.ts'
import { payment, paymentEvent } from '../db/schema/money.ts'
import type { WebhookEvent } from '../gateways/messages.ts'
import { askedCharge, giveBack, isOld, vanished } from '../payments/ask-gateway.ts'
import { applyPaymentOutcome } from './apply-payment-outcome.ts'
import type { Concluding } from '../payments/consequences.ts'
import { isGivenUp, isWaiting, standingOf } from '../payments/payment-standing.ts'
import type { PaymentContext } from '../payments/payment-standing.ts'
import { gatewayOf } from '../payments/gateway-choice.ts'
import { outcomeOfCharge } from '../payments/outcomes.ts'
import { reconcileLink } from '../payment-links/reconcile-link.ts'
import { isFinal, NEXT } from '../payments/payment-states.ts'

/**
 * Asks the gateway how a payment stands and draws the consequence. Never believes what a page or a callback says; what the
 * gateway has reported it has to answer for.
 * @throws 503 where it does not
 */
export async function reconcilePayment(
  services: Services & Concluding,
  paymentId: string,
  isReported = false,
): Promise<PaymentContext> {
  const standing = await standingOf(services.database.orm, paymentId)
  const isLost = isGivenUp(standing)
  if (!isWaiting(standing) && !isLost) return standing

  const { payment: asked } = standing
  const charge = await askedCharge(services, asked, { isWaiting: isWaiting(standing), isReported })
  if (isLost) {
    if (charge === null) return standing
    await giveBack(services, asked, charge)
    return standingOf(services.database.orm, paymentId)
  }
  if (isFinal(asked.state)) return standing

  const outcome = charge === null ? await vanished(services, asked) : outcomeOfCharge(asked, charge)
  return outcome ? applyPaymentOutcome(services, paymentId, outcome) : standing
}

/** The guest gave up, or the fifteen minutes are over: the bank is told first, so that nothing is taken afterwards. */
export async function cancelPayment(
  services: Services & Concluding,
  paymentId: string,
  code: number,
): Promise<PaymentContext> {
  const standing = await reconcilePayment(services, paymentId)
  if (!isWaiting(standing)) return standing

  const answer = await gatewayOf(services, standing.payment).cancel({ reference: paymentId })
  if (answer.kind === 'unknown') return standing
  const after = await reconcilePayment(services, paymentId)
  if (!isWaiting(after)) return withCode(services, after, code)
  // A refusal to cancel can mean that the money was taken: then the room stays held until that is known.
  const isGone = answer.kind === 'missing' && isOld(services, after.payment)
  return isGone
    ? applyPaymentOutcome(services, paymentId, { kind: 'refused', state: 'cancelled', code, charge: null })
    : after
}

/** Callbacks come twice, late and in any order: the event is noted once, and then the gateway is asked. */
export async function reconcileByWebhook(services: Services & Concluding, event: WebhookEvent): Promise<void> {
  const { orm } = services.database
  const known = await orm
    .select({ id: payment.id, gateway: payment.gateway, link: payment.payment_link_number })
    .from(payment)
    .where(eq(payment.id, event.reference))
  if (!known[0]) return
  await (known[0].link === null ? reconcilePayment : reconcileLink)(services, known[0].id, true)
  // Noted last: a callback whose work failed is sent again.
  await orm
    .insert(paymentEvent)
    .values({
      gateway: known[0].gateway,
      event_id: event.id,
      payment_id: known[0].id,
      event,
      received_at: new Date(services.clock.now()),
    })
    .onConflictDoNothing()
}

export function shownTransaction({ payment: asked, reservation, change }: PaymentContext): Transaction {
  const end = asked.expires_at ?? (change ?? reservation).hold_expires_at ?? asked.updated_at
  return {
    id: asked.id,
    status: asked.state,
    amount: asked.amount_gross,
    currency: asked.currency,
    expires_at: end.toISOString(),
    code: asked.error_code,
    next: NEXT[asked.state],
  }
}

/** Why it was given up is known to us better than to the gateway. */
async function withCode(services: Services, standing: PaymentContext, code: number): Promise<PaymentContext> {
  if (standing.payment.state !== 'cancelled') return standing
  await services.database.orm
    .update(payment)
    .set({ error_code: sql`coalesce(nullif(${payment.error_code}, ${ERRORS.threeDSecureCancelled.code}), ${code})` })
    .where(eq(payment.id, standing.payment.id))
  return standingOf(services.database.orm, standing.payment.id)
}
