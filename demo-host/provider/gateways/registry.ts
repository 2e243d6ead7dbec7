import { ADAPTER_IDS } from '../../../shared/payments.ts'
import type { AdapterId } from '../../../shared/payments.ts'
import type { AllGateways, Gateway, Gateways } from './gateway.ts'
import { httpGateway } from './http-gateway.ts'
import type { HttpGatewayOptions } from './http-gateway.ts'

type Adapter = (options: HttpGatewayOptions, gateway: AdapterId) => Gateway

/** Who speaks to each gateway of shared/payments.ts: a gateway without its row here does not compile. */
const ADAPTERS: Record<AdapterId, Adapter> = {
  gmo: httpGateway,
  paygent: httpGateway,
  tappay: httpGateway,
  payment_hub: httpGateway,
  adyen_gmo: httpGateway,
  paypal: httpGateway,
  amazon_pay: httpGateway,
}

/** The gateways of an installation. */
export const openGateways = (ids: readonly AdapterId[], options: HttpGatewayOptions): Gateways =>
  Object.fromEntries(ids.map((id) => [id, ADAPTERS[id](options, id)]))

/** All there are, as the simulator answers for. */
export const openAllGateways = (options: HttpGatewayOptions): AllGateways =>
  openGateways(ADAPTER_IDS, options) as AllGateways // one for each id
