import { sql } from 'drizzle-orm'

import type { Database } from '../../demo-host/provider/db/open.ts'

/** What was booked so far was booked an hour before: a guest of the next test is not asked whether they mean it (AMB-83). */
export const anHourLater = ({ database: { orm } }: { database: Pick<Database, 'orm'> }) =>
  orm.execute(sql`update reservation set created_at = created_at - interval '1 hour'`)
