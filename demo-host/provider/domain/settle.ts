import { eq, sql } from 'drizzle-orm'

import { MINUTE_MS } from '../../../shared/constants.ts'
import type { Transaction } from '../../../shared/model/reservation.ts'
import type { Services } from '../http/context.ts'
import { payment, paymentEvent } from '../db/schema/money.ts'
import type { Unknown } from '../gateway/adapter.ts'
import type { Charge, ChargeAnswer, WebhookEvent } from '../gateway/messages.ts'
import { conclude, standingOf } from './conclude.ts'
import type { Standing } from './conclude.ts'
import { gatewayOf } from './gateway-choice.ts'
import { enter } from './ledger.ts'
import { isOurs, outcomeOfCharge } from './outcomes.ts'
import type { Outcome } from './outcomes.ts'
import { isFinal, NEXT } from './payment-states.ts'

const [TIMED_OUT, SOLD_OUT] = [3001, 1105]
/** An authorisation gives up after ten seconds; a charge that is not there long after that never came about. */
const NEVER_CAME_MS = MINUTE_MS

/** Asks the gateway how a payment stands and draws the consequence. Never believes what a page or a callback says. */
export async function settle(services: Services, paymentId: string): Promise<Standing> {
  const standing = await standingOf(services.database.orm, paymentId)
  const { status } = standing.reservation
  if (status !== 'payment_pending' && status !== 'cancelled') return standing

  const charge = await askedCharge(services, standing)
  if (status === 'cancelled') return charge === null ? standing : giveBack(services, standing, charge)
  if (isFinal(standing.payment.state)) return standing

  const outcome = charge === null ? await vanished(services, standing) : outcomeOfCharge(standing.payment, charge)
  return outcome ? conclude(services, paymentId, outcome) : standing
}

/** The guest gave up, or the fifteen minutes are over: the bank is told first, so that nothing is taken afterwards. */
export async function abandon(services: Services, paymentId: string, code: number): Promise<Standing> {
  const standing = await settle(services, paymentId)
  if (standing.reservation.status !== 'payment_pending') return standing

  const answer = await gatewayOf(services, standing.payment).cancel({ reference: paymentId })
  if (answer.kind === 'unknown') return standing
  const after = await settle(services, paymentId)
  if (after.reservation.status !== 'payment_pending') return withCode(services, after, code)
  // A refusal to cancel can mean that the money was taken: then the room stays held until that is known.
  const isGone = answer.kind === 'missing' && isOld(services, after)
  return isGone ? conclude(services, paymentId, { kind: 'refused', state: 'cancelled', code, charge: null }) : after
}

/** Callbacks come twice, late and in any order: the event is noted once, and then the gateway is asked. */
export async function settleByWebhook(services: Services, event: WebhookEvent): Promise<void> {
  const { orm } = services.database
  const known = await orm
    .select({ id: payment.id, gateway: payment.gateway })
    .from(payment)
    .where(eq(payment.id, event.reference))
  if (!known[0]) return
  await settle(services, known[0].id)
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

export function shownTransaction({ payment: asked, reservation }: Standing): Transaction {
  const end = asked.expires_at ?? reservation.hold_expires_at ?? asked.updated_at
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

const chargeOf = (answer: ChargeAnswer | Unknown): Charge | null => (answer.kind === 'charge' ? answer.charge : null)

async function askedCharge(services: Services, { payment: asked, reservation }: Standing): Promise<Charge | null> {
  const gateway = gatewayOf(services, asked)
  const charge = chargeOf(await gateway.fetch(asked.id))
  if (charge === null) return null
  if (!isOurs(asked, charge)) {
    services.log.error({ payment: asked.id, charge: charge.id }, 'the charge is not the one that was asked for')
    return null
  }
  const isWaiting = reservation.status === 'payment_pending'
  const isToCapture = isWaiting && charge.state === 'authorized' && outcomeOfCharge(asked, charge) === null
  return isToCapture ? chargeOf(await gateway.capture({ reference: asked.id })) : charge
}

const isOld = ({ clock }: Services, { payment: asked }: Standing): boolean =>
  clock.now() - asked.created_at.getTime() >= NEVER_CAME_MS

/** No charge long after it was asked for: nothing was taken and nothing will be. */
async function vanished(services: Services, standing: Standing): Promise<Outcome | null> {
  if (!isOld(services, standing)) return null
  const answer = await gatewayOf(services, standing.payment).fetch(standing.payment.id)
  return answer.kind === 'missing' ? { kind: 'refused', state: 'failed', code: TIMED_OUT, charge: null } : null
}

/** The money came after the room was given up: all of it goes back, under one name, so that it goes back once. */
async function giveBack(services: Services, standing: Standing, charge: Charge): Promise<Standing> {
  const { payment: paid } = standing
  const gateway = gatewayOf(services, paid)
  if (charge.state === 'authorized') await gateway.cancel({ reference: paid.id })
  if (charge.captured_amount <= charge.refunded_amount && paid.refunded_gross === charge.refunded_amount)
    return standing

  const refund_reference = `${paid.id}:late`
  const amount = charge.captured_amount
  const at = new Date(services.clock.now())
  const { orm } = services.database
  // Written down before it is asked for: what is owed and not given back is what the sweeper asks for again.
  await orm.transaction(async (tx) => {
    await enter(tx, paid.id, { kind: 'captured', amount_gross: amount, gateway_ref: charge.id }, at)
    await tx
      .update(payment)
      .set({ captured_gross: amount, error_code: SOLD_OUT, updated_at: at })
      .where(eq(payment.id, paid.id))
  })
  const answer = await gateway.refund({ reference: paid.id, refund_reference, amount })
  const after = chargeOf(answer)
  if (after !== null && after.refunded_amount >= amount)
    await orm.transaction(async (tx) => {
      await enter(tx, paid.id, { kind: 'refunded', amount_gross: amount, gateway_ref: refund_reference }, at)
      await tx.update(payment).set({ refunded_gross: amount, updated_at: at }).where(eq(payment.id, paid.id))
    })
  return standingOf(orm, paid.id)
}

/** Why it was given up is known to us better than to the gateway. */
async function withCode(services: Services, standing: Standing, code: number): Promise<Standing> {
  if (standing.payment.state !== 'cancelled') return standing
  await services.database.orm
    .update(payment)
    .set({ error_code: sql`coalesce(nullif(${payment.error_code}, 3008), ${code})` })
    .where(eq(payment.id, standing.payment.id))
  return standingOf(services.database.orm, standing.payment.id)
}
