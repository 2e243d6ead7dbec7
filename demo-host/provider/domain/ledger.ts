import { eq, sql } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { payment, paymentEntry } from '../db/schema/money.ts'

type Entry = {
  kind: 'authorized' | 'captured' | 'refunded' | 'cancelled'
  amount_gross: number
  gateway_ref: string | null
}

/** Every movement of money once: the same movement a second time is a conflict and changes nothing. */
export async function enter(tx: Orm, paymentId: string, entry: Entry, at: Date): Promise<void> {
  const row = { ...entry, payment_id: paymentId, at, dedupe: `${paymentId} ${entry.kind}` }
  await tx.insert(paymentEntry).values(row).onConflictDoNothing()
}

/** What the guest has paid online and not got back. */
export async function paidSoFar(tx: Orm, reservationId: number): Promise<number> {
  const rows = await tx
    .select({ paid: sql<string | null>`sum(${payment.captured_gross} - ${payment.refunded_gross})` })
    .from(payment)
    .where(eq(payment.reservation_id, reservationId))
  return Number(rows[0]?.paid ?? 0)
}
