import { DEFAULT_ORDER } from '../../constants.ts'
import { toJson } from '../../json.ts'
import { SECRET } from '../../parameters.ts'
import type { Criteria } from './criteria.ts'

/**
 * The criteria as a link. What every hotel takes for granted is left out; what is one hotel's own default is said, so
 * that the link means the same to whoever opens it.
 */
export function writeCriteria(criteria: Criteria): Record<string, string | undefined> {
  const { is_day_use, is_undated } = criteria
  const [first] = criteria.rooms
  const isSimple = criteria.rooms.length === 1 && first !== undefined && isPlain(first)
  return {
    ...Object.fromEntries(Object.entries(criteria.carried).filter(([name]) => !SECRET.includes(name))),
    checkin: is_undated ? undefined : criteria.checkin,
    checkout: is_undated || is_day_use ? undefined : criteria.checkout,
    search_type: is_undated ? 'undated' : undefined,
    nights: is_undated ? String(criteria.nights) : undefined,
    is_day_use: is_day_use ? 'true' : undefined,
    adults: isSimple ? String(first.adults) : undefined,
    children: isSimple && first.children > 0 ? String(first.children) : undefined,
    kids_ages: isSimple && first.kids_ages?.length ? first.kids_ages.join(',') : undefined,
    rooms: isSimple ? undefined : toJson(criteria.rooms),
    type: criteria.type,
    order: criteria.order === DEFAULT_ORDER ? undefined : criteria.order,
    filter: criteria.filter.join(',') || undefined,
    is_including_occupied: String(criteria.is_including_occupied),
    mode: criteria.mode ?? undefined,
    dynamic_package: criteria.dynamic_package ?? undefined,
    promo_code: criteria.promo_code || undefined,
    coupon_code: criteria.coupon_code || undefined,
    voucher_coupon_code: criteria.voucher_coupon_code || undefined,
    room_type_codes: criteria.room_type_codes.join(',') || undefined,
    hotel_plan_codes: criteria.hotel_plan_codes.join(',') || undefined,
    room_plan_codes: criteria.room_plan_codes.join(',') || undefined,
  }
}

/** Nothing of it asks for the form that can say everything. */
const isPlain = (room: Criteria['rooms'][number]) =>
  !room.kids_tiers && room.adult_companion === undefined && room.kid_tier_A_companion === undefined
