import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import type { Shift, StockShift } from '../db/schema/change.ts'
import type { Taken } from '../inventory/stock.ts'

type Night = { night: PlainDate; room_type_id: number; room_plan_id: number }
type CountedExtra = { extra_id: number; stock_date?: PlainDate | null; quantity: number }
export type StockOf = { nights: readonly Night[]; extras: readonly CountedExtra[] }

/** What a changed stay takes more or less than the booked one, night by night; what stays is not touched. */
export function shiftBetween(before: StockOf, after: StockOf): StockShift {
  const rooms = new Map<string, Shift>()
  const plans = new Map<string, Shift>()
  const extras = new Map<string, Shift>()
  const count = (into: Map<string, Shift>, id: number, night: PlainDate, by: number) => {
    const key = `${night} ${id}`
    into.set(key, { id, night, count: (into.get(key)?.count ?? 0) + by })
  }
  for (const [stock, sign] of [[before, -1] as const, [after, 1] as const]) {
    for (const { night, room_type_id, room_plan_id } of stock.nights) {
      count(rooms, room_type_id, night, sign)
      count(plans, room_plan_id, night, sign)
    }
    for (const { extra_id, stock_date, quantity } of stock.extras)
      if (stock_date) count(extras, extra_id, stock_date, sign * quantity)
  }
  const moved = (from: Map<string, Shift>) => [...from.values()].filter((shift) => shift.count !== 0)
  return { rooms: moved(rooms), plans: moved(plans), extras: moved(extras) }
}

/** What has to be there before the change may be. */
function gained({ rooms, plans, extras }: StockShift): StockShift {
  const of = (all: Shift[]) => all.filter(({ count }) => count > 0)
  return { rooms: of(rooms), plans: of(plans), extras: of(extras) }
}

/** What a shift adds to either count of a night. */
type Added = Record<Taken, SQL>
const NONE = sql`0`

/** All of it or nothing: false leaves the caller to roll back. */
export const changeStock = (tx: Orm, hotelId: number, shift: StockShift) =>
  move(tx, hotelId, shift, { held: NONE, sold: sql`t.count` }, true)

/** While the bank is asked, only what is new is held; what will be given up stays sold until the answer is there. */
export const holdStock = (tx: Orm, hotelId: number, shift: StockShift) =>
  move(tx, hotelId, gained(shift), { held: sql`t.count`, sold: NONE }, true)

export const releaseHeld = (tx: Orm, hotelId: number, shift: StockShift) =>
  move(tx, hotelId, gained(shift), { held: sql`-t.count`, sold: NONE }, false)

/**
 * What was held is sold, and what is given up is free: at once, as nights of before and of now are locked in the one order.
 * A plan that was closed meanwhile was ours before.
 */
export const sellHeld = (tx: Orm, hotelId: number, shift: StockShift) =>
  move(tx, hotelId, shift, { held: sql`-greatest(t.count, 0)`, sold: sql`t.count` }, false)

type Table = { name: SQL; key: SQL; day: SQL; of: SQL; order: SQL; room: SQL }
const tables = (hotelId: number) =>
  ({
    rooms: {
      name: sql`inventory_day`,
      key: sql`room_type_id`,
      day: sql`night`,
      of: sql`d.hotel_id = ${hotelId} and`,
      order: sql`d.night, d.room_type_id`,
      room: sql`not d.closed and d.sold + d.held + t.count <= d.total`,
    },
    plans: {
      name: sql`rate_day`,
      key: sql`room_plan_id`,
      day: sql`night`,
      of: sql`d.hotel_id = ${hotelId} and`,
      order: sql`d.night, d.room_plan_id`,
      room: sql`not d.closed and (d.stock is null or d.sold + d.held + t.count <= d.stock)`,
    },
    extras: {
      name: sql`extra_day`,
      key: sql`extra_id`,
      day: sql`date`,
      of: sql``,
      order: sql`d.extra_id, d.date`,
      room: sql`(d.total is null or d.sold + d.held + t.count <= d.total)`,
    },
  }) satisfies Record<keyof StockShift, Table>

/** In the order in which bookings lock: rooms, plans, extras, and within each. The CHECKs are the backstop (S11). */
async function move(tx: Orm, hotelId: number, shift: StockShift, added: Added, isChecked: boolean): Promise<boolean> {
  const of = tables(hotelId)
  for (const kind of ['rooms', 'plans', 'extras'] as const)
    if (!(await moveIn(tx, of[kind], shift[kind], added, isChecked))) return false

  // Another plan of the same rooms changes what calendars show, too.
  const nights = [...new Set([...shift.rooms, ...shift.plans].map(({ night }) => night))]
  const days = `{${nights.join(',')}}`
  if (nights.length > 0)
    await tx.execute(
      sql`insert into dirty_day(hotel_id, night) select ${hotelId}::bigint, night from unnest(${days}::date[]) as night`,
    )
  return true
}

async function moveIn(
  tx: Orm,
  table: Table,
  moves: readonly Shift[],
  added: Added,
  isChecked: boolean,
): Promise<boolean> {
  if (moves.length === 0) return true
  const list = (of: (shift: Shift) => string | number) => `{${moves.map(of).join(',')}}`
  const wanted = sql`unnest(${list(({ id }) => id)}::bigint[], ${list(({ night }) => night)}::date[],
    ${list(({ count }) => count)}::int[]) as t(id, day, count)`
  const mine = sql`${table.of} d.${table.key} = t.id and d.${table.day} = t.day`
  await tx.execute(sql`select 1 from ${table.name} d join ${wanted} on ${mine} order by ${table.order} for update of d`)
  const isRoom = isChecked ? sql`and (t.count < 0 or (${table.room}))` : sql``
  const moved = await rowsOf(
    tx,
    sql`update ${table.name} d set held = d.held + ${added.held}, sold = d.sold + ${added.sold} from ${wanted} where ${mine} ${isRoom}
        returning d.${table.day}`,
  )
  return moved.length === moves.length
}
