import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { writeFact } from '../../../demo-host/provider/db/facts.ts'
import type { Database } from '../../../demo-host/provider/db/orm.ts'
import { openUrl } from '../../../demo-host/provider/db/postgres.ts'
import { gatewaySecrets } from '../../../demo-host/process/secrets.ts'
import { TEST_NOW } from '../../../demo-host/world/memory.ts'
import { SECOND_MS } from '../../../shared/constants.ts'
import { emptyBuild } from '../../contract/helpers/empty-build.ts'
import { startPostgres } from '../postgres.ts'
import type { Postgres } from '../postgres.ts'
import { freePorts, HOST, startProcess } from '../running.ts'
import type { Running } from '../running.ts'
import { startGateway } from './gateway.ts'
import type { GatewayProcess } from './gateway.ts'

const PROCESSES = 2
const [STARTS, AGAIN_MS] = [10, SECOND_MS]

/** Two processes of the provider, their PostgreSQL, and the payment gateway with a PostgreSQL of its own. */
export type Site = {
  postgres: Postgres
  database: Database
  gateway: GatewayProcess
  /** The gateway's own tables. */
  books: Database
  gatewayOrigin: string
  gatewayKey: string
  processes: Running[]
  /** Starts one that ended, where it was; once more where it ended at once, because the database is not there yet. */
  restart: (index: number) => Promise<void>
  close: () => Promise<void>
}

export async function openSite(folder: string): Promise<Site> {
  const opened: { close: () => Promise<unknown> }[] = []
  const close = async () => {
    for (const each of opened.toReversed()) await each.close()
  }
  const keep = <Opened>(made: Opened, end: (made: Opened) => Promise<unknown>): Opened => {
    opened.push({ close: () => end(made) })
    return made
  }
  try {
    const place = join(folder, 'chaos')
    const postgres = keep(await startPostgres(place), (server) => server.stop())
    const ownServer = keep(await startPostgres(join(place, 'gateway')), (server) => server.stop())
    const database = keep(await openUrl(postgres.url, 'url'), (each) => each.close())
    const books = keep(await openUrl(ownServer.url, 'url'), (each) => each.close())
    const clock_offset = TEST_NOW - Date.now()
    await writeFact(database, 'clock_offset', clock_offset)
    const secrets = await gatewaySecrets(database)
    const port = await freePorts()
    const gatewayOrigin = `http://${HOST}:${port}`

    const processes: Running[] = []
    const start = (first?: number) => {
      const [home] = processes
      const pages = home && { host: home.origins.host, widget: home.origins.widget }
      const shared = { gateway: gatewayOrigin, ...pages }
      // Each guest has an address of their own.
      const environment = { TRUSTED_PROXIES: '1', DIST: emptyBuild(place) }
      return startProcess({ folder: place, url: postgres.url, shared, environment, ...(first && { first }) })
    }
    for (let index = 0; index < PROCESSES; index++) processes.push(keep(await start(), () => stop(index)))
    const stop = async (index: number) => processes[index]?.stop()
    const [one, two] = processes
    if (!one || !two) throw new Error('Both processes were started above')
    const gateway = keep(
      await startGateway({
        url: ownServer.url,
        port,
        clock_offset,
        origins: one.origins,
        apis: [one.origins.api, two.origins.api],
        secrets,
      }),
      (each) => each.kill(),
    )
    async function restart(index: number): Promise<void> {
      for (let times = 1; ; times++) {
        const again = await start(processes[index]?.first).catch((error: unknown) => {
          if (times === STARTS) throw error
          return null
        })
        if (again) return void (processes[index] = again)
        await pause(AGAIN_MS)
      }
    }
    return { postgres, database, gateway, books, gatewayOrigin, gatewayKey: secrets.key, processes, restart, close }
  } catch (error) {
    await close()
    throw error
  }
}
