import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../../shared/origins.ts'
import { createHostPages } from '../../pages/server.ts'
import { createProvider } from '../app.ts'
import { readFact, writeFact } from '../db/facts.ts'
import { openDatabase } from '../db/open.ts'
import type { Database, Log } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import { createDemo } from '../demo/register.ts'
import { systemIds } from '../domain/ids.ts'
import { createFiles } from '../files.ts'
import { createSimulatorGateways } from '../gateway/adapter.ts'
import { createGateway } from '../gateway/server.ts'
import { createMailer } from '../outside/mail.ts'
import { runningClock } from '../world/clock.ts'
import type { SettableClock } from '../world/clock.ts'
import { seedWorld } from '../world/seed.ts'
import { PORT_OFFSETS, SERVER_NAMES } from './ports.ts'
import type { ServerName } from './ports.ts'
import { gatewaySecrets } from './secrets.ts'

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
  smtpUrl: string | undefined
  logLevel: string
  log: Log
}

export type ProviderProcess = { engine: Database['engine']; stop: () => Promise<void> }

const CLOCK = 'clock_offset'

/** Everything that runs: the database, the world in it, and the five servers. */
export async function startProvider(options: ProcessOptions): Promise<ProviderProcess> {
  const { log } = options
  const database = await openDatabase({ url: options.url, folder: options.folder, log })
  try {
    const offset = await readFact(database, CLOCK)
    const clock = runningClock(typeof offset === 'number' ? offset : 0)
    await seedWorld(database, { clock, log, ...(options.hotels && { hotels: options.hotels }) })
    for (const origin of [options.origins.host, ...options.parentOrigins]) await allowPages(database, origin)
    const stopServers = await startServers(database, clock, options)
    return {
      engine: database.engine,
      async stop() {
        await stopServers()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function startServers(
  database: Database,
  clock: SettableClock,
  options: ProcessOptions,
): Promise<() => Promise<void>> {
  const { origins, log } = options
  const ids = systemIds
  const secrets = await gatewaySecrets(database)
  const mailer = await createMailer({
    database,
    clock,
    from: { name: 'Reservations', address: 'stay@booking.example' },
    log,
    ...(options.smtpUrl && { smtpUrl: options.smtpUrl }),
  })
  const gateway = createGateway({ database, clock, ids, origins, secrets })
  const provider = createProvider({
    database,
    clock,
    ids,
    origins,
    gateways: createSimulatorGateways({ origin: origins.gateway, secrets, clock, fetch }),
    mail: mailer.queue,
    log: { level: options.logLevel },
    demo: createDemo({
      database,
      clock,
      origins,
      async clockMoved() {
        await writeFact(database, CLOCK, clock.offset())
        await provider.sweeper.sweep()
        await gateway.sweep()
      },
    }),
  })
  const servers: Record<ServerName, FastifyInstance> = {
    host: createHostPages({ origins }),
    widget: createFiles({ ...provider, dist: options.dist, origins }),
    api: provider.server,
    gateway: gateway.server,
    identity: provider.identity,
  }
  ownAddressOnly(servers.host, origins.host)

  async function stop() {
    // The sweeper and the guests' calls first, then the gateway and the mail they may still need.
    await Promise.all([servers.host.close(), servers.widget.close(), provider.close()])
    await gateway.server.close()
    await mailer.close()
  }
  try {
    for (const name of SERVER_NAMES)
      await servers[name].listen({ port: options.first + PORT_OFFSETS[name], host: options.address })
  } catch (error) {
    await stop()
    throw error
  }
  provider.sweeper.start()
  return stop
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
