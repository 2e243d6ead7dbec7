import { sql } from 'drizzle-orm'

import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { reservationExtra } from '../db/schema/extra.ts'
import type { ExtraLine } from './extras-choice.ts'
import { refusedExtra } from './extras-choice.ts'
import type { Taken } from '../inventory/stock.ts'

/** After rooms and plans, in the order of extra and day, so that no two bookings wait for each other; the CHECK is the backstop. */
export async function takeExtras(tx: Orm, lines: readonly ExtraLine[], as: Taken): Promise<void> {
  const wanted = new Map<string, { extra_id: number; day: string; quantity: number }>()
  for (const { extra_id, day, quantity } of lines) {
    const key = `${extra_id} ${day}`
    wanted.set(key, { extra_id, day, quantity: quantity + (wanted.get(key)?.quantity ?? 0) })
  }
  const takes = [...wanted.values()].toSorted((a, b) => a.extra_id - b.extra_id || a.day.localeCompare(b.day))
  const column = sql.identifier(as)
  for (const { extra_id, day, quantity } of takes) {
    const one = sql`extra_id = ${extra_id} and date = ${day}`
    const [counted] = await rowsOf(tx, sql`select 1 from extra_day where ${one} and total is not null for update`)
    if (!counted) continue
    const taken = await rowsOf(
      tx,
      sql`update extra_day set ${column} = ${column} + ${quantity}::smallint
          where ${one} and sold + held + ${quantity}::smallint <= total returning date`,
    )
    if (taken.length === 0) throw refusedExtra('short', extra_id)
  }
}

export async function insertExtras(
  tx: Orm,
  reservation_id: number,
  lines: readonly ExtraLine[],
  state: Taken,
): Promise<void> {
  if (lines.length === 0) return
  await tx.insert(reservationExtra).values(
    lines.map(({ row, day, ...line }, position) => ({
      ...line,
      reservation_id,
      position,
      names: row.names,
      questions: row.questions,
      stock_date: typeof row.days.get(day)?.total === 'number' ? day : null,
      state,
    })),
  )
}

/** What a reservation holds becomes sold, or everything it has is given back; as with its rooms (stock.ts). */
export async function moveExtras(tx: Orm, reservationId: number, to: 'sold' | 'released'): Promise<void> {
  const counts = sql`select extra_id, stock_date as date,
      coalesce(sum(quantity) filter (where state = 'held'), 0) as held,
      coalesce(sum(quantity) filter (where state = 'sold'), 0) as sold
    from reservation_extra where reservation_id = ${reservationId} and state <> 'released' and stock_date is not null
    group by extra_id, stock_date`
  await tx.execute(
    sql`select 1 from extra_day d join (${counts}) c on c.extra_id = d.extra_id and c.date = d.date
        order by d.extra_id, d.date for update of d`,
  )
  const change =
    to === 'sold'
      ? sql`held = d.held - c.held, sold = d.sold + c.held`
      : sql`held = d.held - c.held, sold = d.sold - c.sold`
  await tx.execute(
    sql`update extra_day d set ${change} from (${counts}) c where c.extra_id = d.extra_id and c.date = d.date`,
  )
  await tx.execute(
    sql`update reservation_extra set state = ${to} where reservation_id = ${reservationId} and state <> 'released'`,
  )
}
