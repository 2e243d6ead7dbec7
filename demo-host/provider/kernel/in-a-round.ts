import { sql } from 'drizzle-orm'

/** Of one kind in one round of the scheduled jobs: no kind keeps those after it waiting, and the next round has others. */
export const IN_A_ROUND = 200

/** Not the same first each time: what cannot be settled today, because its gateway is away, keeps none of the rest. */
export const ANY_ORDER = sql`random()`
