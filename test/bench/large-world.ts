import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { refreshDayMinimum } from '../../demo-host/provider/db/day-minimum.ts'
import { openDatabase } from '../../demo-host/provider/db/open.ts'
import { WHILE_MIGRATING } from '../../demo-host/provider/db/connection.ts'
import type { Orm } from '../../demo-host/provider/db/open.ts'
import { DEFAULT_CHECK_ANSWERS_EVERY } from '../../demo-host/provider/http/answer-check.ts'
import { stoppedClock } from '../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import { seedWorld } from '../../demo-host/world/seed.ts'
import { openWorld } from '../contract/helpers/world.ts'
import type { World } from '../contract/helpers/world.ts'

/** Kumoi: 8 room types, and plans that are all for everybody. */
const MODEL = 3
const [MODEL_TYPES, MODEL_PLANS] = [8, 6]
export const FIRST_NIGHT = '2026-12-01'
const MONTH_DAYS = 31

export type Size = {
  /** Ids of the hotels from here on. */
  first: number
  hotels: number
  brandId: number
  types: number
  plans: number
  /** Nights that are for sale; a month is known of. */
  nights: number
}

/** The bundled PostgreSQL with fsync and a provider over it, in this process. */
export async function openLarge(folder: string): Promise<World> {
  // Its rows are made by statements of many seconds.
  const database = await openDatabase({ folder: join(folder, 'speed'), timeouts: WHILE_MIGRATING })
  const clock = stoppedClock(TEST_NOW)
  await seedWorld(database, { hotels: MODEL, clock })
  return openWorld({ database, clock, checkAnswersEvery: DEFAULT_CHECK_ANSWERS_EVERY })
}

/** Hotels made of the rows of one that was seeded, as many room types, plans and nights as wanted. */
export async function addLarge(orm: Orm, { first, hotels, brandId, types, plans, nights }: Size): Promise<void> {
  const hotel = sql`generate_series(${first}::int, ${first + hotels - 1}::int) as h`
  const type = sql`generate_series(0, ${types - 1}::int) as t`
  const plan = sql`generate_series(0, ${plans - 1}::int) as p`
  const night = sql`generate_series(0, ${nights - 1}::int) as d`
  const numbered = (
    table: 'room_type' | 'hotel_plan',
  ) => sql`(select row_number() over (order by position, id) - 1 as n, r.*
    from ${sql.identifier(table)} r where hotel_id = ${MODEL}) s`
  const month = sql`generate_series(0, ${MONTH_DAYS - 1}::int) as d`
  const typeId = sql`h * 100000 + t`
  const planId = sql`h * 100000 + p`
  const roomPlanId = sql`h * 100000000::bigint + t * 1000 + p`
  const fill = (table: string, source: SQL, own: SQL) =>
    orm.execute(sql`insert into ${sql.identifier(table)}
      select (jsonb_populate_record(null::${sql.identifier(table)}, to_jsonb(s) || ${own})).* from ${source}`)

  await orm.execute(sql`insert into hotel_brand (id, code, names) values (${brandId}, ${`bench-${brandId}`}, '{}')`)
  await fill('hotel', sql`hotel s, ${hotel} where s.id = ${MODEL}`, sql`jsonb_build_object('id', h, 'brand_id', ${brandId}::int, 'code', s.code || h)`) // prettier-ignore
  await fill(
    'kids_tier',
    sql`kids_tier s, ${hotel} where s.hotel_id = ${MODEL}`,
    sql`jsonb_build_object('hotel_id', h)`,
  )
  await fill('tax_rule', sql`tax_rule s, ${hotel} where s.hotel_id = ${MODEL}`, sql`jsonb_build_object('id', h * 100000 + s.id, 'hotel_id', h)`) // prettier-ignore
  await fill('room_type', sql`${numbered('room_type')}, ${hotel}, ${type} where s.n = t % ${MODEL_TYPES}::int`, sql`jsonb_build_object('id', ${typeId}, 'hotel_id', h, 'code', s.code || t, 'position', t)`) // prettier-ignore
  await fill('cancellation_policy', sql`cancellation_policy s, ${hotel} where s.hotel_id = ${MODEL}`, sql`jsonb_build_object('id', h * 100000 + s.id, 'hotel_id', h)`) // prettier-ignore
  await fill('cancellation_policy_part', sql`cancellation_policy_part s join cancellation_policy c on c.id = s.policy_id, ${hotel} where c.hotel_id = ${MODEL}`, sql`jsonb_build_object('policy_id', h * 100000 + c.id)`) // prettier-ignore
  await fill('hotel_plan', sql`${numbered('hotel_plan')}, ${hotel}, ${plan} where s.n = p % ${MODEL_PLANS}::int`, sql`jsonb_build_object('id', ${planId}, 'hotel_id', h, 'code', s.code || p, 'position', p, 'cancellation_policy_id', h * 100000 + s.cancellation_policy_id)`) // prettier-ignore
  await orm.execute(sql`insert into kids_rate
    select (jsonb_populate_record(null::kids_rate, to_jsonb(k) || jsonb_build_object('hotel_plan_id', ${planId}))).*
    from ${numbered('hotel_plan')} join kids_rate k on k.hotel_plan_id = s.id, ${hotel}, ${plan}
    where s.n = p % ${MODEL_PLANS}::int`)
  await orm.execute(sql`insert into room_plan (id, hotel_id, room_type_id, hotel_plan_id, code, min_people, max_people)
    select ${roomPlanId}, h, ${typeId}, ${planId}, t || '-' || p, r.min_people, r.max_people
    from ${hotel}, ${type}, ${plan}, room_type r where r.id = ${typeId}`)
  await orm.execute(sql`insert into inventory_day (hotel_id, night, room_type_id, total)
    select h, ${FIRST_NIGHT}::date + d, ${typeId}, 5 from ${hotel}, ${type}, ${night}`)
  await orm.execute(sql`insert into rate_day (hotel_id, night, room_plan_id, rates_gross)
    select h, ${FIRST_NIGHT}::date + d, ${roomPlanId}, array[20000, 30000, 40000, 50000]::bigint[]
    from ${hotel}, ${type}, ${plan}, ${night}`)
  await orm.execute(
    sql`insert into dirty_day select h, ${FIRST_NIGHT}::date + d from ${hotel}, ${hotels === 1 ? month : night}`,
  )
  await refreshDayMinimum(orm)
  await orm.execute(sql`analyze`)
}
