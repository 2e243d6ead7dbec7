import { inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { toJson } from '../../../shared/json.ts'
import { refreshDayMinimum } from '../../provider/db/day-minimum.ts'
import type { Orm } from '../../provider/db/orm.ts'
import { cancellationPolicy, hotelPlan, roomPlan, roomType } from '../../provider/db/schema/catalogue.ts'
import { hotel, hotelBrand } from '../../provider/db/schema/hotel.ts'
import { otaHotel, otaPlace, otaSite } from '../../provider/db/schema/ota.ts'
import { continueIds } from '../continue-ids.ts'
import { photo } from '../hotels/specs.ts'
import { crowd } from './crowd.ts'
import type { OtaHouse } from './house.ts'
import { SPRING_HOUSES } from './houses-springs.ts'
import { TOWN_HOUSES } from './houses-towns.ts'
import { PLACES } from './places.ts'
import { LISTED, OTA_SITE } from './site.ts'

/** The agency, and of the world's hotels those it sells (OTA-001). */
export async function seedOtaSite(tx: Orm): Promise<void> {
  await tx.insert(otaSite).values(OTA_SITE).onConflictDoNothing()
  await tx.insert(otaPlace).values(PLACES).onConflictDoNothing()
  const codes = Object.keys(LISTED)
  const known = await tx.select({ id: hotel.id, code: hotel.code }).from(hotel).where(inArray(hotel.code, codes))
  const rows = known.flatMap(({ id, code }) => {
    const listed = LISTED[code]
    if (!listed) return []
    const { place: place_id, rating, reviews: review_count, wishes } = listed
    return { hotel_id: id, place_id, rating, review_count, wishes, position: codes.indexOf(code) }
  })
  if (rows.length > 0) await tx.insert(otaHotel).values(rows).onConflictDoNothing()
}

/** The fifteen with a description of their own, that tests take alone. */
export const NAMED_HOUSES: readonly OtaHouse[] = [...SPRING_HOUSES, ...TOWN_HOUSES]
const ALL = [...NAMED_HOUSES, ...crowd()]

const REDIRECT = { name: 'rakuten_travel', url: 'https://travel.example/sapporo-odori' }
const BRAND = 90
const FIRST_HOTEL = 9_001
/** The house whose rooms and plans the others have: Kumoi, and in towns Minato. */
const [INN, TOWN_HOTEL] = [3, 2]
const TOWNS = ['tokyo', 'osaka', 'sapporo']
const [ROOMS, PLANS] = [2, 2]
const NIGHTS = 100

/**
 * Two hundred houses more, in a dozen statements: what they have is copied within the database from two hotels of the
 * world. Only the demonstration and whoever measures has them; the world of the tests does without.
 */
export async function seedOtaHouses(tx: Orm, houses: readonly OtaHouse[] = ALL): Promise<void> {
  if ((await tx.$count(hotelBrand, sql`id = ${BRAND}`)) > 0) return
  await tx
    .insert(hotelBrand)
    .values({ id: BRAND, code: 'independent', names: { ja: '独立の宿', en: 'Independent houses' } })
  await tx.execute(sql`create temporary table house on commit drop as
    select * from jsonb_to_recordset(${toJson(houses.map(houseRow))}::jsonb) as house(
      id bigint, model bigint, code text, names jsonb, descriptions jsonb, place text, lat numeric, lng numeric,
      address jsonb, photos jsonb, percent int, is_full boolean, rating numeric, reviews int, wishes jsonb, position int)`)

  await copy(
    tx,
    'hotel',
    sql`hotel s join house h on s.id = h.model`,
    sql`jsonb_build_object('id', h.id, 'brand_id', ${BRAND}::int,
    'code', h.code, 'names', h.names, 'descriptions', h.descriptions, 'lat', h.lat, 'lng', h.lng, 'address', h.address,
    'photos', h.photos, 'email', 'stay@' || h.code || '.example')`,
  )
  for (const table of ['kids_tier', 'tax_rule'] as const)
    await copy(
      tx,
      table,
      sql`${sql.identifier(table)} s join house h on s.hotel_id = h.model`,
      sql`jsonb_build_object('hotel_id', h.id
      ${table === 'tax_rule' ? sql`, 'id', h.id * 10000 + s.id` : sql``})`,
    )
  await copy(
    tx,
    'cancellation_policy',
    sql`cancellation_policy s join house h on s.hotel_id = h.model`,
    sql`jsonb_build_object('id', h.id * 10 + s.id % 10, 'hotel_id', h.id)`,
  )
  await copy(
    tx,
    'cancellation_policy_part',
    sql`cancellation_policy_part s join house h on s.policy_id / 10 = h.model`,
    sql`jsonb_build_object('policy_id', h.id * 10 + s.policy_id % 10)`,
  )
  await copy(
    tx,
    'room_type',
    sql`room_type s join house h on s.hotel_id = h.model where s.id % 100 < ${ROOMS}::int`,
    sql`jsonb_build_object('id', h.id * 100 + s.id % 100, 'hotel_id', h.id)`,
  )
  await copy(
    tx,
    'hotel_plan',
    sql`hotel_plan s join house h on s.hotel_id = h.model where s.id % 100 < ${PLANS}::int`,
    sql`jsonb_build_object('id', h.id * 100 + s.id % 100, 'hotel_id', h.id,
    'cancellation_policy_id', h.id * 10 + s.cancellation_policy_id % 10)`,
  )
  await copy(
    tx,
    'kids_rate',
    sql`kids_rate s join house h on s.hotel_plan_id / 100 = h.model where s.hotel_plan_id % 100 < ${PLANS}::int`,
    sql`jsonb_build_object('hotel_plan_id', h.id * 100 + s.hotel_plan_id % 100)`,
  )
  await copy(
    tx,
    'room_plan',
    sql`room_plan s join house h on s.hotel_id = h.model
    where s.room_type_id % 100 < ${ROOMS}::int and s.hotel_plan_id % 100 < ${PLANS}::int`,
    sql`jsonb_build_object('id', h.id * 10000 + s.id % 10000, 'hotel_id', h.id,
    'room_type_id', h.id * 100 + s.room_type_id % 100, 'hotel_plan_id', h.id * 100 + s.hotel_plan_id % 100)`,
  )
  // One of them is booked at another agency, which its own widget tells (OTA-011).
  await tx.execute(
    sql`update hotel set settings = settings || ${toJson({ ota_redirect: REDIRECT })}::jsonb where code = 'sapporo-odori'`,
  )
  await copyNights(tx)
  await tx.execute(sql`insert into ota_hotel (hotel_id, place_id, position, rating, review_count, wishes)
    select id, place, position, rating, reviews, array(select jsonb_array_elements_text(wishes)) from house`)
  await continueIds(tx, [hotelBrand, hotel, cancellationPolicy, roomType, hotelPlan, roomPlan])
  // The planner has never seen these hotels, and would go through all nights for each of them.
  await tx.execute(sql`analyze inventory_day, rate_day, dirty_day, room_type, room_plan, hotel_plan`)
  await refreshDayMinimum(tx)
}

function houseRow(house: OtaHouse, at: number) {
  const place = PLACES.find(({ id }) => id === house.place)
  if (!place) throw new Error(`No such place: ${house.place}`)
  const [north, east] = house.off
  const { code, names, descriptions, percent, rating, reviews, wishes } = house
  return {
    code,
    names,
    descriptions,
    percent,
    rating,
    reviews,
    wishes,
    id: FIRST_HOTEL + at,
    model: TOWNS.includes(place.id) ? TOWN_HOTEL : INN,
    place: place.id,
    lat: place.lat + north,
    lng: place.lng + east,
    address: { post_code: '', country: 'JP', full_addresses: { ja: place.names.ja, en: place.names.en } },
    photos: house.scenes.map((scene) => photo(scene)),
    is_full: house.isFull ?? false,
    position: Object.keys(LISTED).length + at,
  }
}

const copy = (tx: Orm, table: string, source: SQL, own: SQL) =>
  tx.execute(sql`insert into ${sql.identifier(table)}
    select (jsonb_populate_record(null::${sql.identifier(table)}, to_jsonb(s) || ${own})).* from ${source}`)

/** Rates of the house's own level, in hundreds; some nights of some houses are full, by their names and not by chance. */
async function copyNights(tx: Orm): Promise<void> {
  const isShown = sql`s.night < (select min(night) from inventory_day) + ${NIGHTS}::int`
  await tx.execute(sql`insert into inventory_day (hotel_id, night, room_type_id, total)
    select h.id, s.night, h.id * 100 + s.room_type_id % 100,
      case when h.is_full then 0
        else greatest(0, s.total - ('x' || substr(md5(h.code || s.night || s.room_type_id), 1, 2))::bit(8)::int % 4) end
    from inventory_day s join house h on s.hotel_id = h.model
    where s.room_type_id % 100 < ${ROOMS}::int and ${isShown}`)
  await tx.execute(sql`insert into rate_day (hotel_id, night, room_plan_id, rates_gross, stock, min_nights, closed_to_arrival)
    select h.id, s.night, h.id * 10000 + s.room_plan_id % 10000,
      array(select round(gross * h.percent / 10000.0)::bigint * 100 from unnest(s.rates_gross) with ordinality as each_rate(gross, n) order by n),
      s.stock, s.min_nights, s.closed_to_arrival
    from rate_day s join house h on s.hotel_id = h.model
    where (s.room_plan_id / 100) % 100 < ${ROOMS}::int and s.room_plan_id % 100 < ${PLANS}::int and ${isShown}`)
  await tx.execute(
    sql`insert into dirty_day select distinct i.hotel_id, i.night from inventory_day i join house h on h.id = i.hotel_id`,
  )
}
