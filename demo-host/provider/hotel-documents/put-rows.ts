import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Orm } from '../db/orm.ts'

/**
 * Writes rows under a name of their own: one that is there keeps its id, and everything else of it becomes as given. What is
 * not given of a row keeps its value, and what is given and no column of the table is left out.
 */
export async function putRows<Table extends PgTable>(
  tx: Orm,
  table: Table,
  name: readonly PgColumn[],
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const named = name.map((column) => column.name)
  // Fields of a row are named as its columns (db/schema/columns.ts).
  const given = Object.keys(getTableColumns(table)).filter((field) => field in first && !named.includes(field))
  await tx
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({
      target: [...name],
      set: Object.fromEntries(given.map((field) => [field, sql`excluded.${sql.identifier(field)}`])) as never, // its fields
    })
}

type Coded = PgTable & { hotel_id: PgColumn; code: PgColumn }

/** Those of the hotel whose codes are not named any more. */
export async function takeAway(tx: Orm, table: Coded, hotelId: number, codes: readonly string[]): Promise<void> {
  if (codes.length) await tx.delete(table).where(and(eq(table.hotel_id, hotelId), inArray(table.code, [...codes])))
}

/** Ids by their codes, as they stand now. */
export async function idsOf(
  tx: Orm,
  table: Coded & { id: PgColumn },
  hotelId: number,
): Promise<(code: string) => number> {
  const rows = await tx.select({ id: table.id, code: table.code }).from(table).where(eq(table.hotel_id, hotelId))
  const ids = new Map(rows.map(({ id, code }) => [String(code), Number(id)]))
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`Nothing has the code "${code}"`)
    return id
  }
}
