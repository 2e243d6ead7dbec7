import { ERRORS } from '../../../shared/errors.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { adapterFor, gatewayFor, isAdapter } from '../../../shared/payments.ts'
import type { AdapterId } from '../../../shared/payments.ts'
import type { Gateway, Gateways } from '../gateways/gateway.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'

const noSuchWay = () => {
  const title = 'This hotel takes no payment in this way'
  return new ApiError(ERRORS.invalidRequest, title, {
    base: [{ field: 'payment', code: ERRORS.invalidRequest.code, error: title }],
  })
}

/** Who takes the money of this booking; the hotel's settings decide (AMB-46, PAY-030), among those this installation has. */
export function adapterOf(
  { settings }: Hotel,
  { payment, mcp_currency }: Pick<Booking, 'payment' | 'mcp_currency'>,
  { gateways }: { gateways: Gateways },
): AdapterId {
  const id = gatewayFor(settings, mcp_currency !== undefined)
  const adapter = id && adapterFor(id, payment.type, payment.paypal !== undefined)
  if (adapter && gateways[adapter]) return adapter
  throw noSuchWay()
}

/** One of the gateways by its name, for what only it can do; refused where this installation does not have it. */
export function configuredGateway({ gateways }: { gateways: Gateways }, id: AdapterId): Gateway {
  const found = gateways[id]
  if (!found) throw noSuchWay()
  return found
}

/** What rows of the first worlds say, when there was one gateway. */
const FIRST = 'simulator'

/** Whoever took a payment is asked about it, whatever the hotel has set since. Money is never moved through another. */
export function gatewayOf({ gateways }: { gateways: Gateways }, payment: { gateway: string }): Gateway {
  const id = payment.gateway === FIRST ? 'payment_hub' : payment.gateway
  const found = isAdapter(id) ? gateways[id] : undefined
  if (!found) throw new Error(`A payment was taken by the gateway "${id}", which this installation does not have`)
  return found
}

/** What the gateway is given instead of a card number. A wallet that needs nothing from us has nothing. */
export const tokenOf = ({ payment }: Pick<Booking, 'payment'>): string =>
  payment.card?.token ?? payment.paypal?.order_id ?? ''
