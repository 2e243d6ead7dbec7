import { lt } from 'drizzle-orm'

import type { Handlers } from '../../../shared/contract/define.ts'
import type { reports as table } from '../../../shared/contract/reports.ts'
import { errorReport } from '../db/schema/ops.ts'
import type { Context } from '../kernel/context.ts'

/** Anybody may send some, so there is an end to how many lie here. */
const KEPT = 1_000

export const reports: Handlers<typeof table, Context> = {
  async create({ body }, { database, clock, log }) {
    const row = { ...body, received_at: new Date(clock.now()) }
    const [made] = await database.orm.insert(errorReport).values(row).returning({ id: errorReport.id })
    if (made) await database.orm.delete(errorReport).where(lt(errorReport.id, made.id - KEPT))
    log.warn({ kind: body.kind, route: body.route }, 'a widget reported an error')
    return { data: {} }
  },
}
