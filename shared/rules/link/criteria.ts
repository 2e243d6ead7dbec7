import {
  CHECKIN_OFFSET_DAYS,
  DEFAULT_ADULTS,
  DEFAULT_NIGHTS,
  DEFAULT_ORDER,
  DEFAULT_ROOM_COUNT,
} from '../../constants.ts'
import type { Order } from '../../model/search/order.ts'
import type { PartyRoom } from '../../model/search/party.ts'
import type { Settings } from '../../model/hotel/settings.ts'
import { addDays } from '../days/dates.ts'
import { times } from '../times.ts'

/** The search form (SEARCH-032) as the widget holds it: the party always room by room. */
export type Criteria = {
  checkin: string
  checkout: string
  rooms: PartyRoom[]
  type: 'rooms' | 'plans'
  order: Order
  filter: string[]
  is_including_occupied: boolean
  promo_code: string
  coupon_code: string
  /** Never together with coupon_code (AMB-19). */
  voucher_coupon_code: string
  mode: 'secret' | 'voucher' | null
  /** Arrival and departure on one day. */
  is_day_use: boolean
  /** Looks for `nights` nights whenever they are free; checkin and checkout then say nothing. */
  is_undated: boolean
  nights: number
  dynamic_package: 'wbf' | null
  /** What came with the guest and goes along to the search as it is: metasearch_source, price_displayed_total, search_id … */
  carried: Readonly<Record<string, string>>
  room_type_codes: string[]
  hotel_plan_codes: string[]
  room_plan_codes: string[]
}

/** What the hotel says about searching. */
export type SearchSettings = Pick<
  Settings,
  | 'kids_setting'
  | 'kids_tiers'
  | 'max_guests_per_room'
  | 'multi_room_search_limit'
  | 'booking_widget_setting_attributes'
>
/** What criteria are read against: the business date and the hotel's settings. */
export type SearchContext = { today: string; settings: SearchSettings }

/** SEARCH-003, SEARCH-006: today and the hotel's offset; with a flight the day its packages begin, unless that is over. */
export function defaultCheckin(
  { today, settings }: SearchContext,
  dynamicPackage: Criteria['dynamic_package'],
): string {
  const { default_search_setting: own, dynamic_package: flight } = settings.booking_widget_setting_attributes
  const begins = dynamicPackage && flight?.starts_on
  return begins && begins >= today
    ? begins
    : addDays(today, Math.max(0, own?.check_in_offset_days ?? CHECKIN_OFFSET_DAYS))
}

export function defaultCriteria(ground: SearchContext): Criteria {
  const {
    default_search_setting: own,
    search_type,
    plan_search_enabled,
  } = ground.settings.booking_widget_setting_attributes
  const checkin = defaultCheckin(ground, null)
  return {
    checkin,
    checkout: addDays(checkin, DEFAULT_NIGHTS),
    rooms: times(DEFAULT_ROOM_COUNT, () => ({ adults: Math.max(1, own?.adults ?? DEFAULT_ADULTS), children: 0 })),
    type: search_type === 'hotel_plan' && plan_search_enabled ? 'plans' : 'rooms',
    order: DEFAULT_ORDER,
    filter: [],
    is_including_occupied: own?.is_including_occupied ?? false,
    promo_code: '',
    coupon_code: '',
    voucher_coupon_code: '',
    mode: null,
    is_day_use: false,
    is_undated: false,
    nights: DEFAULT_NIGHTS,
    dynamic_package: null,
    carried: {},
    room_type_codes: [],
    hotel_plan_codes: [],
    room_plan_codes: [],
  }
}
