import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, types } from 'pg'

import { SECOND_MS } from '../../../shared/constants.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Database } from './orm.ts'

const OLDEST_VERSION = 150000
const CONNECTIONS = 10
const CONNECT_MS = 30 * SECOND_MS
/** Any number that is ours: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 5_021_784

// As drizzle's own columns and PGlite do, so that hand-written queries read the same on both. The driver has one table of
// parsers for all its connections; ours are its only ones.
types.setTypeParser(types.builtins.INT8, Number)

const connection = (url: string) => ({
  connectionString: url,
  application_name: 'booking-widget',
  options: '-c TimeZone=UTC -c jit=off',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
})

export async function openUrl(url: string, engine: Database['engine']): Promise<Database> {
  await migrateUrl(url)
  const pool = new Pool({ ...connection(url), max: CONNECTIONS })
  // A connection that breaks refuses what is asked of it and leaves the pool; without these listeners it would end us.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return { orm: drizzle(pool), engine, close: () => pool.end() }
}

/** On one connection of its own, because the lock belongs to the connection. */
async function migrateUrl(url: string): Promise<void> {
  const client = new Client(connection(url))
  client.on('error', () => undefined) // as above
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    if (!rows[0] || rows[0].version < OLDEST_VERSION) throw new Error('DATABASE_URL must be a PostgreSQL 15 or later')
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrate(drizzle(client), MIGRATIONS)
  } finally {
    await client.end()
  }
}
