import { Socket } from 'node:net'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, types } from 'pg'
import type { ClientConfig, PoolClient } from 'pg'

import { MINUTE_MS, SECOND_MS } from '../../../shared/constants.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Database } from './orm.ts'
import { createStatementNames, nameStatements } from './statement-names.ts'

export const OLDEST_VERSION = 150000
const CONNECTIONS = 10
/** Any number that is ours: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 5_021_784

/** How long anything is waited for: nothing waits for ever, whatever the database does. */
export type DatabaseTimeouts = {
  /** For a connection, a new one or one of the pool. */
  connect_ms: number
  /** For one statement, and for a lock within it; the database ends it itself. */
  statement_ms: number
  lock_ms: number
  /** For any byte of a connection in use: a database that hangs ends nothing. More than a statement may take. */
  silence_ms: number
}

const TIMEOUTS: DatabaseTimeouts = {
  connect_ms: 10 * SECOND_MS,
  statement_ms: 10 * SECOND_MS,
  lock_ms: 8 * SECOND_MS,
  silence_ms: 12 * SECOND_MS,
}
/** Migrating and filling large tables, and waiting for another process that does. */
export const WHILE_MIGRATING: DatabaseTimeouts = {
  connect_ms: 30 * SECOND_MS,
  statement_ms: 10 * MINUTE_MS,
  lock_ms: 10 * MINUTE_MS,
  silence_ms: 11 * MINUTE_MS,
}
/** Who holds a connection that is gone has this long to notice; then its place in the pool is free again. */
const GONE_MS = SECOND_MS

// As drizzle's own columns and PGlite do, so that hand-written queries read the same on both. The driver has one table of
// parsers for all its connections; ours are its only ones.
types.setTypeParser(types.builtins.INT8, Number)

export const connection = (url: string, timeouts: DatabaseTimeouts): ClientConfig => ({
  connectionString: url,
  application_name: 'booking-widget',
  options: '-c TimeZone=UTC -c jit=off',
  connectionTimeoutMillis: timeouts.connect_ms,
  statement_timeout: timeouts.statement_ms,
  lock_timeout: timeouts.lock_ms,
  idle_in_transaction_session_timeout: timeouts.silence_ms,
  keepAlive: true,
  stream: () => {
    const socket = new Socket()
    return socket.setTimeout(timeouts.silence_ms, () => socket.destroy())
  },
})

export type Opened = { timeouts?: DatabaseTimeouts | undefined; isNamed?: boolean | undefined }

export async function openUrl(
  url: string,
  engine: Database['engine'],
  { timeouts = TIMEOUTS, isNamed = false }: Opened = {},
): Promise<Database> {
  await migrateUrl(url)
  const pool = new Pool({ ...connection(url, timeouts), max: CONNECTIONS })
  // A connection that breaks refuses what is asked of it and leaves the pool; without these listeners it would end us.
  pool.on('error', () => undefined)
  freeWhatIsGone(pool)
  const nameOf = createStatementNames()
  if (isNamed) pool.on('connect', (client) => nameStatements(client, nameOf))
  return { orm: drizzle(pool), engine, close: () => pool.end() }
}

/** drizzle keeps a connection for ever whose `begin` failed: once it is gone, we give it back ourselves. */
function freeWhatIsGone(pool: Pool): void {
  const used = new Set<PoolClient>()
  pool.on('acquire', (client) => used.add(client))
  pool.on('release', (_error, client) => used.delete(client))
  pool.on('connect', (client) => {
    client.on('error', () => undefined) // as above
    client.on('end', () => setTimeout(() => used.has(client) && giveUp(client), GONE_MS).unref())
  })
}

function giveUp(client: PoolClient): void {
  client.release(true)
  client.release = () => undefined // whoever still holds it may give it back, too
}

/** On one connection of its own, because the lock belongs to the connection. */
async function migrateUrl(url: string): Promise<void> {
  const client = new Client(connection(url, WHILE_MIGRATING))
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
