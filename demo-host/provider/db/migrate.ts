import { setTimeout as pause } from 'node:timers/promises'

import type { Client } from 'pg'

import { MINUTE_MS, SECOND_MS } from '../../../shared/constants.ts'
import { WHILE_MIGRATING, withClient } from './connection.ts'
import type { DatabaseTimeouts } from './connection.ts'
import { readMigrations } from './migrations.ts'
import type { Migration } from './migrations.ts'
import type { Log } from './orm.ts'
import { requireUtc } from './session-settings.ts'

/** Any number that is ours: of processes that migrate at once, one does. */
const MIGRATION_LOCK = 5_021_784
/** Guests' statements queue behind a change of a table that waits for its lock: so it does not wait long, but often. */
const LOCK_MS = 2 * SECOND_MS
const TRIES = 20
const BETWEEN_MS = 500
const STATEMENT_MS = 10 * MINUTE_MS
/** SQLSTATE: a lock that was not had in time, and two who waited for each other. */
const TRY_AGAIN = new Set(['55P03', '40P01'])

/** What of this program is not applied yet. A database may know more: that of a newer release, which only adds. */
export async function pendingOf(client: Client): Promise<Migration[]> {
  const { rows: found } = await client.query("select 1 where to_regclass('drizzle.__drizzle_migrations') is not null")
  if (found.length === 0) return readMigrations()
  const { rows } = await client.query<{ at: number | null }>(
    'select max(created_at)::float8 as at from drizzle.__drizzle_migrations',
  )
  return readMigrations().filter(({ at }) => at > (rows[0]?.at ?? 0))
}

/**
 * Applies all that is pending, or nothing, and answers with the names. Of processes that migrate at once one does and the
 * others wait for it. Everything the session is told ends with the transaction, so a pooler may be between.
 */
export const migrateUrl = (url: string, say: Log = () => {}): Promise<string[]> =>
  withClient(url, WHILE_MIGRATING, async (client) => {
    for (let tried = 1; ; tried++) {
      if ((await pendingOf(client)).length === 0) return []
      try {
        return await applyPending(client)
      } catch (error) {
        await client.query('rollback')
        const code: unknown = error instanceof Error && Reflect.get(error, 'code')
        if (typeof code !== 'string' || !TRY_AGAIN.has(code)) throw error
        if (tried === TRIES) {
          const told = 'Nothing was applied: another process migrates, or holds a table that is to be changed'
          throw new Error(`${told} (tried ${TRIES} times)`, { cause: error })
        }
        if (tried === 1) say('Another process migrates, or holds a table that is to be changed: waiting for it')
        await pause(BETWEEN_MS)
      }
    }
  })

async function applyPending(client: Client): Promise<string[]> {
  await client.query('begin')
  await client.query(`set local lock_timeout = ${LOCK_MS}`)
  await client.query(`set local statement_timeout = ${STATEMENT_MS}`)
  await client.query("set local timezone = 'UTC'")
  await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  // As drizzle's own migrator keeps it, so that databases of earlier releases go on.
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  // Whoever was here before us may have applied them.
  const pending = await pendingOf(client)
  for (const { at, hash, statements } of pending) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
  }
  await client.query('commit')
  return pending.map(({ name }) => name)
}

/** Refuses a schema older than this program, and sessions that are not told the time in UTC. */
export const requireSchema = (url: string, timeouts: DatabaseTimeouts): Promise<void> =>
  withClient(url, timeouts, async (client) => {
    const pending = await pendingOf(client)
    if (pending.length > 0) throw new Error(tellPending(pending))
    await requireUtc(client)
  })

export const tellPending = ({ length }: readonly Migration[]): string =>
  `the schema of the database is older than this program, by ${length === 1 ? 'one migration' : `${length} migrations`}: npm run migrate`
