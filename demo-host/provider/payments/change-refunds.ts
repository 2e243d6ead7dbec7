import type { Orm } from '../db/orm.ts'
import { oweRefund, paymentsOf } from './refunds.ts'

/** What a changed stay costs less, out of the payments that were made for it, the last one first; gives their names. */
export async function oweBack(
  tx: Orm,
  reservationId: number,
  amount: number,
  cause: string,
  at: Date,
): Promise<string[]> {
  const paid = (await paymentsOf(tx, reservationId)).filter(({ payment }) => payment.state === 'captured').toReversed()
  const references: string[] = []
  let left = amount
  for (const { payment: one, pending } of paid) {
    const amount_gross = Math.min(left, one.captured_gross - one.refunded_gross - pending)
    if (amount_gross <= 0) continue
    references.push(await oweRefund(tx, one, { cause, kind: 'refund', amount_gross }, at))
    left -= amount_gross
  }
  if (left > 0) throw new Error(`${left} more is to be given back than was paid`)
  return references
}
