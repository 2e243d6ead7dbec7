import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { bigints, days, inLockOrder, isLockedRow, PLANS, ROOMS } from './stock.ts'

/** A room held in one night, whoever it is held for. */
export type HeldNight = { night: PlainDate; room_type_id: number; room_plan_id: number }

/** Rooms that are free in the nights and may be given; null where only the type limits a plan. */
export type FreeStock = {
  type: (roomTypeId: number, night: PlainDate) => number
  plan: (roomPlanId: number, night: PlainDate) => number | null
}

const columns = (nights: readonly HeldNight[]): SQL => sql`unnest(${days(nights.map(({ night }) => night))},
  ${bigints(nights.map((one) => one.room_type_id))}, ${bigints(nights.map((one) => one.room_plan_id))})
  as t(night, room_type_id, room_plan_id)`

type FreeRow = { id: number; night: PlainDate; free: number | null }

/**
 * What is free of these nights, which nobody else takes from here on until the transaction ends. Rooms before plans and
 * night by night, as every booking locks them (guarantee S11).
 */
export async function lockFreeStock(tx: Orm, hotelId: number, nights: readonly HeldNight[]): Promise<FreeStock> {
  const locked = async (table: SQL, key: SQL, free: SQL) => {
    const rows = await rowsOf<FreeRow>(
      tx,
      sql`select d.${key} as id, to_char(d.night, 'YYYY-MM-DD') as night, ${free} as free from ${table} d
        where d.hotel_id = ${hotelId} and (d.night, d.${key}) in (select t.night, t.${key} from ${columns(nights)})
        order by d.night, d.${key} for update of d`,
    )
    return new Map(rows.map((row) => [`${row.id} ${row.night}`, row.free]))
  }
  const rooms = await locked(ROOMS.table, ROOMS.key, sql`case when d.closed then 0 else d.total - d.sold - d.held end`)
  const plans = await locked(PLANS.table, PLANS.key, sql`case when d.closed then 0 else d.stock - d.sold - d.held end`)
  return {
    type: (id, night) => rooms.get(`${id} ${night}`) ?? 0,
    // A night without a rate is not for sale; one without a stock of its own sells what the type has.
    plan: (id, night) => (plans.has(`${id} ${night}`) ? (plans.get(`${id} ${night}`) ?? null) : 0),
  }
}

const CHANGES = {
  hold: { held: 1, sold: 0 },
  release: { held: -1, sold: 0 },
  /** What was held is sold to who it was held for: nothing is free in between. */
  sell: { held: -1, sold: 1 },
} as const

/** One statement, for the reason of moveStock; the CHECKs of both tables are the backstop. */
export async function changeHeldStock(
  tx: Orm,
  hotelId: number,
  nights: readonly HeldNight[],
  change: keyof typeof CHANGES,
): Promise<void> {
  const { held, sold } = CHANGES[change]
  const counts = (key: SQL) => sql`select ${hotelId}::bigint as hotel_id, t.night, t.${key} as id,
    count(*) * ${held}::int as held, count(*) * ${sold}::int as sold from ${columns(nights)} group by t.night, t.${key}`
  const ofTypes = { ...ROOMS, wanted: counts(ROOMS.key) }
  const ofPlans = { ...PLANS, wanted: counts(PLANS.key) }
  const add = sql`held = d.held + c.held, sold = d.sold + c.sold`
  await tx.execute(
    sql`with rooms as (
        update inventory_day d set ${add} from ${inLockOrder(ofTypes)} where ${isLockedRow(ofTypes)} returning 1
      ), plans as (
        update rate_day d set ${add} from ${inLockOrder(ofPlans)}
        where (select count(*) from rooms) >= 0 and ${isLockedRow(ofPlans)} returning 1
      ) insert into dirty_day(hotel_id, night)
        select distinct ${hotelId}::bigint, t.night from ${columns(nights)} where (select count(*) from plans) >= 0`,
  )
}
