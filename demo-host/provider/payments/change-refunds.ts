import { and, desc, eq } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { payment } from '../db/schema/money.ts'
import { pendingRefunds, oweRefund } from './refunds.ts'

/** What a changed stay costs less, out of the payments that were made for it, the last one first; gives their names. */
export async function oweBack(
  tx: Orm,
  reservationId: number,
  amount: number,
  cause: string,
  at: Date,
): Promise<string[]> {
  const asked = await pendingRefunds(tx, reservationId)
  const paid = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.reservation_id, reservationId), eq(payment.state, 'captured')))
    .orderBy(desc(payment.created_at))
  const references: string[] = []
  let left = amount
  for (const one of paid) {
    const amount_gross = Math.min(left, one.captured_gross - one.refunded_gross - (asked.get(one.id) ?? 0))
    if (amount_gross <= 0) continue
    references.push(await oweRefund(tx, one, { cause, kind: 'refund', amount_gross }, at))
    left -= amount_gross
  }
  if (left > 0) throw new Error(`${left} more is to be given back than was paid`)
  return references
}
