import type { Services } from '../kernel/context.ts'
import { giveBack } from '../payments/ask-gateway.ts'
import { purposeOf } from '../payments/consequences.ts'
import type { Concluding } from '../payments/consequences.ts'
import type { PaymentOutcome } from '../payments/outcomes.ts'
import { mayBecome } from '../payments/payment-states.ts'
import { isGivenUp, isWaiting, standingOf } from '../payments/payment-standing.ts'
import type { PaymentContext } from '../payments/payment-standing.ts'

/**
 * What an outcome means for what was to be paid, in one transaction. Whoever comes second (a callback, a returning guest,
 * the scheduled jobs) finds the state already moved and changes nothing.
 */
export async function applyPaymentOutcome(
  services: Services & Concluding,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<PaymentContext> {
  await services.database.orm.transaction(async (tx) => {
    const standing = await standingOf(tx, paymentId, true)
    if (!isWaiting(standing) || !mayBecome(standing.payment.state, stateOf(outcome))) return
    await services.consequences[purposeOf(standing)](tx, services, standing, outcome)
  })
  const stands = await standingOf(services.database.orm, paymentId)
  // Nobody had heard of it for so long that it was given up: what was taken all the same goes back.
  if (outcome.kind !== 'paid' || !isGivenUp(stands)) return stands
  await giveBack(services, stands.payment, outcome.charge)
  return standingOf(services.database.orm, paymentId)
}

const stateOf = (outcome: PaymentOutcome) => (outcome.kind === 'challenge' ? 'pre_3d_secure' : outcome.state)
