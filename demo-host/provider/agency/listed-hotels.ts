import { asc, eq, sql } from 'drizzle-orm'

import { isOtaWish } from '../../../shared/wishes.ts'
import type { Orm } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import { otaHotel } from '../db/schema/ota.ts'
import type { TaxRule } from '../hotels/hotel-catalog.ts'
import { LOTTERY_NIGHTS } from '../inventory/lottery-nights.ts'

const COLUMNS = {
  id: hotel.id,
  code: hotel.code,
  names: hotel.names,
  currency: hotel.currency,
  lat: hotel.lat,
  lng: hotel.lng,
  kids_setting: hotel.kids_setting,
  time_zone: hotel.time_zone,
  business_day_ends: hotel.business_day_ends,
  reservable_period_months: hotel.reservable_period_months,
  full_addresses: sql<Record<string, string>>`${hotel.address} -> 'full_addresses'`,
  place_id: otaHotel.place_id,
  rating: otaHotel.rating,
  review_count: otaHotel.review_count,
  wishes: otaHotel.wishes,
  tax_rules: sql<TaxRule[]>`coalesce((select json_agg(t) from (
    select * from tax_rule where hotel_id = ${hotel.id} order by kind, valid_from) t), '[]'::json)`,
  lotteries: LOTTERY_NIGHTS,
}

/** What searching needs to know of a hotel before it is known whether it is shown. */
export async function listedHotels(orm: Pick<Orm, 'select'>) {
  const rows = await orm
    .select(COLUMNS)
    .from(otaHotel)
    .innerJoin(hotel, eq(hotel.id, otaHotel.hotel_id))
    .where(eq(hotel.active, true))
    .orderBy(asc(otaHotel.position), asc(hotel.id))
  return rows.map((row) => ({ ...row, wishes: row.wishes.filter(isOtaWish) }))
}

export type ListedHotel = Awaited<ReturnType<typeof listedHotels>>[number]

/** Case, accents and width count for nothing when a guest looks for a name. */
const plain = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word stands somewhere in the names of the hotel, of its place or of its address, in whatever language. */
export function hasWords(listed: ListedHotel, placeNames: readonly string[], words: string): boolean {
  const own = plain([...Object.values(listed.names), ...Object.values(listed.full_addresses), ...placeNames].join(' '))
  return plain(words)
    .split(/\s+/)
    .every((word) => own.includes(word))
}
