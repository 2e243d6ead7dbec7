import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Orm } from '../provider/db/orm.ts'

/** The world chose its own ids; what comes later must not meet them. */
export async function continueIds(tx: Orm, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table)
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`)
  }
}
