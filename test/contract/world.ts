import { THREE_DS_MS } from '../../shared/constants.ts'
import type { Origins } from '../../shared/origins.ts'
import { createProvider } from '../../demo-host/provider/app.ts'
import type { Provider } from '../../demo-host/provider/app.ts'
import type { Database } from '../../demo-host/provider/db/open.ts'
import type { Ids } from '../../demo-host/provider/domain/ids.ts'
import { createSimulatorGateways } from '../../demo-host/provider/gateway/adapter.ts'
import type { Gateway, Gateways } from '../../demo-host/provider/gateway/adapter.ts'
import { ADAPTER_IDS } from '../../shared/payments.ts'
import { createGateway } from '../../demo-host/provider/gateway/server.ts'
import { injected } from '../../demo-host/provider/http/inject.ts'
import { mailQueue } from '../../demo-host/provider/outside/mail.ts'
import type { SettableClock } from '../../demo-host/provider/world/clock.ts'
import { memoryWorld } from '../../demo-host/provider/world/memory.ts'

export const ORIGINS: Origins = {
  host: 'http://host.test',
  widget: 'http://widget.test',
  api: 'http://api.test',
  gateway: 'http://gateway.test',
  identity: 'http://identity.test',
}
const SECRETS = { key: 'pk_test', api: 'sk_test', webhook: 'wh_test' }
/** Tests are not guests: nobody is slowed down. */
const NO_LIMIT = 1_000_000

export type WorldOptions = { database?: Database; clock?: SettableClock; gateway?: (real: Gateway) => Gateway }
export type World = {
  provider: Provider
  database: Database
  clock: SettableClock
  gateways: Gateways
  /** Reaches the provider and the payment gateway without a network, by the origin of the address. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** What the gateway's hosted fields give for a card. */
  cardToken: (number: string, more?: object) => Promise<string>
  /** What the guest presses on the bank's page. */
  decide: (challengeUrl: string, decision: 'approve' | 'fail' | 'cancel') => Promise<void>
  /** The fifteen minutes are over, and the provider notices. */
  outwait: () => Promise<void>
  close: () => Promise<void>
}

/** A whole provider in memory: seeded hotels, a standing clock, the payment gateway beside it. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  // The simulator of the gateway runs for demonstrations and tests only.
  process.env.DEMO = '1'
  const { database, clock } =
    options.database && options.clock ? { database: options.database, clock: options.clock } : await memoryWorld()
  const ids = countedIds()

  const simulator = createGateway({
    database,
    clock,
    ids,
    origins: ORIGINS,
    secrets: SECRETS,
    fetch: (address, init) => provider.handle(new Request(address, init)),
  })
  const real = createSimulatorGateways({
    origin: ORIGINS.gateway,
    secrets: SECRETS,
    clock,
    fetch: (address, init) => injected(simulator.server, new Request(address, init)),
  })
  const { gateway: wrap = (each: Gateway) => each } = options
  const gateways = Object.fromEntries(ADAPTER_IDS.map((id) => [id, wrap(real[id])])) as Gateways // one for each id
  const provider = createProvider({
    database,
    clock,
    ids,
    gateways,
    // The provider asks its payment gateway, and who signs somebody in, which stands on its own origin.
    fetch(address, init) {
      const request = new Request(address, init)
      return request.url.startsWith(`${ORIGINS.identity}/`)
        ? provider.handle(request)
        : injected(simulator.server, request)
    },
    mail: mailQueue(clock),
    origins: ORIGINS,
    log: false,
    requestsAMinute: NO_LIMIT,
  })

  return {
    provider,
    database,
    clock,
    gateways,
    fetch(input, init) {
      const request = new Request(input, init)
      return request.url.startsWith(`${ORIGINS.gateway}/`)
        ? injected(simulator.server, request)
        : provider.handle(request)
    },
    async cardToken(number, more = {}) {
      const cvc = /^3[47]/.test(number) ? '1234' : '123'
      const payload = { key: SECRETS.key, number, expiry: '12/30', cvc, holder: 'TARO YAMADA', ...more }
      const headers = { origin: ORIGINS.gateway }
      const answer = await simulator.server.inject({ method: 'POST', url: '/tokens', headers, payload })
      const { token } = answer.json<{ token?: string }>()
      if (!token) throw new Error(`The gateway does not take ${number}: ${answer.body}`)
      return token
    },
    async decide(challengeUrl, decision) {
      const url = new URL(challengeUrl)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const payload = new URLSearchParams({ k: url.searchParams.get('k') ?? '', decision }).toString()
      await simulator.server.inject({ method: 'POST', url: `${url.pathname}/decision`, headers, payload })
      await simulator.sweep()
    },
    async outwait() {
      clock.advance(THREE_DS_MS + 1)
      await simulator.sweep()
      await provider.sweeper.sweep()
    },
    async close() {
      await provider.close()
      await simulator.server.close()
      await database.close()
    },
  }
}

function countedIds(): Ids {
  let count = 0
  const next = () => String(++count).padStart(4, '0')
  return { next: () => `id-${next()}`, reservationNumber: () => `TST-0000-${next()}` }
}
