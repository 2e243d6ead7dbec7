import { eq } from 'drizzle-orm'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { payment } from '../db/schema/money.ts'
import type { Unknown } from '../gateways/gateway.ts'
import type { Charge, ChargeAnswer } from '../gateways/messages.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Services } from '../kernel/context.ts'
import { oweForgetting } from './forgotten-cards.ts'
import { gatewayOf } from './gateway-choice.ts'
import { enter } from './ledger.ts'
import { isOurs, outcomeOfCharge } from './outcomes.ts'
import type { PaymentOutcome, Payment } from './outcomes.ts'
import { LATE, oweRefund, trySendRefund } from './refunds.ts'

// What the gateway says of a payment, whatever the payment is for.

/** An authorisation gives up after ten seconds; a charge that is not there long after that never came about. */
const NEVER_CAME_MS = MINUTE_MS

/** What was only held is let go of under another name: it may have been taken by then, and goes back. */
const RELEASE = 'late-hold'

const chargeOf = (answer: ChargeAnswer | Unknown): Charge | null => (answer.kind === 'charge' ? answer.charge : null)

type Asking = {
  /** Somebody waits for the money. */
  isWaiting: boolean
  /** The gateway has reported it: where it does not answer now, it is to report it again. */
  isReported: boolean
}

/**
 * The charge as the gateway has it; while somebody waits for the money, what is only held is captured. Null: nothing is certain.
 * @throws 503 where a report is not explained
 */
export async function askedCharge(
  services: Services,
  asked: Payment,
  { isWaiting, isReported }: Asking,
): Promise<Charge | null> {
  const gateway = gatewayOf(services, asked)
  const told = (answer: ChargeAnswer | Unknown) => {
    if (isReported && answer.kind === 'unknown') throw gatewaySilent()
    return chargeOf(answer)
  }
  const charge = told(await gateway.fetch(asked.id))
  if (charge === null) return null
  if (!isOurs(asked, charge)) {
    services.log.error({ payment: asked.id, charge: charge.id }, 'the charge is not the one that was asked for')
    return null
  }
  const isToCapture = isWaiting && charge.state === 'authorized' && outcomeOfCharge(asked, charge) === null
  return isToCapture ? told(await gateway.capture({ reference: asked.id })) : charge
}

export const gatewaySilent = () => new ApiError(ERRORS.paymentNotProcessed, 'The payment service does not answer')

export const isOld = ({ clock }: Services, asked: Payment): boolean =>
  clock.now() - asked.created_at.getTime() >= NEVER_CAME_MS

/** No charge long after it was asked for: nothing was taken and nothing will be. */
export async function vanished(services: Services, asked: Payment): Promise<PaymentOutcome | null> {
  if (!isOld(services, asked)) return null
  const answer = await gatewayOf(services, asked).fetch(asked.id)
  return answer.kind === 'missing'
    ? { kind: 'refused', state: 'failed', code: ERRORS.paymentTimedOut.code, charge: null }
    : null
}

/** The money came after it was given up: all of it goes back, under one name, so that it goes back once. */
export async function giveBack(services: Services, paid: Payment, charge: Charge): Promise<void> {
  const at = new Date(services.clock.now())
  const { orm } = services.database
  if (charge.state === 'authorized') {
    const owed = { cause: RELEASE, kind: 'release' as const, amount_gross: 0 }
    await trySendRefund(services, await orm.transaction((tx) => oweRefund(tx, paid, owed, at)))
  }
  if (charge.captured_amount <= charge.refunded_amount && paid.refunded_gross === charge.refunded_amount) return

  const amount = charge.captured_amount
  // Written down before it is asked for: what is owed and not given back is what the scheduled jobs asks for again.
  const reference = await orm.transaction(async (tx) => {
    await enter(tx, paid.id, { kind: 'captured', amount_gross: amount, gateway_ref: charge.id }, at)
    await tx
      .update(payment)
      .set({ captured_gross: amount, error_code: ERRORS.soldOut.code, updated_at: at })
      .where(eq(payment.id, paid.id))
    if (charge.kept) await oweForgetting(tx, charge.kept.token, at)
    return oweRefund(tx, paid, { cause: LATE, kind: 'refund', amount_gross: amount }, at)
  })
  await trySendRefund(services, reference)
}
