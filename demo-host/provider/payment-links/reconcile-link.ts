import { and, eq, gt, isNotNull, lte, ne, or } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Orm } from '../db/orm.ts'
import { payment } from '../db/schema/money.ts'
import type { Charge } from '../gateways/messages.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER, IN_A_ROUND } from '../kernel/in-a-round.ts'
import { askedCharge, giveBack, isOld, vanished } from '../payments/ask-gateway.ts'
import { gatewayOf } from '../payments/gateway-choice.ts'
import { outcomeOfCharge } from '../payments/outcomes.ts'
import type { PaymentOutcome, Payment } from '../payments/outcomes.ts'
import { recordChallenge, recordPaid, recordRefusal } from '../payments/payment-moves.ts'
import { isFinal, mayBecome } from '../payments/payment-states.ts'
import { enterRefunds } from '../payments/refunds.ts'
import { missing } from '../kernel/api-error.ts'

/** An attempt to pay a link. */
export async function linkPaymentOf(tx: Orm, paymentId: string, lock = false): Promise<Payment> {
  const query = tx
    .select()
    .from(payment)
    .where(and(eq(payment.id, paymentId), isNotNull(payment.payment_link_number)))
  const [found] = await (lock ? query.for('update') : query)
  if (!found) throw missing()
  return found
}

/** What an outcome means for the attempt; whoever comes second finds it moved already and changes nothing. */
export async function applyLinkOutcome(
  services: Services,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<Payment> {
  const { orm } = services.database
  await orm.transaction(async (tx) => {
    const asked = await linkPaymentOf(tx, paymentId, true)
    const at = new Date(services.clock.now())
    if (!mayBecome(asked.state, outcome.kind === 'challenge' ? 'pre_3d_secure' : outcome.state)) return
    switch (outcome.kind) {
      case 'paid':
        return recordPaid(tx, asked, outcome, at)
      case 'challenge': {
        const { expires_at } = outcome.charge
        return recordChallenge(tx, asked, outcome.charge, expires_at === null ? null : new Date(expires_at), at)
      }
      case 'refused':
        return recordRefusal(tx, asked, outcome, at)
      default:
        return outcome satisfies never
    }
  })
  const stands = await linkPaymentOf(orm, paymentId)
  // As of a stay (apply-payment-outcome.ts).
  if (outcome.kind !== 'paid' || !isGivenUp(stands)) return stands
  await giveBack(services, stands, outcome.charge)
  return linkPaymentOf(orm, paymentId)
}

const isGivenUp = ({ state }: Payment): boolean => isFinal(state) && state !== 'captured'

/**
 * Asks the gateway how an attempt stands and draws the consequence.
 * @throws 503 where it does not answer for what it has reported
 */
export async function reconcileLink(services: Services, paymentId: string, isReported = false): Promise<Payment> {
  const { orm } = services.database
  const asked = await linkPaymentOf(orm, paymentId)
  const isOver = isFinal(asked.state)
  const charge = await askedCharge(services, asked, { isWaiting: !isOver, isReported })
  if (isOver) {
    if (charge) await followUp(services, asked, charge)
    return linkPaymentOf(orm, paymentId)
  }
  const outcome = charge === null ? await vanished(services, asked) : outcomeOfCharge(asked, charge)
  return outcome ? applyLinkOutcome(services, paymentId, outcome) : asked
}

/** The guest gave up, or the bank's fifteen minutes are over: the bank is told first, so that nothing is taken afterwards. */
export async function cancelLink(services: Services, paymentId: string, code: number): Promise<Payment> {
  const asked = await reconcileLink(services, paymentId)
  if (isFinal(asked.state)) return asked
  const answer = await gatewayOf(services, asked).cancel({ reference: paymentId })
  if (answer.kind === 'unknown') return asked
  const after = await reconcileLink(services, paymentId)
  const isGone = !isFinal(after.state) && answer.kind === 'missing' && isOld(services, after)
  return isGone
    ? applyLinkOutcome(services, paymentId, { kind: 'refused', state: 'cancelled', code, charge: null })
    : after
}

/** What happened at the gateway after an attempt had ended: the hotel gave money back, or money came that nobody waits for. */
async function followUp(services: Services, asked: Payment, charge: Charge): Promise<void> {
  if (asked.state !== 'captured') return giveBack(services, asked, charge)
  if (charge.refunded_amount > asked.refunded_gross) await enterRefunds(services, asked.id, charge)
}

/** Attempts whose outcome nobody learned, whose bank was not answered, and late money that is still to be given back. */
export async function endLinkPayments(services: Services): Promise<void> {
  const now = new Date(services.clock.now())
  const isOver = and(eq(payment.state, 'pre_3d_secure'), lte(payment.expires_at, now))
  const isOwed = and(ne(payment.state, 'captured'), gt(payment.captured_gross, payment.refunded_gross))
  const found = await services.database.orm
    .select({ id: payment.id, state: payment.state })
    .from(payment)
    .where(and(isNotNull(payment.payment_link_number), or(eq(payment.state, 'capturing'), isOver, isOwed)))
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  for (const { id, state } of found) {
    try {
      if (state === 'pre_3d_secure') await cancelLink(services, id, ERRORS.paymentTimedOut.code)
      else await reconcileLink(services, id)
    } catch (error) {
      // One that cannot be ended must not keep the others open.
      services.log.error({ err: error, payment: id }, 'the payment of a link could not be settled')
    }
  }
}
