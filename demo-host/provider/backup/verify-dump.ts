import { sql } from 'drizzle-orm'

import { checkBooks } from '../books/check-books.ts'
import type { CheckedBook } from '../books/check-books.ts'
import { DatabaseAway, NotInOrder, tellAway } from '../command-errors.ts'
import { WHILE_MIGRATING, withClient } from '../db/connection.ts'
import { pendingOf } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { openUrl } from '../db/postgres.ts'
import { withScratchDatabase } from '../db/scratch-database.ts'
import { loggedError } from '../kernel/logged-error.ts'
import { readDump, restoreDump } from './pg-restore.ts'
import type { Dump, RestoreSurroundings } from './pg-restore.ts'

export type VerifiedDump = {
  hotels: number
  stays: number
  /** When the last stay was booked; null: none ever was. */
  newest: Date | null
  /** Migrations that it lacks, and whether it has some that this program does not know. */
  older: number
  isNewer: boolean
  books: CheckedBook[]
}

const major = (version: string) => Number.parseInt(version, 10)

/** Restores a dump into a database of its own on that server, and looks at all of it there. */
export async function verifyDump(
  path: string,
  server: string,
  surroundings: RestoreSurroundings,
): Promise<VerifiedDump> {
  const dump = await readDump(path, surroundings)
  await requireServer(dump, server)
  return withScratchDatabase(server, surroundings.stopped, async (url) => {
    await restoreDump(dump, url, surroundings)
    const schema = await schemaOf(url)
    const database = await openUrl(url, 'url', { timeouts: WHILE_MIGRATING }).catch((error: unknown) => {
      throw new NotInOrder(`${path} is not brought to the schema of this program: ${loggedError(error).message}`)
    })
    try {
      await database.orm.execute('analyze')
      return { ...(await countsOf(database.orm)), ...schema, books: await checkBooks(database.orm) }
    } finally {
      await database.close()
    }
  })
}

/** A newer dump says what an older server does not understand. */
async function requireServer({ path, postgres }: Dump, server: string): Promise<void> {
  const { rows } = await withClient(server, WHILE_MIGRATING, (client) =>
    client.query<{ version: string }>("select current_setting('server_version') as version"),
  ).catch((error: unknown) => {
    throw new DatabaseAway(tellAway(error), { cause: error })
  })
  const version = rows[0]?.version ?? ''
  if (major(postgres) > major(version))
    throw new NotInOrder(`${path} is of PostgreSQL ${postgres}, and the server has ${version}: DATABASE_SCRATCH_URL names another`) // prettier-ignore
}

const schemaOf = (url: string): Promise<Pick<VerifiedDump, 'older' | 'isNewer'>> =>
  withClient(url, WHILE_MIGRATING, async (client) => {
    const { rows } = await client.query<{ at: number | null }>(
      'select max(created_at)::float8 as at from drizzle.__drizzle_migrations',
    )
    const newest = readMigrations().at(-1)?.at ?? 0
    return { older: (await pendingOf(client)).length, isNewer: (rows[0]?.at ?? 0) > newest }
  })

async function countsOf(orm: Orm): Promise<Pick<VerifiedDump, 'hotels' | 'stays' | 'newest'>> {
  const [found] = await rowsOf<{ hotels: number; stays: number; newest: number | null }>(
    orm,
    sql`select (select count(*)::int from hotel) as hotels, count(*)::int as stays,
      extract(epoch from max(created_at))::float8 * 1000 as newest from reservation`,
  )
  const { hotels = 0, stays = 0, newest = null } = found ?? {}
  return { hotels, stays, newest: newest === null ? null : new Date(newest) }
}
