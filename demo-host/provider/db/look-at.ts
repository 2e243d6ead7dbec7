import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'

import { MIGRATIONS } from './migrations.ts'
import { connection, OLDEST_VERSION, WHILE_MIGRATING } from './postgres.ts'

/** A database before anything is served from it. */
export type Looked = {
  version: string
  /** Migrations that the next start applies. */
  pending: number
  /** Whether this role may apply them. */
  canMigrate: boolean
  hotels: number
}

/** Changes nothing. Throws where nobody answers, who asks is not let in, or the version is too old. */
export async function lookAtUrl(url: string): Promise<Looked> {
  const client = new Client(connection(url, WHILE_MIGRATING))
  client.on('error', () => undefined) // what is asked is refused, too
  await client.connect()
  try {
    const one = async <Row extends object>(query: string): Promise<Row | undefined> =>
      (await client.query<Row>(query)).rows[0]
    const server = await one<{ version: string; number: number; may: boolean; migrated: boolean; furnished: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        has_database_privilege(current_database(), 'CREATE')
          and has_schema_privilege(current_schema(), 'CREATE') as may,
        to_regclass('drizzle.__drizzle_migrations') is not null as migrated,
        to_regclass('hotel') is not null as furnished`,
    )
    if (!server || server.number < OLDEST_VERSION) throw new Error('it must be a PostgreSQL 15 or later')
    const last = server.migrated
      ? await one<{ at: number }>('select max(created_at)::float8 as at from drizzle.__drizzle_migrations')
      : undefined
    const hotels = server.furnished
      ? await one<{ count: number }>('select count(*)::int as count from hotel')
      : undefined
    return {
      version: server.version,
      pending: readMigrationFiles(MIGRATIONS).filter(({ folderMillis }) => folderMillis > (last?.at ?? 0)).length,
      canMigrate: server.may,
      hotels: hotels?.count ?? 0,
    }
  } finally {
    await client.end()
  }
}
