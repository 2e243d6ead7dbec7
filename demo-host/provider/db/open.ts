import { embeddedServer } from './embedded.ts'
import { NoBinaries } from './binaries.ts'
import type { Database, Engine, Log } from './orm.ts'
import { openOnDisk } from './pglite.ts'
import { openUrl, WHILE_MIGRATING } from './postgres.ts'
import type { DatabaseTimeouts } from './postgres.ts'

export type { Database, Orm } from './orm.ts'

export type Opening = {
  /** A PostgreSQL of your own, 15 or later. */
  url?: string | undefined
  /** Where the bundled database keeps its files when there is no url. */
  folder: string
  log?: Log
  /** What has to be in it before anybody is served; its statements may take as long as migrations. */
  prepare?: ((database: Database) => Promise<void>) | undefined
  timeouts?: DatabaseTimeouts
  /** Statements that are asked often are prepared under a name; those of the bundled database, where nothing is said. */
  isNamed?: boolean | undefined
}

/** The database, migrated to the newest schema. Closing it also stops the server if this process started one. */
export async function openDatabase({ url, folder, log = () => {}, ...how }: Opening): Promise<Database> {
  if (url) return openPrepared(url, 'url', how)
  try {
    const server = await embeddedServer({ folder, log })
    const database = await openPrepared(server.url, 'embedded', { ...how, isNamed: how.isNamed ?? true }).catch(
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

type Preparing = Pick<Opening, 'prepare' | 'timeouts' | 'isNamed'>

async function openPrepared(url: string, engine: Engine, { prepare, ...how }: Preparing): Promise<Database> {
  if (prepare) {
    const patient = await openUrl(url, engine, { timeouts: WHILE_MIGRATING })
    await prepare(patient).finally(patient.close)
  }
  return openUrl(url, engine, how)
}
