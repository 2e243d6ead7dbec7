import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** In one statement, so that it takes no long time however much is over at once. */
const MOST_ROWS = 500

/**
 * Some of the rows that a condition leaves, to be changed or deleted so that it leaves them no more. A row that somebody else
 * changes meanwhile is not among them.
 */
export const someOf = (table: PgTable, which: SQL | undefined, most = MOST_ROWS): SQL =>
  sql`${table}.ctid = any(array(select ctid from ${table} where ${which} limit ${most}::int))`

/** What a statement gives back of each row. */
export const COUNTED = { one: sql`1` }

/** One statement after the other until there is none left; each is a transaction of its own. */
export async function untilNone(some: () => PromiseLike<readonly unknown[]>): Promise<void> {
  while ((await some()).length === MOST_ROWS);
}
