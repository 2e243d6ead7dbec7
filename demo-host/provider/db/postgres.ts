import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

import type { Database } from './orm.ts'
import { MIGRATIONS } from './migrations.ts'

const OLDEST_VERSION = 150000
const CONNECTIONS = 10
const CLOSE_S = 5
/** Any number that is ours: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 5_021_784

/** As drizzle's own columns and PGlite do, so that hand-written queries read the same on both. */
const bigint = { to: 20, from: [20], parse: Number, serialize: String }

const quietly = {
  types: { bigint },
  onnotice: () => {},
  connection: { application_name: 'booking-widget', TimeZone: 'UTC', jit: 'off' },
}

export async function openUrl(url: string, engine: Database['engine']): Promise<Database> {
  await migrateUrl(url)
  const client = postgres(url, { ...quietly, max: CONNECTIONS })
  return { orm: drizzle(client), engine, close: () => client.end({ timeout: CLOSE_S }) }
}

/** On one connection of its own, because the lock belongs to the connection. */
async function migrateUrl(url: string): Promise<void> {
  const client = postgres(url, { ...quietly, max: 1 })
  try {
    const [row] = await client<{ version: number }[]>`select current_setting('server_version_num')::int as version`
    if (!row || row.version < OLDEST_VERSION) throw new Error('DATABASE_URL must be a PostgreSQL 15 or later')
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(client), MIGRATIONS)
  } finally {
    await client.end({ timeout: CLOSE_S })
  }
}
