import { Socket } from 'node:net'

import { Client, types } from 'pg'
import type { ClientConfig } from 'pg'

import { MINUTE_MS, SECOND_MS } from '../../../shared/constants.ts'

const OLDEST_VERSION = 150000

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

/** What the database says of a statement that ran out of time has so long to arrive. */
const LAST_WORD_MS = 2 * SECOND_MS

export const timeoutsOf = (statement_ms = 10 * SECOND_MS, lock_ms = 8 * SECOND_MS): DatabaseTimeouts => ({
  connect_ms: 10 * SECOND_MS,
  statement_ms,
  lock_ms,
  silence_ms: Math.max(statement_ms, lock_ms) + LAST_WORD_MS,
})
/** Filling large tables, and waiting for another process that does. */
export const WHILE_MIGRATING: DatabaseTimeouts = {
  connect_ms: 30 * SECOND_MS,
  statement_ms: 10 * MINUTE_MS,
  lock_ms: 10 * MINUTE_MS,
  silence_ms: 11 * MINUTE_MS,
}
// As drizzle's own columns and PGlite do, so that hand-written queries read the same on both. The driver has one table of
// parsers for all its connections; ours are its only ones.
types.setTypeParser(types.builtins.INT8, Number)

/**
 * Without parameters of the session, which a pooler refuses, because its connections are of many sessions: what they would
 * say is then kept with the role (session-settings.ts).
 */
export const bareConnection = (url: string, timeouts: DatabaseTimeouts): ClientConfig => ({
  connectionString: url,
  application_name: 'booking-widget',
  connectionTimeoutMillis: timeouts.connect_ms,
  keepAlive: true,
  stream: () => {
    const socket = new Socket()
    return socket.setTimeout(timeouts.silence_ms, () => socket.destroy())
  },
})

/** For one connection, which a pooler may be behind. Throws where nobody answers, or the version is too old. */
export async function withClient<Result>(
  url: string,
  timeouts: DatabaseTimeouts,
  ask: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(bareConnection(url, timeouts))
  client.on('error', () => undefined) // what is asked of it is refused, too
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    if (!rows[0] || rows[0].version < OLDEST_VERSION) throw new Error('DATABASE_URL must be a PostgreSQL 15 or later')
    return await ask(client)
  } finally {
    await client.end()
  }
}
