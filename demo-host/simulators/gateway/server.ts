import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Origins } from '../../../shared/origins.ts'
import type { Database } from '../../provider/db/open.ts'
import type { GatewaySecrets } from '../../provider/gateways/http-gateway.ts'
import { apiRoutes } from './api-routes.ts'
import { checkRoutes } from './check-routes.ts'
import { createCharges } from './charges.ts'
import { createOrders } from './orders.ts'
import { pageRoutes } from './page-routes.ts'
import { derivedSecret } from '../../provider/gateways/signature.ts'
import { createSwitches } from './switches.ts'
import { tokenise, tokeniseCode } from './tokens.ts'
import { deliverDue } from './webhooks.ts'

const SWEEP_EVERY_MS = 1_000
const BODY_BYTES = 16_384
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

export type GatewayOptions = {
  database: Database
  clock: { now: () => number }
  ids: { next: () => string }
  origins: Origins
  secrets: GatewaySecrets
  /** Where the bank's page may go back to, beside the host pages and the widget's own documents. */
  returnOrigins?: readonly string[]
  fetch?: typeof fetch
}

export type GatewaySimulator = {
  server: FastifyInstance
  /** Ends questions that ran out and sends every report that is due; for whoever moves the clock. */
  sweep: () => Promise<void>
}

/** A payment gateway and the guest's bank in one process, on an origin of their own. */
export function createGateway(options: GatewayOptions): GatewaySimulator {
  if (process.env.DEMO !== '1') throw new Error('The payment gateway simulator runs only with DEMO=1')

  const { database, clock, ids, origins, secrets } = options
  const challengeSecret = (id: string) => derivedSecret(secrets.api, 'challenge', id)
  const charges = createCharges({
    database,
    clock,
    ids,
    challengeUrl: (id) => `${origins.gateway}/challenge/${id}?k=${challengeSecret(id)}`,
  })
  const webhooks = {
    database,
    clock,
    secret: secrets.webhook,
    url: `${origins.api}/gateway/webhooks`,
    fetch: options.fetch ?? fetch,
  }
  const allowed = new Set([origins.host, origins.widget, ...(options.returnOrigins ?? [])])
  const isReturnAllowed = (url: string) => URL.canParse(url) && allowed.has(new URL(url).origin)

  let running: Promise<void> = Promise.resolve()
  const sweep = () => {
    // One at a time: a report must not overtake the one before it. A sweep that failed does not stop the next.
    running = running
      .catch(() => undefined)
      .then(async () => {
        await charges.expire()
        while ((await deliverDue(webhooks)) > 0);
      })
    return running
  }
  const changed = () => void sweep().catch(() => undefined)

  const server = Fastify({ logger: false, bodyLimit: BODY_BYTES })
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  server.addHook('onSend', async (_, reply) => void reply.headers(SAFE_HEADERS))

  const switches = createSwitches()
  const orders = createOrders({ database, clock, secret: secrets.api })
  apiRoutes(server, { charges, orders, switches, apiSecret: secrets.api, isReturnAllowed, changed })
  pageRoutes(server, {
    charges,
    switches,
    clock,
    origin: origins.gateway,
    clientKey: secrets.key,
    challengeSecret,
    isSession: orders.isSession,
    tokenise: (card) => tokenise({ database, clock, ids, secret: secrets.api }, card),
    tokeniseCode: (code) => tokeniseCode({ database, clock, ids, secret: secrets.api }, code),
    changed,
  })

  checkRoutes(server, { clock, ids, secret: secrets.api })

  let timer: NodeJS.Timeout | undefined
  server.addHook('onListen', async () => {
    timer = setInterval(changed, SWEEP_EVERY_MS)
    timer.unref()
  })
  server.addHook('preClose', async () => {
    clearInterval(timer)
    await running.catch(() => undefined)
  })
  return { server, sweep }
}
