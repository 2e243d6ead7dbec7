import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'

import { MINUTE_MS } from '../../shared/constants.ts'
import { HEADERS } from '../../shared/headers.ts'
import { allowedOrigins } from './hotels/allowed-origins.ts'
import type { AllowedOrigins } from './hotels/allowed-origins.ts'
import type { Replica } from './db/replica.ts'
import { createScheduledJobs } from './jobs/scheduled-jobs.ts'
import type { ScheduledJobs } from './jobs/scheduled-jobs.ts'
import { HANDLERS } from './handlers/index.ts'
import { accessLine } from './http/access-log.ts'
import { answerChecks } from './http/answer-check.ts'
import { attachments } from './http/attachments.ts'
import { contextOf } from './http/context.ts'
import type { Services } from './kernel/context.ts'
import { loggedError } from './kernel/logged-error.ts'
import { answerCors, refuseForeignWrites, refuseUnknownHotel, tellAnyPage } from './http/cors.ts'
import { endConnectionsOnClose } from './http/end-connections.ts'
import { answerErrors } from './http/errors.ts'
import { externalCallback } from './http/external-callback.ts'
import { injected } from './http/inject.ts'
import { networkOf } from './kernel/network.ts'
import { createKeptByVersion } from './kernel/kept-by-version.ts'
import { createSeal, newSecretsKey } from './kernel/seal.ts'
import { health } from './http/health.ts'
import type { Readiness } from './http/health.ts'
import { register } from './http/register.ts'
import type { Registering } from './http/register.ts'
import { createReplicaReads } from './http/replica-reads.ts'
import { serveOpenApi } from './http/openapi/serve-openapi.ts'
import { shedLoad } from './http/shed-load.ts'
import { endSlowBodies, SLOW_REQUESTS } from './http/slow-requests.ts'
import type { Metrics } from './metrics/metrics.ts'
import { watchedGateways } from './metrics/watched-gateways.ts'
import { oneClickUnsubscribe } from './http/one-click-unsubscribe.ts'
import { keepAddress } from './http/keep-address.ts'
import { trustProxy } from './http/trusted-proxies.ts'
import type { TrustedProxies } from './http/trusted-proxies.ts'
import { takeForms } from './http/form.ts'
import { takeJson } from './http/json.ts'
import { takeUploads } from './http/upload.ts'
import { answerStarts } from './http/start-together.ts'
import type { Ask } from './http/start-together.ts'
import { webhooks } from './http/webhooks.ts'
import type { Concluding } from './payments/consequences.ts'
import { applyChangeOutcome } from './changes/apply-change-outcome.ts'
import { concludeStay } from './reservations/conclude-stay.ts'

/** What is paid for → what an outcome of the payment means for it. */
const CONSEQUENCES: Concluding['consequences'] = { stay: concludeStay, change: applyChangeOutcome }
const BODY_BYTES = 256 * 1024
const REQUESTS_A_MINUTE = 3000
const TRACING_ID = /^[\w.:-]{1,64}$/

export type ProviderOptions = Omit<Services, 'log' | 'seal' | 'kept'> & {
  /** Seals what must not be read in the database; the same for all processes over it. Without one a key for this process. */
  secretsKey?: string | undefined
  /** Of what is read of hotels, so much is kept; 64 without it. */
  catalogMegabytes?: number | undefined
  /** Fastify's logger options, or false for silence. */
  log: Exclude<FastifyServerOptions['logger'], undefined>
  requestsAMinute?: number
  /** From so many milliseconds of delay on, what comes is answered 503 (http/shed-load.ts); never without it. */
  lateMs?: number | undefined
  /** One in so many of our own answers is held to the contract whole; 1, the default: each, and a wrong one is a 500. */
  checkAnswersEvery?: number | undefined
  /** Proxies whose X-Forwarded-For is believed (guarantee S6); none without it. */
  trustedProxies?: TrustedProxies | undefined
  /** What is counted for the operator; nothing without it. */
  metrics?: Pick<Metrics, 'watch' | 'round' | 'read' | 'gateway'> | undefined
  /** Where guests look around (http/replica-calls.ts); without it the database answers everything. */
  replica?: Replica | undefined
  /** Hooks and routes of the demo control surface; must stand before the contract's routes. */
  demo?: (server: FastifyInstance) => void
  /** What else is served on the two origins: the photographs of a world, the pages of simulators. */
  beside?: Partial<Record<'api' | 'identity', (server: FastifyInstance) => void>>
}

export type Provider = {
  /** The in-process door: the origin of the request says which of the two servers answers. */
  handle: (request: Request) => Promise<Response>
  server: FastifyInstance
  identity: FastifyInstance
  jobs: ScheduledJobs
  /** What of elsewhere a hotel's documents may show and load. */
  outsidersOf: (code: string) => Promise<AllowedOrigins>
  /** From now on not ready, so that a balancer sends nobody any more; all calls are still answered. */
  drain: () => void
  close: () => Promise<void>
}

export function createProvider(options: ProviderOptions): Provider {
  const { demo, beside = {}, replica, requestsAMinute = REQUESTS_A_MINUTE, checkAnswersEvery = 1 } = options
  const server = bareServer(options)
  const identity = bareServer(options)
  const seal = createSeal(options.secretsKey ?? newSecretsKey())
  const kept = createKeptByVersion(options.catalogMegabytes)
  const gateways = options.metrics ? watchedGateways(options.gateways, options.metrics.gateway) : options.gateways
  const services = { ...options, gateways, seal, kept, consequences: CONSEQUENCES, log: server.log }
  const origins = allowedOrigins(services)
  const readiness: Readiness = { isStopping: false }
  const ask: Ask = (request, remoteAddress) =>
    injected(request.url.startsWith(`${options.origins.identity}/`) ? identity : server, request, remoteAddress)
  const registering: Registering = {
    contextOf: (request, row, database = options.database) => contextOf({ ...services, database }, request, row),
    checkOf: answerChecks(checkAnswersEvery),
    reads: replica ? createReplicaReads({ ...options, replica, count: options.metrics?.read }) : null,
  }

  for (const [one, at] of [
    [server, 'api'],
    [identity, 'identity'],
  ] as const) {
    guard(one, requestsAMinute)
    answerCors(one, origins)
    answerErrors(one)
    shedLoad(one, options.lateMs ?? 0)
    one.register(compress, { global: false })
    options.metrics?.watch(one)
    demo?.(one)
    // In a plugin of its own, so that the limits and headers above are in place before the first route.
    one.register(async (scope) => {
      takeUploads(scope)
      takeForms(scope)
      takeJson(scope)
      scope.addHook('preValidation', (request) => refuseForeignWrites(request, origins))
      for (const area of HANDLERS) register(scope, at, area, registering)
    })
    one.register(async (scope) => health(scope, services, readiness))
    one.register(async (scope) => beside[at]?.(scope))
  }
  server.register(async (scope) => serveOpenApi(scope, options.origins))
  server.register(async (scope) => attachments(scope, services))
  server.register(async (scope) => {
    scope.addHook('preValidation', (request) => refuseUnknownHotel(request, origins))
    scope.addHook('preValidation', (request) => refuseForeignWrites(request, origins))
    scope.addHook('onSend', tellAnyPage)
    answerStarts(scope, options.origins, ask)
  })
  server.register(async (scope) => webhooks(scope, services))
  server.register(async (scope) => oneClickUnsubscribe(scope, services))
  identity.register(async (scope) => externalCallback(scope, services))

  const jobs = createScheduledJobs(services, options.metrics?.round)
  return {
    handle: ask,
    server,
    identity,
    jobs,
    outsidersOf: origins.outsiders,
    drain: () => void (readiness.isStopping = true),
    async close() {
      // A job that waits for a gateway keeps no door open.
      await Promise.all([jobs.stop(), server.close(), identity.close()])
    },
  }
}

function bareServer({ log, ids, trustedProxies }: ProviderOptions): FastifyInstance {
  const server = Fastify({
    logger: withoutValues(log),
    bodyLimit: BODY_BYTES,
    trustProxy: trustProxy(trustedProxies),
    ...SLOW_REQUESTS,
    requestIdHeader: false,
    // The caller's tracing id follows the request into our log, if it is one.
    genReqId(request) {
      const given = request.headers[HEADERS.tracingId.toLowerCase()]
      return typeof given === 'string' && TRACING_ID.test(given) ? given : ids.next()
    },
    // Queries can hold an e-mail or a bypass token: http/access-log.ts writes the line (guarantee S27).
    logController: new LogController({ disableRequestLogging: true }),
  })
  server.removeContentTypeParser('text/plain')
  endSlowBodies(server)
  endConnectionsOnClose(server)
  server.addHook('onRequest', async (request, reply) => {
    keepAddress(request)
    reply.header(HEADERS.tracingId, request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(accessLine(request, reply))
  })
  return server
}

/** The one way an error is written down (guarantee S27). */
const withoutValues = (log: ProviderOptions['log']): ProviderOptions['log'] =>
  log === false ? false : { ...(log === true ? {} : log), serializers: { err: loggedError, error: loggedError } }

function guard(server: FastifyInstance, requestsAMinute: number): void {
  server.register(helmet, {
    // Nothing here is a page; the strictest policy there is.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The pages of those who know a guest elsewhere stand in a window that has to remember who opened it.
    crossOriginOpenerPolicy: { policy: 'unsafe-none' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  server.register(rateLimit, { max: requestsAMinute, timeWindow: MINUTE_MS, keyGenerator: ({ ip }) => networkOf(ip) })
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
