import type { RoomQuery } from '../../../shared/model/search/search.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'

type Coded = readonly { code: string }[]
export type AskedCodes = Pick<RoomQuery, 'room_type_codes' | 'hotel_plan_codes' | 'room_plan_codes'>

/**
 * What a link names of this hotel, and what it names that nobody here knows: the number of a room in another product, a plan
 * of last year. Those narrow nothing, or a foreign number would empty the page (QUERY-065, QUERY-076).
 */
export function knownCodes(catalog: HotelCatalog, asked: AskedCodes) {
  const unknown: string[] = []
  const among = (codes: readonly string[] = [], all: Coded): string[] => {
    if (codes.length === 0) return []
    const known = new Set(all.map(({ code }) => code))
    unknown.push(...codes.filter((code) => !known.has(code)))
    return codes.filter((code) => known.has(code))
  }
  const roomTypes = among(asked.room_type_codes, catalog.room_types)
  const plans = among(asked.hotel_plan_codes, catalog.plans)
  const roomPlans = among(asked.room_plan_codes, catalog.room_plans)
  return { roomTypes, plans, roomPlans, unknown }
}
