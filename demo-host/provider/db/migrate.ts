import { setTimeout as pause } from 'node:timers/promises'

import type { Client } from 'pg'

import { MINUTE_MS, SECOND_MS } from '../../../shared/constants.ts'
import { buildIndex, createsIndexesAlone, withSession } from './build-index.ts'
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
const LOCK_NOT_AVAILABLE = '55P03'
const TRY_AGAIN = new Set([LOCK_NOT_AVAILABLE, '40P01'])

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
 * Applies all that is pending and answers with the names of what this process applied. Changes of tables come whole or not at
 * all; indexes alone are built while guests write, but in a new database and behind a pooler. Of processes that migrate at
 * once one does and the others wait for it.
 */
export const migrateUrl = (url: string, say: Log = () => {}): Promise<string[]> =>
  withClient(url, WHILE_MIGRATING, async (client) => {
    const applied: string[] = []
    let isPooled = false
    for (;;) {
      const [next, ...rest] = await pendingOf(client)
      if (!next) return applied
      const mayBeside = !isPooled && rest.length + 1 < readMigrations().length
      if (!mayBeside || !createsIndexesAlone(next)) {
        applied.push(
          ...(await insist(
            () => applyWhole(client, mayBeside),
            () => client.query('rollback'),
            say,
          )),
        )
        continue
      }
      const built = await insist(
        () => buildIndexes(url, next),
        async () => {},
        say,
      )
      if (built === 'by us') applied.push(next.name)
      isPooled = built === 'pooled'
      if (isPooled)
        say('A pooler is between, so guests’ writes wait for new indexes: DATABASE_MIGRATE_URL goes past it')
    }
  })

/** Again where another process migrates, or a table is used. */
async function insist<Result>(run: () => Promise<Result>, undo: () => Promise<unknown>, say: Log): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await run()
    } catch (error) {
      await undo()
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
}

/** In one transaction; up to the first that creates indexes alone, where those may be built beside guests' writes. */
async function applyWhole(client: Client, mayBeside: boolean): Promise<string[]> {
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
  const end = mayBeside ? pending.findIndex(createsIndexesAlone) : -1
  const whole = end === -1 ? pending : pending.slice(0, end)
  for (const migration of whole) {
    for (const statement of migration.statements) await client.query(statement)
    await keep(client, migration)
  }
  await client.query('commit')
  return whole.map(({ name }) => name)
}

/**
 * Outside of any transaction, over a connection that has settings and a lock of its own. Asks for the lock and does not wait
 * for it: PostgreSQL waits for whoever waits in a transaction, and they would wait for each other.
 */
async function buildIndexes(url: string, migration: Migration): Promise<'by us' | 'by another' | 'pooled'> {
  const built = await withSession(url, async (client) => {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isOurs"`,
    )
    if (!rows[0]?.isOurs) throw Object.assign(new Error('Another process migrates'), { code: LOCK_NOT_AVAILABLE })
    if (!(await pendingOf(client)).some(({ at }) => at === migration.at)) return 'by another'
    for (const statement of migration.statements) await buildIndex(client, statement)
    await keep(client, migration)
    return 'by us'
  })
  return built ?? 'pooled'
}

const keep = (client: Client, { hash, at }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])

/** Refuses a schema older than this program, and sessions that are not told the time in UTC. */
export const requireSchema = (url: string, timeouts: DatabaseTimeouts): Promise<void> =>
  withClient(url, timeouts, async (client) => {
    const pending = await pendingOf(client)
    if (pending.length > 0) throw new Error(tellPending(pending))
    await requireUtc(client)
  })

export const tellPending = ({ length }: readonly Migration[]): string =>
  `the schema of the database is older than this program, by ${length === 1 ? 'one migration' : `${length} migrations`}: npm run migrate`
