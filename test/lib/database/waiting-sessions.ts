import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import type { Orm } from '../../../demo-host/provider/db/orm.ts'
import { until } from '../until.ts'

/** So many sessions stand before a row that a transaction of the test has locked. */
export async function waitForSessions(orm: Orm, count: number): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(
    async () => (await rowsOf(orm, waiting)).length >= count,
    () => `${count} sessions that wait for a lock`,
  )
}
