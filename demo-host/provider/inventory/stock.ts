import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { PlainDate } from '../../../shared/rules/dates.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'

export type Take = { room_type_id: number; room_plan_id: number; quantity: number }
export type Taken = 'held' | 'sold'

const bigints = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::bigint[]`
const days = (values: readonly PlainDate[]): SQL => sql`${`{${values.join(',')}}`}::date[]`

function sums(takes: readonly Take[], key: 'room_type_id' | 'room_plan_id'): Map<number, number> {
  const counts = new Map<number, number>()
  for (const take of takes) counts.set(take[key], (counts.get(take[key]) ?? 0) + take.quantity)
  return counts
}

/**
 * All rooms of all nights, or none: false leaves the caller to roll back. Nights are locked in order, rooms before plans,
 * so that two bookings never wait for each other; the CHECKs of both tables are the backstop (guarantee S11).
 */
export async function takeStock(
  tx: Orm,
  hotelId: number,
  nights: readonly PlainDate[],
  takes: readonly Take[],
  as: Taken,
): Promise<boolean> {
  const column = sql.identifier(as)
  const types = sums(takes, 'room_type_id')
  const plans = sums(takes, 'room_plan_id')
  const ofTypes = sql`hotel_id = ${hotelId} and night = any(${days(nights)}) and room_type_id = any(${bigints([...types.keys()])})`
  const ofPlans = sql`hotel_id = ${hotelId} and night = any(${days(nights)}) and room_plan_id = any(${bigints([...plans.keys()])})`

  await tx.execute(sql`select 1 from inventory_day where ${ofTypes} order by night, room_type_id for update`)
  const rooms = await rowsOf(
    tx,
    sql`update inventory_day d set ${column} = d.${column} + t.rooms
        from unnest(${bigints([...types.keys()])}, ${bigints([...types.values()])}) as t(id, rooms)
        where ${ofTypes} and d.room_type_id = t.id and not d.closed and d.sold + d.held + t.rooms <= d.total
        returning d.night`,
  )
  if (rooms.length < nights.length * types.size) return false

  await tx.execute(sql`select 1 from rate_day where ${ofPlans} order by night, room_plan_id for update`)
  const rates = await rowsOf(
    tx,
    sql`update rate_day d set ${column} = d.${column} + t.rooms
        from unnest(${bigints([...plans.keys()])}, ${bigints([...plans.values()])}) as t(id, rooms)
        where ${ofPlans} and d.room_plan_id = t.id and not d.closed
          and (d.stock is null or d.sold + d.held + t.rooms <= d.stock)
        returning d.night`,
  )
  if (rates.length < nights.length * plans.size) return false

  await tx.execute(
    sql`insert into dirty_day(hotel_id, night) select ${hotelId}, unnest(${days(nights)}) on conflict do nothing`,
  )
  return true
}

/** What a reservation holds becomes sold, or everything it has is given back. */
export async function moveStock(tx: Orm, reservationId: number, to: 'sold' | 'released'): Promise<void> {
  const mine = sql`select n.hotel_id, n.night, n.room_type_id, n.room_plan_id, n.state
    from reservation_night n join reservation_room r on r.id = n.reservation_room_id
    where r.reservation_id = ${reservationId} and n.state <> 'released'`

  await move(tx, mine, to, sql`inventory_day`, sql`room_type_id`)
  await move(tx, mine, to, sql`rate_day`, sql`room_plan_id`)
  await tx.execute(
    sql`insert into dirty_day(hotel_id, night) select distinct hotel_id, night from (${mine}) m on conflict do nothing`,
  )
  await tx.execute(
    sql`update reservation_night n set state = ${to} from reservation_room r
        where r.id = n.reservation_room_id and r.reservation_id = ${reservationId} and n.state <> 'released'`,
  )
}

async function move(tx: Orm, mine: SQL, to: 'sold' | 'released', table: SQL, key: SQL): Promise<void> {
  const counts = sql`select hotel_id, night, ${key} as id, count(*) filter (where state = 'held') as held,
    count(*) filter (where state = 'sold') as sold from (${mine}) m group by hotel_id, night, ${key}`
  // Locked in the order in which bookings lock, then changed.
  await tx.execute(
    sql`select 1 from ${table} d join (${counts}) c on c.hotel_id = d.hotel_id and c.night = d.night and c.id = d.${key}
        order by d.night, d.${key} for update of d`,
  )
  const change =
    to === 'sold'
      ? sql`held = d.held - c.held, sold = d.sold + c.held`
      : sql`held = d.held - c.held, sold = d.sold - c.sold`
  await tx.execute(
    sql`update ${table} d set ${change} from (${counts}) c
        where c.hotel_id = d.hotel_id and c.night = d.night and c.id = d.${key}`,
  )
}
