import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../shared/origins.ts'
import type { Adapters } from './configuration/adapters.ts'
import { createProvider } from './app.ts'
import { createFiles } from './assets/files.ts'
import { keepRelease, keptFiles } from './assets/kept-releases.ts'
import { watchPaymentPages } from './assets/payment-page/watch-payment-pages.ts'
import { readRelease } from './assets/release.ts'
import type { DatabaseTimeouts } from './db/connection.ts'
import { openDatabase } from './db/open.ts'
import type { Database, Log } from './db/orm.ts'
import { openReplica } from './db/replica.ts'
import { cloudflareChecks } from './hotels/turnstile.ts'
import { endConnectionsOnClose } from './http/end-connections.ts'
import type { TrustedProxies } from './http/trusted-proxies.ts'
import { systemIds } from './kernel/ids.ts'
import { createMailer } from './mail/mail.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { ListenAddress } from './metrics/listen-address.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createSeal } from './kernel/seal.ts'
import { keptSecretsKey } from './secrets-key.ts'
import type { Stoppable } from './stop-on-signal.ts'

export type ServerName = keyof Pick<Origins, 'widget' | 'api' | 'identity'>

export type ProductOptions = {
  /** Of PostgreSQL; without one the bundled server keeps its files in `folder`. */
  url?: string | undefined
  /** Of its replica, where guests look around (DATABASE_READ_URL). */
  replicaUrl?: string | undefined
  folder: string
  /** The folder the build wrote. */
  dist: string
  address: string
  ports: Record<ServerName, number>
  origins: Origins
  adapters: Adapters
  turnstileSecret?: string | undefined
  /** The documents are those of an agency's site (ROUTE-042). */
  isOta?: boolean
  /** The widget's origin answers calls of its own documents, too. */
  hasOwnCalls?: boolean
  trustedProxies?: TrustedProxies | undefined
  /** See ProviderOptions (EVENT_LOOP_LATE_MS). */
  lateMs?: number | undefined
  /** Of what is read of hotels, so much is kept (CATALOG_MEGABYTES). */
  catalogMegabytes?: number | undefined
  /** Statements have names (NAMED_STATEMENTS). */
  isNamed?: boolean | undefined
  timeouts?: DatabaseTimeouts
  /** The most that the pool holds (DATABASE_POOL). */
  connections?: number | undefined
  /** Without one it is kept in `folder`. */
  secretsKey?: string | undefined
  /** Codes of the hotels whose payment page is compared with the build once an hour. */
  paymentPageHotels?: readonly string[]
  /** See ProviderOptions. */
  checkAnswersEvery?: number
  logLevel: string
  /** Where Prometheus asks (METRICS_LISTEN); without it nothing is counted. */
  metricsAt?: ListenAddress | undefined
  say: Log
}

export type Product = { engine: Database['engine'] } & Stoppable

/** The product alone: database, outbox, sweeper and its three servers. Its hotels are those in the database. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { origins, adapters, say } = options
  const clock = { now: Date.now }
  const { url, folder, isNamed, timeouts, connections } = options
  // A database of one's own is migrated by npm run migrate, before the first of its processes is replaced.
  const isPrepared = url !== undefined
  const database = await openDatabase({ url, folder, isNamed, timeouts, connections, isPrepared, log: say })
  const secretsKey = options.secretsKey ?? (await keptSecretsKey(options.folder))
  const { from, transport } = adapters
  const mailer = createMailer({ database, clock, from, transport, seal: createSeal(secretsKey), log: say })
  const replica = options.replicaUrl ? openReplica(options.replicaUrl, { isNamed, connections }) : undefined
  const metrics = options.metricsAt && createMetrics(database, replica)
  const provider = createProvider({
    database,
    replica,
    metrics,
    clock,
    ids: systemIds,
    origins,
    gateways: adapters.gateways,
    identityProviders: adapters.identityProviders,
    humanChecks: cloudflareChecks(options.turnstileSecret),
    passSigner: adapters.passSigner,
    googleWallet: adapters.googleWallet,
    mail: mailer.queue,
    log: { level: options.logLevel },
    trustedProxies: options.trustedProxies,
    lateMs: options.lateMs,
    checkAnswersEvery: options.checkAnswersEvery,
    catalogMegabytes: options.catalogMegabytes,
    secretsKey,
  })
  const closing: { close: () => unknown }[] = [provider, mailer, ...(replica ? [replica] : []), database]
  const stop = async () => {
    // Guests' calls first, then the mail they caused, then what both stand on.
    for (const each of closing) await each.close()
  }
  try {
    // Before it is served: whoever has its loader from here may ask another process for the rest.
    const release = await keepRelease(
      { database, clock, origin: origins.widget, log: say },
      readRelease(options.dist, origins),
    )
    const kept = keptFiles(database, origins.widget)
    const api = options.hasOwnCalls ? provider.server : undefined
    const widget = createFiles({ ...provider, release, kept, origins, api, isOta: options.isOta ?? false })
    endConnectionsOnClose(widget)
    closing.unshift(widget)
    metrics?.watch(widget)
    const servers: Record<ServerName, FastifyInstance> = { widget, api: provider.server, identity: provider.identity }
    for (const [name, server] of Object.entries(servers))
      await server.listen({ port: options.ports[name as ServerName], host: options.address }) // its keys
    if (metrics && options.metricsAt) {
      const door = serveMetrics(metrics)
      closing.push(door)
      await door.listen(options.metricsAt)
    }
    provider.jobs.start()
    closing.unshift(
      watchPaymentPages({
        hotels: options.paymentPageHotels ?? [],
        dist: options.dist,
        origins,
        outsidersOf: provider.outsidersOf,
        log: provider.server.log,
      }),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { engine: database.engine, drain: provider.drain, stop }
}
