import { OTA_NAMES } from '../../../shared/model/search/room.ts'
import type { OtaName } from '../../../shared/model/search/room.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { draw } from '../scenes/draw.ts'
import type { HotelSpec } from '../hotels/hotel-spec.ts'
import type { PlanSpec, RoomSpec } from '../hotels/specs.ts'

/** A hotel's staff pair its rooms and plans with an agency's by hand, so only some are (docs/hotel-facts.md). */
const PAIRED = {
  hotel: 'minato',
  rooms: ['morning-twin', 'city-suite', 'garden-double'],
  plans: ['room-only', 'breakfast', 'best'],
} as const
/** Percent of the hotel's own price that an agency asks, taxes of the place included. */
const [LEAST, SPREAD] = [103, 11]

/** What each agency asks for one night of a room, by the number of adults. */
export function agencyPrices(
  hotel: HotelSpec,
  room: RoomSpec,
  plan: PlanSpec,
  night: PlainDate,
  own: readonly number[],
): { ota: OtaName; totals: number[] }[] {
  const isAmong = (codes: readonly string[], code: string) => codes.includes(code)
  if (hotel.code !== PAIRED.hotel || !isAmong(PAIRED.rooms, room.code) || !isAmong(PAIRED.plans, plan.code)) return []
  return OTA_NAMES.map((ota) => {
    const percent = LEAST + Math.floor(draw(ota, room.code, plan.code, night) * SPREAD)
    return { ota, totals: own.map((gross) => Math.round((gross * percent) / 100 / hotel.step) * hotel.step) }
  })
}
