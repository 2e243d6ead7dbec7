// The five servers of the product on free ports, for browser tests, journeys and bench.
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { createServers } from '../demo-host/process/servers.ts'
import { createFiles } from '../demo-host/provider/assets/files.ts'
import { keepRelease, keptFiles } from '../demo-host/provider/assets/kept-releases.ts'
import { readRelease } from '../demo-host/provider/assets/release.ts'
import { openDatabase } from '../demo-host/provider/db/open.ts'
import type { Database } from '../demo-host/provider/db/open.ts'
import { hotel } from '../demo-host/provider/db/schema/hotel.ts'
import { endConnectionsOnClose } from '../demo-host/provider/http/end-connections.ts'
import { systemIds } from '../demo-host/provider/kernel/ids.ts'
import { holdPort } from '../demo-host/provider/db/free-port.ts'
import { runningClock } from '../demo-host/world/clock.ts'
import type { SettableClock } from '../demo-host/world/clock.ts'
import { memoryWorld, TEST_NOW } from '../demo-host/world/memory.ts'
import { seedWorld } from '../demo-host/world/seed.ts'
import type { Origins } from '../shared/origins.ts'
import { testPassSigner } from '../test/lib/wallet-pass/certificates.ts'
import { testGoogleWallet } from '../test/lib/wallet-pass/google-wallet.ts'
import { withReact } from './build/react-aliases.mjs'

const ADDRESS = '127.0.0.1'
const MAIL_EVERY_MS = 200
const SECRETS = { key: 'pk_test', api: 'sk_test', webhook: 'wh_test' }
const MANY = 1_000_000
/** The folder of the build that tests look at. */
export const BUILD = join(import.meta.dirname, '..', withReact ? 'dist-react' : 'dist')

export type ServersOptions = {
  /** A seeded database in memory; otherwise the one at `url` or in `folder`. */
  memory: boolean
  url?: string
  folder?: string
  /** Pages besides the host pages that embed the widget. */
  parentOrigins?: readonly string[]
  dist?: string
  /** The documents are those of an agency's site. */
  isOta?: boolean
  /** The widget's origin answers calls of its own documents, too. */
  hasOwnCalls?: boolean
  /** Nobody of ours listens at the widget's origin: something else serves its files. */
  isWidgetElsewhere?: boolean
}

export type Servers = {
  origins: Origins
  clock: SettableClock
  database: Database
  /** The provider's in-process door. */
  handle: (request: Request) => Promise<Response>
  /** The widget's origin is served from now on by a process of another build, as the product serves it. */
  deploy: (dist: string) => Promise<void>
  stop: () => Promise<void>
}

export async function startServers(options: ServersOptions): Promise<Servers> {
  process.env.DEMO = '1'
  // The first moment of every test's world, and running: a bank's countdown must go on by itself.
  const clock = runningClock(TEST_NOW - Date.now())
  const database = await openWorld(options, clock)
  const origins = await freeOrigins()
  await allowParents(database, [origins.host, ...(options.parentOrigins ?? [])])

  const { servers, simulated, mailer, close } = await createServers({
    database,
    clock,
    ids: systemIds,
    origins,
    secrets: SECRETS,
    from: { name: 'Reservations', address: 'stay@hotel.example' },
    dist: options.dist ?? BUILD,
    isOta: options.isOta ?? false,
    hasOwnCalls: options.hasOwnCalls ?? false,
    passSigner: testPassSigner(TEST_NOW),
    googleWallet: testGoogleWallet,
    log: false,
    requestsAMinute: MANY,
  })
  for (const [name, server] of Object.entries(servers)) {
    if (name === 'widget' && options.isWidgetElsewhere) continue
    const { port } = new URL(origins[name as keyof Origins]) // the keys of servers are those of Origins
    await server.listen({ host: ADDRESS, port: Number(port) })
  }
  let widget = servers.widget
  async function deploy(dist: string): Promise<void> {
    const origin = origins.widget
    const release = await keepRelease({ database, clock, origin, log() {} }, readRelease(dist, origins))
    await widget.close()
    widget = createFiles({ ...simulated.provider, release, kept: keptFiles(database, origin), origins })
    endConnectionsOnClose(widget)
    await widget.listen({ host: ADDRESS, port: Number(new URL(origin).port) })
  }
  const post = setInterval(() => void mailer.drain().catch(console.error), MAIL_EVERY_MS)

  return {
    origins,
    clock,
    database,
    handle: simulated.provider.handle,
    deploy,
    async stop() {
      clearInterval(post)
      await widget.close()
      await close()
      await database.close()
    },
  }
}

async function openWorld({ memory, url, folder = '.data/test' }: ServersOptions, clock: SettableClock) {
  if (memory) return (await memoryWorld()).database
  return openDatabase({
    url,
    folder,
    async prepare(database) {
      await seedWorld(database, { clock })
    },
  })
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
