import { desc, eq } from 'drizzle-orm'

import { add } from '../../../shared/rules/money/money.ts'
import type { Orm } from '../db/orm.ts'
import { payment } from '../db/schema/money.ts'
import { pendingRefunds, oweRefund } from './refunds.ts'

/** On its way back and not there yet; who was charged in another currency cannot change a stay, so it is the hotel's. */
export const owedBack = async (tx: Pick<Orm, 'select'>, reservationId: number): Promise<number> =>
  add(...(await pendingRefunds(tx, reservationId)).values())

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
    .where(eq(payment.reservation_id, reservationId))
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
