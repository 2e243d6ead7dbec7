import { sql } from 'drizzle-orm'

import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import type { Replica } from '../db/replica.ts'
import { readWalPosition } from '../db/wal-position.ts'

/** How many bytes of the log the replica has not applied; not a number where it does not answer, or follows nobody. */
export async function replicaLag(orm: Orm, replica: Replica): Promise<number> {
  const [row] = await rowsOf<{ position: string }>(orm, sql`select pg_current_wal_lsn()::text as position`)
  const written = readWalPosition(row?.position ?? '')
  let applied: bigint | null = null
  await replica
    .read(
      (there) => {
        applied = there.applied
        return false
      },
      async () => null,
    )
    .catch(() => null)
  return written === null || applied === null ? NaN : Math.max(0, Number(written - applied))
}
