import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../../shared/model/reservation.ts'
import type { Services } from '../http/context.ts'
import { payment, paymentEvent } from '../db/schema/money.ts'
import type { WebhookEvent } from '../gateway/messages.ts'
import { askedCharge, giveBack, isOld, vanished } from './ask-gateway.ts'
import { conclude } from './conclude.ts'
import { isGivenUp, isWaiting, standingOf } from './payment-standing.ts'
import type { Standing } from './payment-standing.ts'
import { gatewayOf } from './gateway-choice.ts'
import { outcomeOfCharge } from './outcomes.ts'
import type { Payment } from './outcomes.ts'
import { settleLink } from './settle-link.ts'
import { isFinal, NEXT } from './payment-states.ts'

/** Asks the gateway how a payment stands and draws the consequence. Never believes what a page or a callback says. */
export async function settle(services: Services, paymentId: string): Promise<Standing> {
  const standing = await standingOf(services.database.orm, paymentId)
  const isLost = isGivenUp(standing)
  if (!isWaiting(standing) && !isLost) return standing

  const { payment: asked } = standing
  const charge = await askedCharge(services, asked, isWaiting(standing))
  if (isLost) {
    // What was paid and cancelled afterwards goes back by what cancelling wrote down (returns.ts), a fee kept or not.
    if (charge === null || isPaid(asked)) return standing
    await giveBack(services, asked, charge)
    return standingOf(services.database.orm, paymentId)
  }
  if (isFinal(asked.state)) return standing

  const outcome = charge === null ? await vanished(services, asked) : outcomeOfCharge(asked, charge)
  return outcome ? conclude(services, paymentId, outcome) : standing
}

/** The guest gave up, or the fifteen minutes are over: the bank is told first, so that nothing is taken afterwards. */
export async function abandon(services: Services, paymentId: string, code: number): Promise<Standing> {
  const standing = await settle(services, paymentId)
  if (!isWaiting(standing)) return standing

  const answer = await gatewayOf(services, standing.payment).cancel({ reference: paymentId })
  if (answer.kind === 'unknown') return standing
  const after = await settle(services, paymentId)
  if (!isWaiting(after)) return withCode(services, after, code)
  // A refusal to cancel can mean that the money was taken: then the room stays held until that is known.
  const isGone = answer.kind === 'missing' && isOld(services, after.payment)
  return isGone ? conclude(services, paymentId, { kind: 'refused', state: 'cancelled', code, charge: null }) : after
}

/** Callbacks come twice, late and in any order: the event is noted once, and then the gateway is asked. */
export async function settleByWebhook(services: Services, event: WebhookEvent): Promise<void> {
  const { orm } = services.database
  const known = await orm
    .select({ id: payment.id, gateway: payment.gateway, link: payment.payment_link_number })
    .from(payment)
    .where(eq(payment.id, event.reference))
  if (!known[0]) return
  await (known[0].link === null ? settle : settleLink)(services, known[0].id)
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

export function shownTransaction({ payment: asked, reservation, change }: Standing): Transaction {
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

const isPaid = ({ state }: Payment): boolean => state === 'captured' || state === 'authorized'

/** Why it was given up is known to us better than to the gateway. */
async function withCode(services: Services, standing: Standing, code: number): Promise<Standing> {
  if (standing.payment.state !== 'cancelled') return standing
  await services.database.orm
    .update(payment)
    .set({ error_code: sql`coalesce(nullif(${payment.error_code}, 3008), ${code})` })
    .where(eq(payment.id, standing.payment.id))
  return standingOf(services.database.orm, standing.payment.id)
}
