import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'

export type Take = { room_type_id: number; room_plan_id: number; quantity: number }
export type Taken = 'held' | 'sold'

export const bigints = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::bigint[]`
export const days = (values: readonly PlainDate[]): SQL => sql`${`{${values.join(',')}}`}::date[]`

function sums(takes: readonly Take[], key: 'room_type_id' | 'room_plan_id'): Map<number, number> {
  const counts = new Map<number, number>()
  for (const take of takes) counts.set(take[key], (counts.get(take[key]) ?? 0) + take.quantity)
  return counts
}

/** Rows of a night's table that are wanted, and by how much each is changed. */
export type Counted = { table: SQL; key: SQL; wanted: SQL }

/**
 * The rows, locked one after the other in the one order there is, so that no two bookings wait for each other. Whoever
 * updates them by this waits for no lock any more.
 */
export const inLockOrder = ({ table, key, wanted }: Counted): SQL =>
  sql`(select d.hotel_id, d.night, d.${key} as id, c.held, c.sold from ${table} d join (${wanted}) c
    on c.hotel_id = d.hotel_id and c.night = d.night and c.id = d.${key} order by d.night, d.${key} for update of d) c`
export const isLockedRow = ({ key }: Counted): SQL =>
  sql`d.hotel_id = c.hotel_id and d.night = c.night and d.${key} = c.id`

export const ROOMS = { table: sql`inventory_day`, key: sql`room_type_id` }
export const PLANS = { table: sql`rate_day`, key: sql`room_plan_id` }

/**
 * All rooms of all nights, or none: false leaves the caller to roll back. Rooms are locked before plans; the CHECKs of both
 * tables are the backstop (guarantee S11). Everybody who wants the same night waits from here until the transaction ends:
 * it is one statement, and the last but extras and wallet.
 */
export async function takeStock(
  tx: Orm,
  hotelId: number,
  nights: readonly PlainDate[],
  takes: readonly Take[],
  as: Taken,
): Promise<boolean> {
  const [types, plans] = [sums(takes, 'room_type_id'), sums(takes, 'room_plan_id')]
  const taken = (counts: Map<number, number>) => sql`select ${hotelId}::bigint as hotel_id, n.night, t.id,
    ${as === 'held' ? sql`t.count` : sql`0`} as held, ${as === 'sold' ? sql`t.count` : sql`0`} as sold
    from unnest(${bigints([...counts.keys()])}, ${bigints([...counts.values()])}) as t(id, count),
      unnest(${days(nights)}) as n(night)`
  const ofTypes = { ...ROOMS, wanted: taken(types) }
  const ofPlans = { ...PLANS, wanted: taken(plans) }
  const areRooms = sql`(select count(*) from rooms) = ${nights.length * types.size}`
  const arePlans = sql`(select count(*) from plans) = ${nights.length * plans.size}`
  const [row] = await rowsOf<{ is_taken: boolean }>(
    tx,
    sql`with rooms as (
        update inventory_day d set held = d.held + c.held, sold = d.sold + c.sold from ${inLockOrder(ofTypes)}
        where ${isLockedRow(ofTypes)} and not d.closed and d.sold + d.held + c.sold + c.held <= d.total returning 1
      ), plans as (
        update rate_day d set held = d.held + c.held, sold = d.sold + c.sold from ${inLockOrder(ofPlans)}
        where ${areRooms} and ${isLockedRow(ofPlans)} and not d.closed
          and (d.stock is null or d.sold + d.held + c.sold + c.held <= d.stock) returning 1
      ), dirty as (
        insert into dirty_day(hotel_id, night) select ${hotelId}::bigint, night from unnest(${days(nights)}) as night where ${arePlans}
      ) select ${areRooms} and ${arePlans} as is_taken`,
  )
  return row?.is_taken === true
}

/** What a reservation holds becomes sold, or everything it has is given back: one statement, for the reason above. */
export async function moveStock(tx: Orm, reservationId: number, to: 'sold' | 'released'): Promise<void> {
  const counts = (key: SQL) => sql`select hotel_id, night, ${key} as id, count(*) filter (where state = 'held') as held,
    count(*) filter (where state = 'sold') as sold from mine group by hotel_id, night, ${key}`
  // Plans after rooms, days after both: each looks at the one before it.
  const ofTypes = { ...ROOMS, wanted: counts(ROOMS.key) }
  const ofPlans = { ...PLANS, wanted: counts(PLANS.key) }
  const change =
    to === 'sold'
      ? sql`held = d.held - c.held, sold = d.sold + c.held`
      : sql`held = d.held - c.held, sold = d.sold - c.sold`
  await tx.execute(
    sql`with mine as materialized (
        select n.hotel_id, n.night, n.room_type_id, n.room_plan_id, n.state
        from reservation_night n join reservation_room r on r.id = n.reservation_room_id
        where r.reservation_id = ${reservationId} and n.state <> 'released'
      ), rooms as (
        update inventory_day d set ${change} from ${inLockOrder(ofTypes)} where ${isLockedRow(ofTypes)} returning 1
      ), plans as (
        update rate_day d set ${change} from ${inLockOrder(ofPlans)}
        where (select count(*) from rooms) >= 0 and ${isLockedRow(ofPlans)} returning 1
      ), nights as (
        update reservation_night n set state = ${to} from reservation_room r
        where r.id = n.reservation_room_id and r.reservation_id = ${reservationId} and n.state <> 'released'
      ) insert into dirty_day(hotel_id, night)
        select distinct hotel_id, night from mine where (select count(*) from plans) >= 0`,
  )
}
