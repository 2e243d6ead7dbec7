import { THREE_DS_MS } from '../../../shared/constants.ts'
import type { Origins } from '../../../shared/origins.ts'
import { createSimulated } from '../../../demo-host/process/simulated.ts'
import type { Provider } from '../../../demo-host/provider/app.ts'
import type { Database } from '../../../demo-host/provider/db/open.ts'
import type { Services } from '../../../demo-host/provider/kernel/context.ts'
import type { Ids } from '../../../demo-host/provider/kernel/ids.ts'
import type { AllGateways, Gateway } from '../../../demo-host/provider/gateways/gateway.ts'
import { ADAPTER_IDS } from '../../../shared/payments.ts'
import { mailQueue } from '../../../demo-host/provider/mail/mail.ts'
import type { SettableClock } from '../../../demo-host/world/clock.ts'
import type { GoogleWallet } from '../../../demo-host/provider/passes/google-wallet.ts'
import type { PassSigner } from '../../../demo-host/provider/passes/pass-signer.ts'
import { testPassSigner } from '../../lib/wallet-pass/certificates.ts'
import { testGoogleWallet } from '../../lib/wallet-pass/google-wallet.ts'
import { memoryWorld } from '../../../demo-host/world/memory.ts'

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

export type WorldOptions = {
  database?: Database
  clock?: SettableClock
  gateway?: (real: Gateway) => Gateway
  lateMs?: number
  /** Absent: all are looked at, so that a mistake of ours fails the test. */
  checkAnswersEvery?: number
  /** Null: nobody signs passes; otherwise a certificate made for tests does. */
  passSigner?: PassSigner | null
  /** The same of Google Wallet. */
  googleWallet?: GoogleWallet | null
}
export type World = Pick<Services, 'identityProviders' | 'humanChecks' | 'passSigner' | 'googleWallet'> & {
  provider: Provider
  database: Database
  clock: SettableClock
  gateways: AllGateways
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
  const { gateway: wrap } = options
  const passSigner = options.passSigner === null ? undefined : (options.passSigner ?? testPassSigner(clock.now()))
  const googleWallet = options.googleWallet === null ? undefined : (options.googleWallet ?? testGoogleWallet)
  const {
    provider,
    gateway: simulator,
    gateways,
    identityProviders,
    humanChecks,
    fetch,
  } = createSimulated({
    database,
    clock,
    ids: countedIds(),
    secrets: SECRETS,
    isInProcess: true,
    // One for each id, as there was before.
    ...(wrap && { wrap: (real) => Object.fromEntries(ADAPTER_IDS.map((id) => [id, wrap(real[id])])) as AllGateways }),
    mail: mailQueue(clock),
    passSigner,
    googleWallet,
    origins: ORIGINS,
    log: false,
    requestsAMinute: NO_LIMIT,
    lateMs: options.lateMs,
    checkAnswersEvery: options.checkAnswersEvery,
  })

  return {
    provider,
    database,
    clock,
    gateways,
    identityProviders,
    humanChecks,
    passSigner,
    googleWallet,
    fetch,
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
      await provider.jobs.sweep()
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
