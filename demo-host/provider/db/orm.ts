import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers, and a transaction of either, have in common: everything the provider uses. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Engine = 'url' | 'embedded' | 'pglite'

export type Database = {
  orm: Orm
  engine: Engine
  /** Of the pool, where there is one. */
  connections?: () => { used: number; idle: number; waiting: number }
  close: () => Promise<void>
}

export type Log = (line: string) => void

/** The rows of a hand-written query: postgres.js answers with the array itself, PGlite with an object around it. */
export async function rowsOf<Row extends Record<string, unknown>>(orm: Orm, query: SQL): Promise<Row[]> {
  const answer = (await orm.execute(query)) as Row[] | { rows: Row[] } // drizzle leaves a raw answer's type to the driver
  return Array.isArray(answer) ? [...answer] : answer.rows
}
