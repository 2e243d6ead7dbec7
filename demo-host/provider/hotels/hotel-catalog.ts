import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { LegalKind } from '../../../shared/model/hotel/legal-text.ts'
import type { Database } from '../db/open.ts'
import type {
  cancellationPolicy,
  cancellationPolicyPart,
  hotelPlan,
  kidsRate,
  promotion,
  roomPlan,
  roomType,
} from '../db/schema/catalogue.ts'
import { hotelCatalogVersion } from '../db/schema/catalog-version.ts'
import { hotel, hotelBrand } from '../db/schema/hotel.ts'
import { additionalQuestion } from '../db/schema/question.ts'
import type { kidsTier, taxRule } from '../db/schema/hotel.ts'
import type { lotteryEvent } from '../db/schema/lottery.ts'
import type { Translated } from '../db/schema/columns.ts'
import { missing } from '../kernel/api-error.ts'

export type Hotel = typeof hotel.$inferSelect
export type RoomType = typeof roomType.$inferSelect
export type HotelPlan = typeof hotelPlan.$inferSelect
export type RoomPlan = typeof roomPlan.$inferSelect
export type KidsTier = typeof kidsTier.$inferSelect
export type KidsRate = typeof kidsRate.$inferSelect
export type TaxRule = typeof taxRule.$inferSelect
export type Promotion = typeof promotion.$inferSelect
/** An extra that a plan contains. */
export type InclusiveExtra = { hotel_plan_id: number; extra_id: number; names: Translated }
/** An event with what it gives; moments are ISO times, as JSON has them. */
export type Lottery = Omit<typeof lotteryEvent.$inferSelect, LotteryMoment> &
  Record<Exclude<LotteryMoment, 'drawn_at'>, string> & {
    drawn_at: string | null
    rooms: { room_plan_id: number; rooms_a_night: number }[]
  }
type LotteryMoment = 'entry_opens' | 'entry_closes' | 'result_at' | 'deadline' | 'drawn_at'
export type Policy = typeof cancellationPolicy.$inferSelect & { parts: (typeof cancellationPolicyPart.$inferSelect)[] }

/** Everything about a hotel that does not change from night to night. */
export type HotelCatalog = {
  hotel: Hotel
  brand_names: Translated
  /** Bookings are opened by their token alone. */
  reservation_security: boolean
  room_types: RoomType[]
  plans: HotelPlan[]
  room_plans: RoomPlan[]
  kids_tiers: KidsTier[]
  kids_rates: KidsRate[]
  tax_rules: TaxRule[]
  promotions: Promotion[]
  policies: Policy[]
  inclusive_extras: InclusiveExtra[]
  /** Extras are sold beside the rooms. */
  has_extras: boolean
  lotteries: Lottery[]
  /** Which of the house's texts there are. */
  legal_texts: LegalKind[]
  /** Whether guests who book are asked anything more, or told anything, by the hotel or by its brand. */
  asks: { hotel: boolean; brand: boolean }
}

type Orm = Pick<Database['orm'], 'select'>

// Column keys are column names, so a row as JSON is the row; the whole house is one statement.
const rows = <Row>(from: SQL): SQL<Row[]> => sql<Row[]>`coalesce((select json_agg(t) from (${from}) t), '[]'::json)`

const COLUMNS = {
  hotel,
  brand_names: hotelBrand.names,
  reservation_security: hotelBrand.reservation_security,
  room_types: rows<RoomType>(sql`select * from room_type where hotel_id = ${hotel.id} order by position, id`),
  plans: rows<HotelPlan>(sql`select * from hotel_plan where hotel_id = ${hotel.id} and active order by position, id`),
  room_plans: rows<RoomPlan>(sql`select * from room_plan where hotel_id = ${hotel.id} and active order by id`),
  kids_tiers: rows<KidsTier>(sql`select * from kids_tier where hotel_id = ${hotel.id} order by position`),
  kids_rates: rows<KidsRate>(
    sql`select k.* from kids_rate k join hotel_plan p on p.id = k.hotel_plan_id where p.hotel_id = ${hotel.id}`,
  ),
  tax_rules: rows<TaxRule>(sql`select * from tax_rule where hotel_id = ${hotel.id} order by kind, valid_from`),
  promotions: rows<Promotion>(sql`select * from promotion where hotel_id = ${hotel.id} order by id`),
  policies: rows<Policy>(
    sql`select c.*, coalesce((select json_agg(q order by q.days_before desc, q.hours_after)
          from cancellation_policy_part q where q.policy_id = c.id), '[]'::json) as parts
        from cancellation_policy c where c.hotel_id = ${hotel.id}`,
  ),
  inclusive_extras: rows<InclusiveExtra>(
    sql`select i.hotel_plan_id, e.id as extra_id, e.names from extra e
        join plan_inclusive_extra i on i.extra_id = e.id where e.hotel_id = ${hotel.id} order by e.id`,
  ),
  lotteries: rows<Lottery>(
    sql`select l.*, coalesce((select json_agg(json_build_object('room_plan_id', r.room_plan_id,
          'rooms_a_night', r.rooms_a_night) order by r.room_plan_id)
          from lottery_room r where r.event_id = l.id), '[]'::json) as rooms
        from lottery_event l where l.hotel_id = ${hotel.id} order by l.entry_opens, l.id`,
  ),
  legal_texts: sql<LegalKind[]>`coalesce((select json_agg(kind order by kind) from hotel_legal_text
    where hotel_id = ${hotel.id}), '[]'::json)`,
  has_extras: sql<boolean>`exists (select 1 from extra where hotel_id = ${hotel.id} and is_optional and active)`,
  asks: sql<HotelCatalog['asks']>`json_build_object(
    'hotel', exists (select from ${additionalQuestion} where hotel_id = ${hotel.id} and active),
    'brand', exists (select from ${additionalQuestion} where brand_id = ${hotel.brand_id} and active))`,
}

/** The hotel by itself, without its rooms and plans. */
export async function findHotel(orm: Orm, hotelKey: string): Promise<Hotel> {
  const [found] = await orm
    .select()
    .from(hotel)
    .where(and(byKey(hotelKey), eq(hotel.active, true)))
  if (!found) throw missing('There is no such hotel')
  return found
}

/** It is known and takes no bookings at present. */
export const isClosedHotel = async (orm: Pick<Database['orm'], '$count'>, hotelKey: string): Promise<boolean> =>
  (await orm.$count(hotel, and(byKey(hotelKey), eq(hotel.active, false)))) > 0

/** Null: there is no such hotel. */
export async function brandOf(orm: Orm, hotelKey: string): Promise<number | null> {
  const [found] = await orm.select({ brand: hotel.brand_id }).from(hotel).where(byKey(hotelKey))
  return found?.brand ?? null
}

export const countHotels = (orm: Pick<Database['orm'], '$count'>, brandId: number): Promise<number> =>
  orm.$count(hotel, and(eq(hotel.brand_id, brandId), eq(hotel.active, true)))

/** The catalogues with the versions they are of, in one statement and so of one moment; closed hotels are not among them. */
export const readHotelCatalogs = (orm: Orm, which: SQL) =>
  orm
    .select({ version: hotelCatalogVersion.version, ...COLUMNS })
    .from(hotel)
    .innerJoin(hotelBrand, eq(hotelBrand.id, hotel.brand_id))
    .leftJoin(hotelCatalogVersion, eq(hotelCatalogVersion.hotel_id, hotel.id))
    .where(and(which, eq(hotel.active, true)))

/** Codes with a letter first cannot be numbers, and the widget sends both in the same place. */
export const isHotelId = (key: string): boolean => /^\d{1,15}$/.test(key)
export const byKey = (key: string): SQL => (isHotelId(key) ? eq(hotel.id, Number(key)) : eq(hotel.code, key))
