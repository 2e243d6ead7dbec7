import type { PaymentType } from '../../../shared/payment-codes.ts'
import { adapterFor, gatewayFor, needsGateway } from '../../../shared/payments.ts'
import type { HotelSettings } from '../db/schema/hotel-settings.ts'
import type { Gateways } from '../gateways/gateway.ts'

type GatewaySettings = Pick<HotelSettings, 'payment_gateway_setting' | 'mcp_payment_gateway_setting'>

/** A way of paying that needs a gateway is open where this installation has one that takes it, in either currency. */
export function isPayable(settings: GatewaySettings, type: PaymentType, gateways: Gateways): boolean {
  if (!needsGateway(type)) return true
  return [false, true].some((isSecondCurrency) => {
    const id = gatewayFor(settings, isSecondCurrency)
    if (id === null) return false
    return [false, true].some((hasOrder) => {
      const adapter = adapterFor(id, type, hasOrder)
      return adapter !== null && gateways[adapter] !== undefined
    })
  })
}
