import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

import type { OtaName } from '../../../shared/model/search/room.ts'
import { stayNights } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Database } from '../db/open.ts'
import { preparedOnce, UNNAMED } from '../db/prepared.ts'

/** A night of one room plan. `left` is null where the plan may sell as many rooms as the type has. */
export type NightRate = {
  night: PlainDate
  /** For 1, 2, 3 … adults, consumption tax included. */
  rates: readonly number[]
  left: number | null
  minNights: number
  closedToArrival: boolean
  closed: boolean
}

/** What is for sale in a range of nights, of every room plan and room type of a hotel. */
export type RatesAndInventory = {
  rate: (roomPlanId: number, night: PlainDate) => NightRate | undefined
  /** Rooms of a type free in a night. */
  free: (roomTypeId: number, night: PlainDate) => number
  /** What agencies ask for a night of a room plan, for 1, 2, 3 … adults; known only where one night was loaded. */
  agencies: (roomPlanId: number, night: PlainDate) => readonly AgencyPrice[]
}

export type AgencyPrice = { ota: OtaName; totals: readonly number[] }

type RateTuple = [number, PlainDate, number[], number | null, number, boolean, boolean]
type FreeTuple = [number, PlainDate, number]
type AgencyTuple = [number, PlainDate, OtaName, number[]]

/** Every offer of a search asks for the nights of the same stay. */
const nightsKept = new LRUCache<string, readonly PlainDate[]>({ max: 500 })

/** A day-use stay takes its day as one night. */
export function nightsOf({ checkin_date, checkout_date }: Dated): readonly PlainDate[] {
  const key = `${checkin_date} ${checkout_date}`
  const nights =
    nightsKept.get(key) ??
    Object.freeze(checkin_date === checkout_date ? [checkin_date] : stayNights(checkin_date, checkout_date))
  nightsKept.set(key, nights)
  return nights
}
type Dated = { checkin_date: PlainDate; checkout_date: PlainDate }

/** Of one hotel, or of several at once: room plans and room types have their ids from one row of numbers. */
export async function loadRatesAndInventory(
  orm: Pick<Database['orm'], 'select'>,
  hotels: number | readonly number[],
  first: PlainDate,
  last: PlainDate,
  roomPlanIds: readonly number[] | null = null,
): Promise<RatesAndInventory> {
  const ids = [hotels].flat()
  const [id, ...more] = ids
  if (id !== undefined && more.length === 0 && roomPlanIds === null)
    return ordered(await (first === last ? oneNight : manyNights)(orm).execute({ id, first, last }))
  const whose =
    id !== undefined && more.length === 0
      ? sql`hotel_id = ${id}`
      : sql`hotel_id = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`
  const plans =
    roomPlanIds === null ? sql`true` : sql`room_plan_id = any(${sql.param(`{${roomPlanIds.join(',')}}`)}::bigint[])`
  const range = sql`${whose} and night between ${first} and ${last}`
  return ordered(await selectNights(orm, range, plans, first === last))
}

type Selecting = Pick<Database['orm'], 'select'>

const selectNights = (orm: Selecting, range: SQL, plans: SQL, isOneNight: boolean) =>
  orm
    .select({
      rates: sql<RateTuple[] | null>`(select json_agg(json_build_array(room_plan_id, night, rates_gross,
        stock - sold - held, min_nights, closed_to_arrival, closed)) from rate_day where ${range} and ${plans})`,
      free: sql<FreeTuple[] | null>`(select json_agg(json_build_array(room_type_id, night,
        case when closed then 0 else total - sold - held end)) from inventory_day where ${range})`,
      agencies: isOneNight ? agenciesIn(range) : sql<null>`null`,
    })
    .from(sql`(values (1)) as one`)

// Of one hotel an equality: with a list the planner guesses at more nights than there are.
const NIGHTS_OF_ONE = sql`hotel_id = ${sql.placeholder('id')}
  and night between ${sql.placeholder('first')} and ${sql.placeholder('last')}`
const oneNight = preparedOnce((orm) => selectNights(orm, NIGHTS_OF_ONE, sql`true`, true).prepare(UNNAMED))
const manyNights = preparedOnce((orm) => selectNights(orm, NIGHTS_OF_ONE, sql`true`, false).prepare(UNNAMED))

function ordered(found: Awaited<ReturnType<typeof selectNights>>): RatesAndInventory {
  const rates = byIdAndNight<NightRate>()
  for (const [plan, night, gross, left, minNights, closedToArrival, closed] of found[0]?.rates ?? [])
    rates.set(plan, night, { night, rates: gross, left, minNights, closedToArrival, closed })
  const free = byIdAndNight<number>()
  for (const [type, night, rooms] of found[0]?.free ?? []) free.set(type, night, rooms)
  const agencies = byIdAndNight<AgencyPrice[]>()
  for (const [plan, night, ota, totals] of found[0]?.agencies ?? [])
    agencies.set(plan, night, [...(agencies.get(plan, night) ?? []), { ota, totals }])

  return {
    rate: rates.get,
    free: (type, night) => free.get(type, night) ?? 0,
    agencies: (plan, night) => agencies.get(plan, night) ?? [],
  }
}

/** A map of maps: to put a key together of both for each of thousands of looks takes longer than to look twice. */
function byIdAndNight<Value>() {
  const all = new Map<number, Map<PlainDate, Value>>()
  return {
    get: (id: number, night: PlainDate) => all.get(id)?.get(night),
    set(id: number, night: PlainDate, value: Value) {
      const nights = all.get(id) ?? new Map<PlainDate, Value>()
      all.set(id, nights.set(night, value))
    },
  }
}

const agenciesIn = (range: SQL) => sql<AgencyTuple[] | null>`(select json_agg(
  json_build_array(room_plan_id, night, ota, totals_gross) order by ota) from ota_price where ${range})`

export const loadStay = (
  orm: Pick<Database['orm'], 'select'>,
  hotels: number | readonly number[],
  stay: { checkin_date: PlainDate; checkout_date: PlainDate },
): Promise<RatesAndInventory> => {
  const nights = nightsOf(stay)
  return loadRatesAndInventory(orm, hotels, stay.checkin_date, nights.at(-1) ?? stay.checkin_date)
}
