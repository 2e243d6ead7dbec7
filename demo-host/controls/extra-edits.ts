import { and, eq, inArray, sql } from 'drizzle-orm'
import { boolean, integer, literal, max, min, object, optional, size, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { extra, extraDay } from '../provider/db/schema/extra.ts'
import { hotel } from '../provider/db/schema/hotel.ts'
import type { Orm } from '../provider/db/open.ts'

const code = size(string(), 1, 100)

/** What staff would do to an extra: stop selling it, leave so many of it on every day that is counted, ask another price. */
export const extraEdit = object({
  kind: literal('edit_extra'),
  hotel: code,
  extra: code,
  active: optional(boolean()),
  left: optional(max(min(integer(), 0), 100)),
  percent: optional(max(min(integer(), 1), 1_000)),
})

export async function editExtra(orm: Orm, edit: Infer<typeof extraEdit>): Promise<number> {
  const { active, left, percent } = edit
  const ids = orm
    .select({ id: extra.id })
    .from(extra)
    .innerJoin(hotel, eq(hotel.id, extra.hotel_id))
    .where(and(eq(hotel.code, edit.hotel), eq(extra.code, edit.extra)))
  const days = inArray(extraDay.extra_id, ids)
  const raised = (price: typeof extra.price_gross | typeof extraDay.price_gross) =>
    sql`round(${price} * ${percent ?? 100}::int / 100.0)::bigint`

  if (left !== undefined)
    await orm
      .update(extraDay)
      .set({ total: sql`${extraDay.sold} + ${extraDay.held} + ${left}` })
      .where(and(days, sql`${extraDay.total} is not null`))
  if (percent !== undefined)
    await orm
      .update(extraDay)
      .set({ price_gross: raised(extraDay.price_gross) })
      .where(days)
  const changed = await orm
    .update(extra)
    .set({ price_gross: raised(extra.price_gross), ...(active !== undefined && { active }) })
    .where(inArray(extra.id, ids))
    .returning({ id: extra.id })
  return changed.length
}
