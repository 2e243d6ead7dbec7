import { and, eq, gt, sql } from 'drizzle-orm'

import type { Currency } from '../../../shared/currencies.ts'
import { add } from '../../../shared/rules/money/money.ts'
import type { Orm } from '../db/orm.ts'
import { payment, paymentEntry } from '../db/schema/money.ts'

type Entry = {
  kind: 'authorized' | 'captured' | 'refunded' | 'cancelled'
  amount_gross: number
  gateway_ref: string | null
}

/** Every movement of money once: the same movement a second time is a conflict and changes nothing. */
export async function enter(tx: Orm, paymentId: string, entry: Entry, at: Date): Promise<void> {
  // A payment may be given back in parts, each under its own name; everything else happens to it once.
  const name = entry.kind === 'refunded' ? `${entry.kind} ${entry.gateway_ref ?? ''}` : entry.kind
  const row = { ...entry, payment_id: paymentId, at, dedupe: `${paymentId} ${name}` }
  await tx.insert(paymentEntry).values(row).onConflictDoNothing()
}

/** What the guest has paid online and not got back, in the hotel's currency: at the rate it was asked for. */
export async function paidSoFar(tx: Orm, reservationId: number): Promise<number> {
  const rows = await tx
    .select({
      paid: sql<
        string | null
      >`sum(case when ${payment.hotel_gross} is null then ${payment.captured_gross} - ${payment.refunded_gross}
        else round((${payment.captured_gross} - ${payment.refunded_gross}) * ${payment.hotel_gross}::numeric / greatest(${payment.amount_gross}, 1)) end)`,
    })
    .from(payment)
    .where(eq(payment.reservation_id, reservationId))
  return Number(rows[0]?.paid ?? 0)
}

/** The sum the guest's bank names, where all of it was charged in another currency than the hotel's. */
export async function chargedElsewhere(
  tx: Pick<Orm, 'select'>,
  reservationId: number,
): Promise<{ amount: number; currency: Currency } | null> {
  const taken = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.reservation_id, reservationId), gt(payment.captured_gross, 0)))
  const [first] = taken
  if (!first || taken.some(({ hotel_gross, currency }) => hotel_gross === null || currency !== first.currency))
    return null
  const sums = taken.map(({ captured_gross, refunded_gross }) => captured_gross - refunded_gross)
  return { amount: add(...sums), currency: first.currency }
}
