import type { Database } from '../../provider/db/open.ts'
import type { ChargeState, WebhookEvent } from '../../provider/gateways/messages.ts'
import { webhookDelivery } from './schema.ts'
import type { chargeTable } from './schema.ts'

export type ChargeRow = typeof chargeTable.$inferSelect
export type GatewayOrm = Database['orm']
/** The whole connection or an open transaction: a query does not care. */
export type Writer = Pick<GatewayOrm, 'insert' | 'select' | 'update'>

const EVENT_TYPES: Record<ChargeState, WebhookEvent['type'] | null> = {
  pre_3d_secure: null,
  authorized: 'charge.authorized',
  captured: 'charge.captured',
  failed: 'charge.failed',
  cancelled: 'charge.cancelled',
  refunded: 'charge.refunded',
}

/** Notes what is to be reported, in the transaction that made it true. */
export async function report(writer: Writer, row: ChargeRow, id: string, now: number, type = EVENT_TYPES[row.state]) {
  if (type === null) return

  const event: WebhookEvent = {
    id,
    type,
    created_at: new Date(now).toISOString(),
    charge_id: row.id,
    reference: row.reference,
    state: row.state,
    amount: row.amount,
    currency: row.currency,
    code: row.code,
  }
  await writer.insert(webhookDelivery).values({ id, event })
}
