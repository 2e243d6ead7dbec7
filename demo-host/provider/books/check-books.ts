import { sql } from 'drizzle-orm'

import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { BOOK_CHECKS } from './book-checks.ts'
import type { BookCheck } from './book-check.ts'

export type CheckedBook = Pick<BookCheck, 'name' | 'says'> & {
  /** How many things it is not true of, and some of them. */
  broken: number
  rows: string[]
}

const MOST_ROWS = 3
const LONGEST = '10min'

/** Every check, over one and the same moment. Reads alone: a replica or a copy will do. */
export const checkBooks = (orm: Orm): Promise<CheckedBook[]> =>
  orm.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = '${LONGEST}'`))
      const checked: CheckedBook[] = []
      for (const { name, says, broken } of BOOK_CHECKS) {
        const [found] = await rowsOf<{ count: number; rows: string[] | null }>(
          tx,
          sql`select count(*)::int as count, (array_agg(row order by row))[1:${sql.raw(String(MOST_ROWS))}] as rows
            from (${broken}) as broken`,
        )
        checked.push({ name, says, broken: found?.count ?? 0, rows: found?.rows ?? [] })
      }
      return checked
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
