import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../provider/db/open.ts'
import { webhookDelivery } from './schema.ts'
import { SIGNATURE_HEADER, sign } from '../../provider/gateways/signature.ts'

const BATCH = 10
const MAX_ATTEMPTS = 12
const ANSWER_WITHIN_MS = 5_000

export type WebhooksOptions = {
  database: Database
  clock: { now: () => number }
  secret: string
  url: string
  fetch: typeof fetch
}

/** Sends what is due, once each, and says how many arrived. Several processes may do so at the same time. */
export async function deliverDue({ database, clock, secret, url, ...outside }: WebhooksOptions): Promise<number> {
  const { orm } = database
  const isDue = and(eq(webhookDelivery.state, 'queued'), lte(webhookDelivery.next_at, sql`now()`))
  const due = orm
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(isDue)
    .orderBy(asc(webhookDelivery.next_at))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  // Taking a row also sets its next try, so a process that dies while sending loses nothing.
  const taken = await orm
    .update(webhookDelivery)
    .set({
      attempts: sql`${webhookDelivery.attempts} + 1`,
      next_at: sql`now() + least(power(2, ${webhookDelivery.attempts}), 300) * interval '1 second' + ${ANSWER_WITHIN_MS} * interval '1 millisecond'`,
    })
    .where(inArray(webhookDelivery.id, due))
    .returning()

  let sent = 0
  for (const row of taken) {
    const hasArrived = await post(JSON.stringify(row.event))
    const state = hasArrived ? 'sent' : row.attempts >= MAX_ATTEMPTS ? 'failed' : 'queued'
    await orm.update(webhookDelivery).set({ state }).where(eq(webhookDelivery.id, row.id))
    if (hasArrived) sent++
  }
  return sent

  async function post(body: string): Promise<boolean> {
    try {
      // Signed anew for each try: the signature's time must lie within the receiver's window.
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, clock.now()) }
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const response = await outside.fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
      return response.ok
    } catch {
      // Not reached: the row keeps its next try.
      return false
    }
  }
}
