import type { RoomQuery } from '../../model/search/search.ts'
import type { Criteria } from './criteria.ts'
import { nights } from '../days/dates.ts'
import { kidsAgeRange } from '../party/party.ts'
import type { TierAges } from '../party/party.ts'
import { partyTotals } from '../party/party-totals.ts'

/** The search call's criteria (SEARCH-049). */
export function toRoomQuery(criteria: Criteria, tiers: readonly TierAges[]): RoomQuery {
  const { adults, children } = partyTotals(criteria.rooms)
  return {
    type: criteria.type,
    ...stayOf(criteria),
    is_day_use: criteria.is_day_use,
    rooms: criteria.rooms,
    adults,
    children,
    kids_age_range: kidsAgeRange(criteria.rooms, tiers),
    order: criteria.order,
    bookable: !criteria.is_including_occupied,
    search_next_available_date_if_no_result: true,
    ...filled('room_search_filters', criteria.filter),
    ...filled('room_type_codes', criteria.room_type_codes),
    ...filled('hotel_plan_codes', criteria.hotel_plan_codes),
    ...filled('room_plan_codes', criteria.room_plan_codes),
    ...filled('mode', criteria.mode),
    ...filled('dynamic_package', criteria.dynamic_package),
    ...filled('promo_code', criteria.promo_code),
    ...filled('coupon_code', criteria.coupon_code),
    ...filled('voucher_coupon_code', criteria.voucher_coupon_code),
    ...carriedOf(criteria),
  }
}

/** A stay without dates is any of so many nights, and a day has no night. */
function stayOf({ checkin, checkout, is_day_use, is_undated, nights: openNights }: Criteria): Partial<RoomQuery> {
  if (is_undated) return { nights: openNights }
  const dates = { checkin_date: checkin, checkout_date: is_day_use ? checkin : checkout }
  return is_day_use ? dates : { ...dates, nights: nights(checkin, checkout) }
}

const filled = <Name extends string, Value extends { length: number }>(name: Name, value: Value | null) =>
  value?.length ? { [name]: value } : {}

/** What is carried along, by its name in the address and in the call. */
const CARRIED_AS = {
  metasearch_source: 'metasearch_source',
  price_displayed_total: 'price_displayed_total',
  google_site: 'google_site',
  google_promo_code: 'google_promo_code',
  lottery_event: 'lottery_event_uuid',
  current_lottery_entry: 'lottery_result_entry_number',
  lottery_access_token: 'lottery_access_token',
} as const satisfies Record<string, keyof RoomQuery>

const carriedOf = ({ carried }: Criteria): Partial<RoomQuery> =>
  Object.fromEntries(
    Object.entries(CARRIED_AS)
      .map(([name, as]) => [as, carried[name]])
      .filter(([, value]) => value),
  )
