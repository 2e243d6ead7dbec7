import type { Origins } from '../../shared/origins.ts'
import { createProvider } from '../provider/app.ts'
import type { Provider, ProviderOptions } from '../provider/app.ts'
import { openAllGateways } from '../provider/gateways/registry.ts'
import type { AllGateways } from '../provider/gateways/gateway.ts'
import type { GatewaySecrets } from '../provider/gateways/http-gateway.ts'
import { brandOf } from '../provider/hotels/hotel-catalog.ts'
import { cloudflareChecks } from '../provider/hotels/turnstile.ts'
import { injected } from '../provider/http/inject.ts'
import type { Services } from '../provider/kernel/context.ts'
import { createGateway } from '../simulators/gateway/server.ts'
import type { GatewaySimulator } from '../simulators/gateway/server.ts'
import { standInChecks } from '../simulators/human-check/stand-in.ts'
import { createIdentitySimulator } from '../simulators/identity/identity-simulator.ts'
import { sceneRoutes } from '../world/scene-routes.ts'

type Ours = 'gateways' | 'identityProviders' | 'humanChecks' | 'beside' | 'fetch'

export type SimulatedOptions = Omit<ProviderOptions, Ours> & {
  secrets: GatewaySecrets
  /** Of the operator's own account, for hotels whose site key is a real one. */
  turnstileSecret?: string | undefined
  /** Nothing travels over a network: every origin is asked by its server's in-process door. */
  isInProcess?: boolean
  /** What stands between the provider and its gateways, in tests of wires that break. */
  wrap?: (gateways: AllGateways) => AllGateways
}

export type Simulated = Pick<Services, 'identityProviders' | 'humanChecks'> & {
  gateways: AllGateways
  provider: Provider
  gateway: GatewaySimulator
  fetch: typeof fetch
}

/** The product, and a simulator behind each of its ports: the one way it is put together without real companies. */
export function createSimulated({
  secrets,
  turnstileSecret,
  isInProcess,
  wrap,
  ...options
}: SimulatedOptions): Simulated {
  const { database, clock, ids, origins } = options
  const inProcess: typeof fetch = (address, init) => {
    const request = new Request(address, init)
    return isAt(request, origins, 'gateway') ? injected(gateway.server, request) : provider.handle(request)
  }
  const reach = isInProcess ? inProcess : fetch
  const gateway = createGateway({ database, clock, ids, origins, secrets, fetch: reach })
  const identity = createIdentitySimulator({
    origins,
    now: clock.now,
    fetch: reach,
    brandOf: (code) => brandOf(database.orm, code),
  })
  const real = openAllGateways({ origin: origins.gateway, secrets, clock, fetch: reach })
  const gateways = wrap ? wrap(real) : real
  const { identityProviders } = identity
  const humanChecks = standInChecks(origins.gateway, cloudflareChecks(turnstileSecret))
  const provider: Provider = createProvider({
    ...options,
    gateways,
    identityProviders,
    humanChecks,
    fetch: reach,
    beside: { api: sceneRoutes, identity: identity.routes },
  })
  return { provider, gateway, gateways, identityProviders, humanChecks, fetch: reach }
}

const isAt = ({ url }: Request, origins: Origins, name: keyof Origins) => url.startsWith(`${origins[name]}/`)
