import type { Orm } from '../db/orm.ts'
import { paymentEntry } from '../db/schema/money.ts'

type Entry = {
  kind: 'authorized' | 'captured' | 'refunded' | 'cancelled'
  amount_gross: number
  gateway_ref: string | null
}

/** Every movement of money once: the same movement a second time is a conflict, changes nothing and is answered false. */
export async function enter(tx: Orm, paymentId: string, entry: Entry, at: Date): Promise<boolean> {
  // A payment may be given back in parts, each under its own name; everything else happens to it once.
  const name = entry.kind === 'refunded' ? `${entry.kind} ${entry.gateway_ref ?? ''}` : entry.kind
  const row = { ...entry, payment_id: paymentId, at, dedupe: `${paymentId} ${name}` }
  const made = await tx.insert(paymentEntry).values(row).onConflictDoNothing().returning({ at: paymentEntry.at })
  return made.length === 1
}
