import { and, eq, isNull, sql } from 'drizzle-orm'
import { literal, object, size, string } from 'superstruct'
import type { Infer } from 'superstruct'

import type { Database } from '../provider/db/open.ts'
import { lotteryEvent } from '../provider/db/schema/lottery.ts'
import { systemIds } from '../provider/kernel/ids.ts'
import { drawEvent } from '../provider/lotteries/draw-event.ts'

/** What its moment would do: entries close, if they are open, and the lots are drawn. */
export const lotteryDraw = object({ kind: literal('draw_lottery'), lottery_event: size(string(), 1, 100) })

type Deps = { database: Database; clock: { now: () => number } }

/**
 * How many took part; 0 where there is no such event, it is drawn already, or entries have not opened. In one transaction, so
 * that the job which draws what is due never finds it due and not drawn.
 */
export function drawLotteryNow(
  { database, clock }: Deps,
  { lottery_event: uuid }: Infer<typeof lotteryDraw>,
): Promise<number> {
  const at = sql`${new Date(clock.now()).toISOString()}::timestamptz`
  return database.orm.transaction(async (tx) => {
    const [event] = await tx
      .update(lotteryEvent)
      .set({
        entry_closes: sql`least(${lotteryEvent.entry_closes}, ${at})`,
        result_at: sql`least(${lotteryEvent.result_at}, ${at})`,
      })
      .where(and(eq(lotteryEvent.uuid, uuid), isNull(lotteryEvent.drawn_at), sql`${lotteryEvent.entry_opens} < ${at}`))
      .returning({ id: lotteryEvent.id })
    if (!event) return 0
    const drawn = await drawEvent({ database: { orm: tx }, clock, ids: systemIds }, event.id)
    return drawn === null ? 0 : Math.max(1, drawn.lots.length)
  })
}
