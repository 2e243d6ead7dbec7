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

/**
 * Answers of requests that all have looked before one of them writes: the test holds the row they want until every one of them
 * stands before it, or before another that does.
 */
export async function answersOfRace<Answer>(
  orm: Orm,
  { hold, begin }: { hold: (tx: Orm) => PromiseLike<unknown>; begin: () => Promise<Answer>[] },
): Promise<Answer[]> {
  const { begun } = await orm.transaction(async (tx) => {
    await hold(tx)
    const begun = begin()
    await waitForSessions(orm, begun.length)
    return { begun }
  })
  return Promise.all(begun)
}
