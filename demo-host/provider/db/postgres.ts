import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { ClientConfig, PoolClient } from 'pg'

import { SECOND_MS } from '../../../shared/constants.ts'
import { bareConnection, timeoutsOf } from './connection.ts'
import type { DatabaseTimeouts } from './connection.ts'
import { migrateUrl, requireSchema } from './migrate.ts'
import type { Database } from './orm.ts'
import { createStatementNames, nameStatements } from './statement-names.ts'

/** Of each pool, where nothing is said. */
export const CONNECTIONS = 10

/** Who holds a connection that is gone has this long to notice; then its place in the pool is free again. */
const GONE_MS = SECOND_MS

const ownConnection = (url: string, timeouts: DatabaseTimeouts): ClientConfig => ({
  ...bareConnection(url, timeouts),
  options: '-c TimeZone=UTC -c jit=off',
  statement_timeout: timeouts.statement_ms,
  lock_timeout: timeouts.lock_ms,
  idle_in_transaction_session_timeout: timeouts.silence_ms,
})

export type Opened = {
  timeouts?: DatabaseTimeouts | undefined
  isNamed?: boolean | undefined
  /** How many connections are held at most. */
  connections?: number | undefined
  /**
   * An operator migrates and sets it up (npm run migrate), perhaps past a pooler: an older schema is refused, nothing is
   * applied, and connections ask for nothing of their own.
   */
  isPrepared?: boolean | undefined
}

export async function openUrl(
  url: string,
  engine: Database['engine'],
  { timeouts = timeoutsOf(), isNamed = false, connections = CONNECTIONS, isPrepared = false }: Opened = {},
): Promise<Database> {
  if (isPrepared) await requireSchema(url, timeouts)
  else await migrateUrl(url)
  const pool = new Pool({ ...(isPrepared ? bareConnection : ownConnection)(url, timeouts), max: connections })
  // A connection that breaks refuses what is asked of it and leaves the pool; without these listeners it would end us.
  pool.on('error', () => undefined)
  freeWhatIsGone(pool)
  const nameOf = createStatementNames()
  if (isNamed) pool.on('connect', (client) => nameStatements(client, nameOf))
  return {
    orm: drizzle(pool),
    engine,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
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
