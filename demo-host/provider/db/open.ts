import { embeddedServer } from './embedded.ts'
import { NoBinaries } from './binaries.ts'
import { WHILE_MIGRATING } from './connection.ts'
import type { Database, Engine, Log } from './orm.ts'
import { openOnDisk } from './pglite.ts'
import { openUrl } from './postgres.ts'
import type { Opened } from './postgres.ts'

export type { Database, Orm } from './orm.ts'

export type Opening = Opened & {
  /** A PostgreSQL of your own, 15 or later. */
  url?: string | undefined
  /** Where the bundled database keeps its files when there is no url. */
  folder: string
  log?: Log
  /** What has to be in it before anybody is served; its statements may take as long as migrations. */
  prepare?: ((database: Database) => Promise<void>) | undefined
}

/**
 * The database, at the newest schema; statements of the bundled one have names, where nothing is said. Closing it also stops
 * the server if this process started one.
 */
export async function openDatabase({ url, folder, log = () => {}, ...how }: Opening): Promise<Database> {
  if (url) return openPrepared(url, 'url', how)
  try {
    const server = await embeddedServer({ folder, log })
    // Nobody else migrates what this process starts and stops.
    const own = { ...how, isPrepared: false }
    const database = await openPrepared(server.url, 'embedded', { ...own, isNamed: how.isNamed ?? true }).catch(
      async (error: unknown) => {
        await server.stop()
        throw error
      },
    )
    return {
      ...database,
      async close() {
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    if (!(error instanceof NoBinaries)) throw error
    log(`The bundled PostgreSQL does not run here (${error.message}).`)
    log('PGlite is used instead: one process only, and the last seconds may be lost when the machine stops.')
    log('For real bookings give DATABASE_URL a PostgreSQL 15 or later.')
    const database = await openOnDisk(folder)
    await how.prepare?.(database)
    return database
  }
}

type Preparing = Opened & Pick<Opening, 'prepare'>

async function openPrepared(url: string, engine: Engine, { prepare, ...how }: Preparing): Promise<Database> {
  if (prepare) {
    const patient = await openUrl(url, engine, { timeouts: WHILE_MIGRATING })
    await prepare(patient).finally(patient.close)
  }
  return openUrl(url, engine, how)
}
