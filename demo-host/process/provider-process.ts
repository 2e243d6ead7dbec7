import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../shared/origins.ts'
import type { DatabaseTimeouts } from '../provider/db/connection.ts'
import { openDatabase } from '../provider/db/open.ts'
import type { Database, Log } from '../provider/db/orm.ts'
import { hotel } from '../provider/db/schema/hotel.ts'
import type { TrustedProxies } from '../provider/http/trusted-proxies.ts'
import { systemIds } from '../provider/kernel/ids.ts'
import type { GoogleWallet } from '../provider/passes/google-wallet.ts'
import type { PassSigner } from '../provider/passes/pass-signer.ts'
import { keptSecretsKey } from '../provider/secrets-key.ts'
import type { Stoppable } from '../provider/stop-on-signal.ts'
import { seedOtaHouses } from '../world/ota/seed-ota.ts'
import { seedWorld } from '../world/seed.ts'
import { requireOwnDatabase } from './guards.ts'
import { PORT_OFFSETS, SERVER_NAMES } from './ports.ts'
import { gatewaySecrets } from './secrets.ts'
import { createServers } from './servers.ts'
import { sharedClock } from './shared-clock.ts'
import type { SharedClock } from './shared-clock.ts'

export type ProcessOptions = {
  first: number
  address: string
  origins: Origins
  /** Pages besides the demo's own that embed the hotels. */
  parentOrigins: readonly string[]
  url: string | undefined
  folder: string
  dist: string
  hotels: number | undefined
  /** The database of `url` may be filled with the demonstration's hotels and members. */
  isWorldAsked: boolean
  /** What the controls ask for where others than this machine reach them. */
  secret: string | undefined
  smtpUrl: string | undefined
  turnstileSecret: string | undefined
  passSigner: PassSigner | undefined
  googleWallet: GoogleWallet | undefined
  isOta: boolean
  hasOwnCalls: boolean
  trustedProxies: TrustedProxies | undefined
  catalogMegabytes: number | undefined
  isNamed: boolean | undefined
  timeouts: DatabaseTimeouts
  connections: number | undefined
  secretsKey: string | undefined
  checkAnswersEvery: number | undefined
  logLevel: string
  log: Log
}

export type ProviderProcess = { engine: Database['engine'] } & Stoppable

/** Everything that runs: the database, the world in it, and the five servers. */
export async function startProvider(options: ProcessOptions): Promise<ProviderProcess> {
  const { log } = options
  const database = await openDatabase({
    url: options.url,
    folder: options.folder,
    isNamed: options.isNamed,
    timeouts: options.timeouts,
    connections: options.connections,
    log,
    prepare: (opened) => furnish(opened, options),
  })
  try {
    const running = await startServers(database, await sharedClock(database), options)
    return {
      engine: database.engine,
      drain: running.drain,
      async stop() {
        await running.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The world, and the pages that show it. */
async function furnish(database: Database, options: ProcessOptions): Promise<void> {
  const { hotels, isWorldAsked, log, origins, parentOrigins } = options
  await requireOwnDatabase(database, isWorldAsked)
  const { clock, stop } = await sharedClock(database)
  stop()
  await seedWorld(database, { clock, log, ...(hotels && { hotels }) })
  await database.orm.transaction((tx) => seedOtaHouses(tx))
  for (const origin of [origins.host, ...parentOrigins]) await allowPages(database, origin)
}

async function startServers(
  database: Database,
  { clock, ...shared }: SharedClock,
  options: ProcessOptions,
): Promise<Stoppable> {
  const { origins, log } = options
  const { servers, simulated, close } = await createServers({
    database,
    clock,
    ids: systemIds,
    origins,
    secrets: await gatewaySecrets(database),
    turnstileSecret: options.turnstileSecret,
    passSigner: options.passSigner,
    googleWallet: options.googleWallet,
    isOta: options.isOta,
    hasOwnCalls: options.hasOwnCalls,
    trustedProxies: options.trustedProxies,
    catalogMegabytes: options.catalogMegabytes,
    secretsKey: options.secretsKey ?? (await keptSecretsKey(options.folder)),
    from: { name: 'Reservations', address: 'stay@booking.example' },
    smtpUrl: options.smtpUrl,
    dist: options.dist,
    checkAnswersEvery: options.checkAnswersEvery,
    log: { level: options.logLevel },
    say: log,
    clockRead: shared.read,
    clockMoved: shared.write,
    access: options.secret === undefined ? 'loopback' : { secret: options.secret },
  })
  ownAddressOnly(servers.host, origins.host)

  try {
    for (const name of SERVER_NAMES)
      await servers[name].listen({ port: options.first + PORT_OFFSETS[name], host: options.address })
  } catch (error) {
    await close()
    throw error
  }
  simulated.provider.jobs.start()
  return {
    drain: simulated.provider.drain,
    async stop() {
      shared.stop()
      await close()
    },
  }
}

/** The demo's pages embed every hotel of the world, whatever port they stand on today. */
async function allowPages({ orm }: Database, origin: string): Promise<void> {
  const origins = sql`${hotel.settings} -> 'parent_origins'`
  await orm
    .update(hotel)
    .set({ settings: sql`jsonb_set(${hotel.settings}, '{parent_origins}', (${origins}) || to_jsonb(${origin}::text))` })
    .where(sql`not (${origins}) @> to_jsonb(${origin}::text)`)
}

/** 127.0.0.1 and localhost are two origins to a browser; the pages stand on one of them. */
function ownAddressOnly(server: FastifyInstance, origin: string): void {
  const own = new URL(origin).host
  const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
  server.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers
    if (host !== undefined && host !== own && LOOPBACK.test(host)) return reply.redirect(origin + request.url)
  })
}
