import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'

import type { Refund } from '../../../shared/model/stay/held.ts'
import type { Orm } from '../db/orm.ts'
import { payment, paymentReturn } from '../db/schema/money.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER, IN_A_ROUND } from '../kernel/in-a-round.ts'
import type { Charge } from '../gateways/messages.ts'
import { gatewayOf } from './gateway-choice.ts'
import { enter } from './ledger.ts'
import type { Payment } from './outcomes.ts'

export type PaymentRefund = typeof paymentReturn.$inferSelect
type Sending = Pick<Services, 'database' | 'clock' | 'gateways'>

/** Written down in the transaction that causes it: what is owed and not given back yet, the scheduled jobs asks for again. */
export async function oweRefund(
  tx: Orm,
  paid: Payment,
  { cause, kind, amount_gross }: { cause: string; kind: PaymentRefund['kind']; amount_gross: number },
  at: Date,
): Promise<string> {
  const reference = `${paid.id}:${cause}`
  await tx
    .insert(paymentReturn)
    .values({ reference, payment_id: paid.id, kind, amount_gross, state: 'asked', created_at: at, updated_at: at })
    .onConflictDoNothing()
  return reference
}

/** Asks the gateway, under the return's own name, so that it is given back once however often it is asked for. */
export async function sendRefund(services: Sending, reference: string): Promise<void> {
  const { orm } = services.database
  const [found] = await orm
    .select()
    .from(paymentReturn)
    .innerJoin(payment, eq(payment.id, paymentReturn.payment_id))
    .where(and(eq(paymentReturn.reference, reference), eq(paymentReturn.state, 'asked')))
  if (!found) return
  const { payment: paid, payment_return: owed } = found
  const gateway = gatewayOf(services, paid)
  if (owed.kind === 'release') {
    const answer = await gateway.cancel({ reference: paid.id })
    if (answer.kind === 'charge' && answer.charge.state === 'cancelled') await released(services, owed, answer.charge)
    return
  }
  const asked = { reference: paid.id, refund_reference: reference, amount: owed.amount_gross }
  const answer = await gateway.refund(asked)
  if (answer.kind === 'refused') return sendWhatIsLeft(services, paid, owed)
  const isGiven = answer.kind === 'charge' && answer.charge.refunds.some((one) => one.refund_reference === reference)
  if (isGiven) await givenBack(services, owed)
}

/** A hotel may have given some of it back at its gateway by hand: then as much goes back as is left. */
async function sendWhatIsLeft(services: Sending, paid: Payment, owed: PaymentRefund): Promise<void> {
  const answer = await gatewayOf(services, paid).fetch(paid.id)
  if (answer.kind !== 'charge') return
  const { charge } = answer
  const left = Math.max(0, charge.captured_amount - charge.refunded_amount)
  // Refused for another reason: it is asked for again.
  if (left >= owed.amount_gross) return
  await enterRefunds(services, paid.id, charge)
  const { orm } = services.database
  const isOwed = and(eq(paymentReturn.reference, owed.reference), eq(paymentReturn.state, 'asked'))
  if (left === 0) return void (await orm.delete(paymentReturn).where(isOwed))
  await orm.update(paymentReturn).set({ amount_gross: left }).where(isOwed)
  return sendRefund(services, owed.reference)
}

/** All that a gateway says was given back of a payment, whoever gave it; each refund counts once. */
export async function enterRefunds({ database, clock }: Sending, paymentId: string, charge: Charge): Promise<void> {
  const at = new Date(clock.now())
  await database.orm.transaction(async (tx) => {
    for (const { refund_reference, amount } of charge.refunds)
      await enterRefund(tx, paymentId, refund_reference, amount, at)
  })
}

/** What it is given back for is done, whatever the gateway says; what it does not say now, the scheduled jobs asks for. */
export async function trySendRefund(services: Sending & Pick<Services, 'log'>, reference: string): Promise<void> {
  try {
    await sendRefund(services, reference)
  } catch (error) {
    services.log.error({ err: error, refund: reference }, 'money could not be given back')
  }
}

async function givenBack({ database, clock }: Sending, owed: PaymentRefund): Promise<void> {
  const at = new Date(clock.now())
  await database.orm.transaction(async (tx) => {
    if (await finishReturn(tx, owed.reference, at))
      await enterRefund(tx, owed.payment_id, owed.reference, owed.amount_gross, at)
  })
}

/**
 * The sum of a payment is that of its entries: raised once for each, in one statement. A lock of the row that is taken after its
 * entry was written would wait for another refund's entry, and that one for this: entries hold their payment's key.
 */
async function enterRefund(tx: Orm, payment_id: string, gateway_ref: string, amount_gross: number, at: Date) {
  if (!(await enter(tx, payment_id, { kind: 'refunded', amount_gross, gateway_ref }, at))) return
  const refunded_gross = sql`${payment.refunded_gross} + ${amount_gross}`
  await tx.update(payment).set({ refunded_gross, updated_at: at }).where(eq(payment.id, payment_id))
}

async function released({ database, clock }: Sending, owed: PaymentRefund, { id, amount }: Charge): Promise<void> {
  const at = new Date(clock.now())
  await database.orm.transaction(async (tx) => {
    if (!(await finishReturn(tx, owed.reference, at))) return
    await enter(tx, owed.payment_id, { kind: 'cancelled', amount_gross: amount, gateway_ref: id }, at)
    // One that was given up before says already how it ended.
    const isHeld = and(eq(payment.id, owed.payment_id), eq(payment.state, 'authorized'))
    await tx.update(payment).set({ state: 'cancelled', updated_at: at }).where(isHeld)
  })
}

/** True for the first of several who hear that it is done. */
async function finishReturn(tx: Orm, reference: string, at: Date): Promise<boolean> {
  const moved = await tx
    .update(paymentReturn)
    .set({ state: 'done', updated_at: at })
    .where(and(eq(paymentReturn.reference, reference), eq(paymentReturn.state, 'asked')))
    .returning({ reference: paymentReturn.reference })
  return moved.length === 1
}

/** What a crash or a silent gateway left undone. */
export async function sendDueRefunds(services: Services): Promise<void> {
  const owed = await services.database.orm
    .select({ reference: paymentReturn.reference })
    .from(paymentReturn)
    .where(eq(paymentReturn.state, 'asked'))
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  // One that cannot be given back must not keep the money of all the others.
  for (const { reference } of owed) await trySendRefund(services, reference)
}

/** `pending`: asked back and not there yet, in the currency of the payment. */
export type PaymentOfStay = { payment: Payment; pending: number }

/**
 * All payments of a stay, the first one first. In one statement, and so of one moment: what arrives between two of them would
 * be neither given back nor on its way.
 */
export async function paymentsOf(orm: Pick<Orm, 'select'>, reservationId: number): Promise<PaymentOfStay[]> {
  const isPending = and(eq(paymentReturn.kind, 'refund'), eq(paymentReturn.state, 'asked'))
  const pending = orm
    .select({ sum: sql`coalesce(sum(${paymentReturn.amount_gross}), 0)` })
    .from(paymentReturn)
    .where(and(eq(paymentReturn.payment_id, payment.id), isPending))
  return orm
    .select({ payment, pending: sql<number>`${pending}`.mapWith(Number) })
    .from(payment)
    .where(eq(payment.reservation_id, reservationId))
    .orderBy(asc(payment.created_at))
}

/** Of money that came after it was given up: it was paid for nothing, and all of it goes back. */
export const LATE = 'late'

/** What comes back for a reservation, in the currency it was paid in; null: nothing does. Late money is none of its. */
export async function refundOf(orm: Pick<Orm, 'select'>, reservationId: number): Promise<Refund | null> {
  const rows = await orm
    .select({ owed: paymentReturn, currency: payment.currency })
    .from(paymentReturn)
    .innerJoin(payment, eq(payment.id, paymentReturn.payment_id))
    .where(
      and(
        eq(payment.reservation_id, reservationId),
        eq(paymentReturn.kind, 'refund'),
        ne(paymentReturn.reference, sql`${payment.id} || ${`:${LATE}`}`),
      ),
    )
    .orderBy(desc(paymentReturn.created_at))
  const [last] = rows
  if (!last) return null
  const same = rows.filter(({ currency }) => currency === last.currency)
  const amount = same.reduce((sum, { owed }) => sum + owed.amount_gross, 0)
  return {
    amount,
    currency: last.currency,
    status: rows.every(({ owed }) => owed.state === 'done') ? 'done' : 'processing',
  }
}
