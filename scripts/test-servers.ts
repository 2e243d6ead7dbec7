// The five servers of the product on free ports, for browser tests, journeys and bench.
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { createHostPages } from '../demo-host/pages/server.ts'
import { createProvider } from '../demo-host/provider/app.ts'
import { openDatabase } from '../demo-host/provider/db/open.ts'
import type { Database } from '../demo-host/provider/db/open.ts'
import { hotel } from '../demo-host/provider/db/schema/hotel.ts'
import { createDemo } from '../demo-host/provider/demo/register.ts'
import { systemIds } from '../demo-host/provider/domain/ids.ts'
import { createFiles } from '../demo-host/provider/files.ts'
import { createSimulatorGateways } from '../demo-host/provider/gateway/adapter.ts'
import { createGateway } from '../demo-host/provider/gateway/server.ts'
import { createMailer } from '../demo-host/provider/outside/mail.ts'
import { holdPort } from '../demo-host/provider/process/free-port.ts'
import { runningClock } from '../demo-host/provider/world/clock.ts'
import type { SettableClock } from '../demo-host/provider/world/clock.ts'
import { memoryWorld, TEST_NOW } from '../demo-host/provider/world/memory.ts'
import { seedWorld } from '../demo-host/provider/world/seed.ts'
import type { Origins } from '../shared/origins.ts'
import { withReact } from './react-aliases.mjs'

const ADDRESS = '127.0.0.1'
const MAIL_EVERY_MS = 200
const SECRETS = { key: 'pk_test', api: 'sk_test', webhook: 'wh_test' }
const MANY = 1_000_000
const BUILD = withReact ? 'dist-react' : 'dist'

export type ServersOptions = {
  /** A seeded database in memory; otherwise the one at `url` or in `folder`. */
  memory: boolean
  url?: string
  folder?: string
  /** Pages besides the host pages that embed the widget. */
  parentOrigins?: readonly string[]
  dist?: string
}

export type Servers = {
  origins: Origins
  clock: SettableClock
  database: Database
  /** The provider's in-process door. */
  handle: (request: Request) => Promise<Response>
  stop: () => Promise<void>
}

export async function startServers(options: ServersOptions): Promise<Servers> {
  process.env.DEMO = '1'
  // The first moment of every test's world, and running: a bank's countdown must go on by itself.
  const clock = runningClock(TEST_NOW - Date.now())
  const database = await openWorld(options, clock)
  const origins = await freeOrigins()
  await allowParents(database, [origins.host, ...(options.parentOrigins ?? [])])

  const ids = systemIds
  const from = { name: 'Reservations', address: 'stay@hotel.example' }
  const mailer = await createMailer({ database, clock, from })
  const gateway = createGateway({ database, clock, ids, origins, secrets: SECRETS })
  const provider = createProvider({
    database,
    clock,
    ids,
    origins,
    gateways: createSimulatorGateways({ origin: origins.gateway, secrets: SECRETS, clock, fetch }),
    mail: mailer.queue,
    log: false,
    requestsAMinute: MANY,
    demo: createDemo({
      database,
      clock,
      origins,
      async clockMoved() {
        await provider.sweeper.sweep()
        await gateway.sweep()
      },
    }),
  })
  const servers: Record<keyof Origins, FastifyInstance> = {
    host: createHostPages({ origins }),
    widget: createFiles({
      dist: options.dist ?? join(import.meta.dirname, '..', BUILD),
      origins,
      ...provider,
    }),
    api: provider.server,
    gateway: gateway.server,
    identity: provider.identity,
  }
  for (const [name, server] of Object.entries(servers)) {
    const { port } = new URL(origins[name as keyof Origins]) // the keys of servers are those of Origins
    await server.listen({ host: ADDRESS, port: Number(port) })
  }
  const post = setInterval(() => void mailer.drain().catch(console.error), MAIL_EVERY_MS)

  return {
    origins,
    clock,
    database,
    handle: provider.handle,
    async stop() {
      clearInterval(post)
      await Promise.all([servers.host.close(), servers.widget.close()])
      await provider.close()
      await gateway.server.close()
      await mailer.close()
      await database.close()
    },
  }
}

async function openWorld({ memory, url, folder = '.data/test' }: ServersOptions, clock: SettableClock) {
  if (memory) return (await memoryWorld()).database
  const database = await openDatabase({ url, folder })
  await seedWorld(database, { clock })
  return database
}

/** The hotels of the world name the pages of this run as theirs. */
async function allowParents({ orm }: Database, parents: readonly string[]): Promise<void> {
  await orm
    .update(hotel)
    .set({ settings: sql`jsonb_set(${hotel.settings}, '{parent_origins}', ${JSON.stringify(parents)}::jsonb)` })
}

/** Every server must know the others' addresses before it is made, so the ports are chosen first. */
async function freeOrigins(): Promise<Origins> {
  const held = await Promise.all(Array.from({ length: 5 }, () => holdPort()))
  const [host = '', widget = '', api = '', gateway = '', identity = ''] = held.map(
    ({ port }) => `http://${ADDRESS}:${port}`,
  )
  await Promise.all(held.map(({ release }) => release()))
  return { host, widget, api, gateway, identity }
}
