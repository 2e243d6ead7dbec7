import { embeddedServer } from './embedded.ts'
import { NoBinaries } from './binaries.ts'
import type { Database, Log } from './orm.ts'
import { openOnDisk } from './pglite.ts'
import { openUrl } from './postgres.ts'

export type { Database, Orm } from './orm.ts'

export type Opening = {
  /** A PostgreSQL of your own, 15 or later. */
  url?: string | undefined
  /** Where the bundled database keeps its files when there is no url. */
  folder: string
  log?: Log
}

/** The database, migrated to the newest schema. Closing it also stops the server if this process started one. */
export async function openDatabase({ url, folder, log = () => {} }: Opening): Promise<Database> {
  if (url) return openUrl(url, 'url')
  try {
    const server = await embeddedServer({ folder, log })
    const database = await openUrl(server.url, 'embedded').catch(async (error: unknown) => {
      await server.stop()
      throw error
    })
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
    return openOnDisk(folder)
  }
}
