import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'

import { MINUTE_MS } from '../../shared/constants.ts'
import { HEADERS } from '../../shared/headers.ts'
import { allowedOrigins } from './domain/allowed-origins.ts'
import type { Outsiders } from './domain/allowed-origins.ts'
import { brandOf } from './domain/house.ts'
import { createSweeper } from './domain/sweeper.ts'
import type { Sweeper } from './domain/sweeper.ts'
import { HANDLERS } from './handlers/index.ts'
import { attachments } from './http/attachments.ts'
import { contextOf } from './http/context.ts'
import type { Services } from './http/context.ts'
import { answerCors, refuseForeignWrites } from './http/cors.ts'
import { answerErrors } from './http/errors.ts'
import { externalCallback } from './http/external-callback.ts'
import { files } from './http/files.ts'
import { injected } from './http/inject.ts'
import { register } from './http/register.ts'
import { takeForms } from './http/form.ts'
import { takeUploads } from './http/upload.ts'
import { webhooks } from './http/webhooks.ts'
import { createOutside } from './outside/outside.ts'

const BODY_BYTES = 256 * 1024
const REQUESTS_A_MINUTE = 3000
const TRACING_ID = /^[\w.:-]{1,64}$/

export type ProviderOptions = Omit<Services, 'log' | 'outside'> & {
  /** Fastify's logger options, or false for silence. */
  log: Exclude<FastifyServerOptions['logger'], undefined>
  requestsAMinute?: number
  /** Hooks and routes of the demo control surface; must stand before the contract's routes. */
  demo?: (server: FastifyInstance) => void
}

export type Provider = {
  /** The in-process door: the origin of the request says which of the two servers answers. */
  handle: (request: Request) => Promise<Response>
  server: FastifyInstance
  identity: FastifyInstance
  sweeper: Sweeper
  /** What of elsewhere a hotel's documents may show and load. */
  outsidersOf: (code: string) => Promise<Outsiders>
  close: () => Promise<void>
}

export function createProvider(options: ProviderOptions): Provider {
  const { demo, requestsAMinute = REQUESTS_A_MINUTE } = options
  const server = bareServer(options)
  const identity = bareServer(options)
  const { outside, standIns } = createOutside({
    origins: options.origins,
    now: options.clock.now,
    brandOf: (code) => brandOf(options.database.orm, code),
    ...(options.fetch && { fetch: options.fetch }),
  })
  const services: Services = { ...options, outside, log: server.log }
  const origins = allowedOrigins(services)

  for (const [one, at] of [
    [server, 'api'],
    [identity, 'identity'],
  ] as const) {
    guard(one, requestsAMinute)
    answerCors(one, origins)
    answerErrors(one)
    demo?.(one)
    // In a plugin of its own, so that the limits and headers above are in place before the first route.
    one.register(async (scope) => {
      takeUploads(scope)
      takeForms(scope)
      scope.addHook('preValidation', (request) => refuseForeignWrites(request, origins))
      for (const area of HANDLERS) {
        register(scope, at, area, (request, row) => contextOf(services, request, row))
      }
    })
    one.register(async (scope) => health(scope, services))
  }
  server.register(async (scope) => files(scope))
  server.register(async (scope) => attachments(scope, services))
  server.register(async (scope) => webhooks(scope, services))
  identity.register(async (scope) => externalCallback(scope, services))
  if (process.env.DEMO === '1') identity.register(async (scope) => standIns(scope))

  const sweeper = createSweeper(services)
  return {
    handle: (request) => injected(request.url.startsWith(`${options.origins.identity}/`) ? identity : server, request),
    server,
    identity,
    sweeper,
    outsidersOf: origins.outsiders,
    async close() {
      await sweeper.stop()
      await Promise.all([server.close(), identity.close()])
    },
  }
}

function bareServer({ log, ids }: ProviderOptions): FastifyInstance {
  const server = Fastify({
    logger: log,
    bodyLimit: BODY_BYTES,
    requestIdHeader: false,
    // The caller's tracing id follows the request into our log, if it is one.
    genReqId(request) {
      const given = request.headers[HEADERS.tracingId.toLowerCase()]
      return typeof given === 'string' && TRACING_ID.test(given) ? given : ids.next()
    },
    // Queries can hold an e-mail or a bypass token: the log keeps the path (guarantee S27).
    logController: new LogController({ disableRequestLogging: true }),
  })
  server.removeContentTypeParser('text/plain')
  server.addHook('onRequest', async (request, reply) => {
    reply.header(HEADERS.tracingId, request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })
  return server
}

function guard(server: FastifyInstance, requestsAMinute: number): void {
  server.register(helmet, {
    // Nothing here is a page; the strictest policy there is.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The pages of those who know a guest elsewhere stand in a window that has to remember who opened it.
    crossOriginOpenerPolicy: { policy: 'unsafe-none' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  server.register(rateLimit, { max: requestsAMinute, timeWindow: MINUTE_MS })
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

function health(server: FastifyInstance, { database }: Services): void {
  server.get('/healthz', async () => ({ ok: true }))
  server.get('/readyz', async () => {
    await database.orm.execute('select 1')
    return { ok: true }
  })
}
