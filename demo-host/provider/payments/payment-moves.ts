import { eq } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { payment } from '../db/schema/money.ts'
import type { Charge } from '../gateways/messages.ts'
import { enter } from './ledger.ts'
import type { PaymentOutcome, Payment } from './outcomes.ts'

// What an outcome changes of the payment itself, whatever it is for. Each belongs into the transaction that moves the rest.

type Of<Kind extends PaymentOutcome['kind']> = Extract<PaymentOutcome, { kind: Kind }>

export async function recordPaid(tx: Orm, { id }: Payment, { state, charge }: Of<'paid'>, at: Date): Promise<void> {
  const captured = state === 'captured' ? charge.captured_amount : 0
  const changes = { state, captured_gross: captured, expires_at: null, challenge_url: null, updated_at: at }
  await tx
    .update(payment)
    .set({ ...cardOf(charge), ...changes })
    .where(eq(payment.id, id))
  await enter(tx, id, { kind: state, amount_gross: captured || charge.amount, gateway_ref: charge.id }, at)
}

/** The bank asks the guest, until `end`. */
export async function recordChallenge(tx: Orm, { id }: Payment, charge: Charge, end: Date | null, at: Date) {
  const changes = { state: 'pre_3d_secure', challenge_url: charge.challenge_url, expires_at: end } as const
  await tx
    .update(payment)
    .set({ ...cardOf(charge), ...changes, updated_at: at })
    .where(eq(payment.id, id))
}

export async function recordRefusal(tx: Orm, { id }: Payment, { state, code, charge }: Of<'refused'>, at: Date) {
  const changes = { state, error_code: code, expires_at: null, challenge_url: null, updated_at: at }
  await tx
    .update(payment)
    .set({ ...cardOf(charge), ...changes })
    .where(eq(payment.id, id))
}

/** What the gateway told about the card; nothing where it knows of none. */
const cardOf = (charge: Charge | null) =>
  charge === null ? {} : { gateway_ref: charge.id, card_brand: charge.brand, card_last4: charge.last4 }
