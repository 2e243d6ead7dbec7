import { and, inArray, isNotNull } from 'drizzle-orm'

import type { OtaRating } from '../../../shared/model/search/ota.ts'
import type { Orm } from '../db/orm.ts'
import { otaHotel } from '../db/schema/ota.ts'

/** GET /api/ota/v1/hotels/ratings: by number; hotels that nobody rated are not among them (OTA-004). */
export async function hotelRatings(orm: Pick<Orm, 'select'>, keys: readonly string[]): Promise<OtaRating[]> {
  const ids = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number)
  if (ids.length === 0) return []
  const rows = await orm
    .select({ hotel_id: otaHotel.hotel_id, rating: otaHotel.rating, review_count: otaHotel.review_count })
    .from(otaHotel)
    .where(and(inArray(otaHotel.hotel_id, ids), isNotNull(otaHotel.rating)))
  return rows.flatMap(({ rating, ...row }) => (rating === null ? [] : [{ ...row, rating }]))
}
