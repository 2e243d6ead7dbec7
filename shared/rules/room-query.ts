import type { RoomQuery } from '../model/search.ts'
import type { KidsTier } from '../model/settings.ts'
import type { Criteria } from './criteria.ts'
import { kidsAgeRange } from './party.ts'
import { partyTotals } from './party-totals.ts'

/** The search call's criteria (specification 3, "Room search payload"). */
export function toRoomQuery(criteria: Criteria, tiers: readonly KidsTier[]): RoomQuery {
  const party = partyTotals(criteria.rooms)
  return {
    type: criteria.type,
    checkin_date: criteria.checkin,
    checkout_date: criteria.checkout,
    rooms: criteria.rooms,
    adults: party.adults,
    children: party.children,
    kids_age_range: kidsAgeRange(criteria.rooms, tiers),
    order: criteria.order,
    bookable: !criteria.is_including_occupied,
    search_next_available_date_if_no_result: true,
    ...filled('room_search_filters', criteria.filter),
    ...filled('room_type_codes', criteria.room_type_codes),
    ...filled('hotel_plan_codes', criteria.hotel_plan_codes),
    ...filled('room_plan_codes', criteria.room_plan_codes),
    ...(criteria.promo_code ? { promo_code: criteria.promo_code } : {}),
    ...(criteria.coupon_code ? { coupon_code: criteria.coupon_code } : {}),
  }
}

const filled = <Name extends string>(name: Name, values: string[]) => (values.length ? { [name]: values } : {})
