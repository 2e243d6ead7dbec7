import { REAL_GATEWAYS } from '../../../shared/model/hotel/checkout-settings.ts'
import type { GatewayAccount, RealGateway } from '../../../shared/model/hotel/checkout-settings.ts'
import type { HotelSettings } from '../db/schema/hotel-settings.ts'

/** Where their scripts, frames and pages come from. */
const ORIGINS: Record<RealGateway, Record<GatewayAccount['environment'], string>> = {
  paypal: { test: 'https://www.sandbox.paypal.com', live: 'https://www.paypal.com' },
  adyen_gmo: { test: 'https://checkoutshopper-test.adyen.com', live: 'https://checkoutshopper-live.adyen.com' },
}

/** Where a hotel has an account of its own, guests pay in the gateway's real script; elsewhere the simulator stands in. */
export function accountsOf({ gateway_accounts = {} }: Pick<HotelSettings, 'gateway_accounts'>): GatewayAccount[] {
  return REAL_GATEWAYS.flatMap((gateway) => {
    const account = gateway_accounts[gateway]
    return account ? [{ gateway, ...account, origin: ORIGINS[gateway][account.environment] }] : []
  })
}

export const accountOf = (settings: HotelSettings, gateway: RealGateway): GatewayAccount | null =>
  accountsOf(settings).find((account) => account.gateway === gateway) ?? null
