import type { Booking } from '../../../shared/model/reservation.ts'
import { adapterFor, gatewayFor, isAdapter } from '../../../shared/payments.ts'
import type { AdapterId } from '../../../shared/payments.ts'
import type { Gateway, Gateways } from '../gateway/adapter.ts'
import type { Hotel } from './house.ts'
import { Refused } from './refused.ts'

const NO_SUCH_WAY = 1000

/** Who takes the money of this booking; the hotel's settings decide (AMB-46, PAY-030). */
export function adapterOf(
  { settings }: Hotel,
  { payment, mcp_currency }: Pick<Booking, 'payment' | 'mcp_currency'>,
): AdapterId {
  const id = gatewayFor(settings, mcp_currency !== undefined)
  const adapter = id && adapterFor(id, payment.type, payment.paypal !== undefined)
  if (adapter) return adapter
  const title = 'This hotel takes no payment in this way'
  throw new Refused(422, NO_SUCH_WAY, title, { base: [{ field: 'payment', code: NO_SUCH_WAY, error: title }] })
}

/** Whoever took a payment is asked about it, whatever the hotel has set since. Rows of the first worlds name nobody. */
export const gatewayOf = ({ gateways }: { gateways: Gateways }, payment: { gateway: string }): Gateway =>
  gateways[isAdapter(payment.gateway) ? payment.gateway : 'payment_hub']

/** What the gateway is given instead of a card number. A wallet that needs nothing from us has nothing. */
export const tokenOf = ({ payment }: Pick<Booking, 'payment'>): string =>
  payment.card?.token ?? payment.paypal?.order_id ?? ''
