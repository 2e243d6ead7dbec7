import type { GatewayId } from '../../../shared/payment-codes.ts'
import type { TaxSpec } from '../../provider/db/schema/hotel.ts'
import type { HotelSettings } from '../../provider/db/schema/hotel-settings.ts'
import type { cancellationPolicy, cancellationPolicyPart } from '../../provider/db/schema/catalogue.ts'
import type { hotel, kidsTier, taxRule } from '../../provider/db/schema/hotel.ts'
import { hasCoupons, JAPANESE_TAX_NOTES } from '../rooms-and-plans/coupons.ts'
import { RECOMMENDER } from './hotel-spec.ts'
import { GUEST_SETTINGS } from './guest-settings.ts'
import type { HotelSpec } from './hotel-spec.ts'
import { memberSettings } from './member-settings.ts'
import { album, PHOTOS_OF_HOTEL } from './specs.ts'
import type { PolicyCode } from './specs.ts'

import { POLICY_CODES, policyId } from '../row-ids.ts'

const GATEWAY: GatewayId = 'payment_hub'
const TAXES_SINCE = '2019-10-01'
/** Further ahead than anything can be booked: from the first moment on. */
const ALWAYS_DAYS = 999

const POLICIES = {
  flexible: {
    parts: [
      [1, 0, 50],
      [0, 0, 100],
    ],
  },
  standard: {
    parts: [
      [4, 18, 30],
      [2, 0, 50],
      [1, 0, 100],
    ],
  },
  strict: {
    parts: [[ALWAYS_DAYS, 0, 100]],
  },
} as const satisfies Record<PolicyCode, { parts: readonly (readonly [days: number, hours: number, percent: number])[] }>

export const FILTERS: HotelSettings['room_search_filters'] = [
  {
    id: 'view',
    filter_type: 'room',
    names: {
      ja: '眺望',
      en: 'With a view',
      ko: '전망',
      zh_Hans: '景观',
      zh_Hant: '景觀',
      id: 'Dengan pemandangan',
      th: 'วิวสวย',
      ar: 'مع إطلالة',
    },
  },
  {
    id: 'bath',
    filter_type: 'room',
    names: {
      ja: '客室風呂',
      en: 'Private bath',
      ko: '전용 욕탕',
      zh_Hans: '私人汤池',
      zh_Hant: '私人湯池',
      id: 'Pemandian pribadi',
      th: 'บ่อส่วนตัว',
      ar: 'حمّام خاص',
    },
  },
  {
    id: 'nonsmoking',
    filter_type: 'room',
    names: {
      ja: '禁煙',
      en: 'Non-smoking',
      ko: '금연',
      zh_Hans: '禁烟',
      zh_Hant: '禁菸',
      id: 'Bebas rokok',
      th: 'ปลอดบุหรี่',
      ar: 'لغير المدخنين',
    },
  },
  {
    id: 'twin',
    filter_type: 'room',
    names: {
      ja: 'ツイン',
      en: 'Twin beds',
      ko: '트윈',
      zh_Hans: '双床',
      zh_Hant: '雙床',
      id: 'Ranjang twin',
      th: 'เตียงคู่',
      ar: 'سريران منفصلان',
    },
  },
  {
    id: 'breakfast',
    filter_type: 'plan',
    names: {
      ja: '朝食付き',
      en: 'Breakfast',
      ko: '조식',
      zh_Hans: '含早餐',
      zh_Hant: '含早餐',
      id: 'Sarapan',
      th: 'มื้อเช้า',
      ar: 'الإفطار',
    },
  },
  {
    id: 'dinner',
    filter_type: 'plan',
    names: {
      ja: '夕食付き',
      en: 'Dinner',
      ko: '석식',
      zh_Hans: '含晚餐',
      zh_Hant: '含晚餐',
      id: 'Makan malam',
      th: 'มื้อค่ำ',
      ar: 'العشاء',
    },
  },
]

const DEFAULT_SETTINGS: Omit<HotelSettings, 'payment_options'> = {
  button_colour: '#2c5449',
  header_colour: '#fbfaf7',
  logo: null,
  max_guests_per_room: 6,
  multi_room_search_limit: 5,
  payment_gateway_setting: GATEWAY,
  mcp_payment_gateway_setting: GATEWAY,
  guest_info: {
    phone: 'required',
    postal_code: 'optional',
    address: 'optional',
    nationality: 'optional',
    kana_name: 'do_not_ask',
  },
  guest_name_update_enabled: false,
  terms_url: null,
  privacy_url: null,
  website_url: null,
  site_controller: null,
  parent_origins: [],
  room_search_filters: FILTERS,
  default_search_setting: { target: 'hotel', check_in_offset_days: 0, adults: 2, is_including_occupied: false },
  search_type: 'hotel_room',
  plan_search_enabled: true,
  mcp_enabled: true,
  recommender: RECOMMENDER,
}

export const hotelRow = (id: number, spec: HotelSpec): typeof hotel.$inferInsert => ({
  id,
  brand_id: spec.brand,
  code: spec.code,
  names: spec.names,
  descriptions: spec.descriptions,
  currency: spec.currency,
  time_zone: spec.time_zone,
  locale: spec.locale,
  book_languages: spec.book_languages,
  prefecture: spec.prefecture,
  lat: spec.lat,
  lng: spec.lng,
  address: spec.address,
  phone_number: spec.phone_number,
  email: `stay@${spec.code}.example`,
  photos: album(spec.scenes, PHOTOS_OF_HOTEL),
  business_day_ends: spec.business_day_ends,
  check_in_from: spec.check_in[0],
  check_in_to: spec.check_in[1],
  check_out_time: spec.check_out,
  reservable_period_months: spec.reservable_period_months,
  kids_setting: spec.kids,
  settings: {
    ...DEFAULT_SETTINGS,
    payment_options: ['on_site', spec.card],
    ...GUEST_SETTINGS[spec.code],
    coupons_enabled: hasCoupons(spec),
    ...(spec.currency === 'JPY' && { tax_notes: JAPANESE_TAX_NOTES }),
    members: memberSettings(spec),
    ...spec.settings,
  },
})

export const tierRows = (hotelId: number, spec: HotelSpec): (typeof kidsTier.$inferInsert)[] =>
  spec.tiers.map(({ code, names, ages: [min_age, max_age] }, position) => ({
    hotel_id: hotelId,
    code,
    names,
    min_age,
    max_age,
    position,
  }))

export const taxRows = (hotelId: number, spec: HotelSpec): (typeof taxRule.$inferInsert)[] =>
  spec.taxes.map(
    ({
      kind,
      names,
      spec: rule,
    }: {
      kind: (typeof spec.taxes)[number]['kind']
      names: typeof spec.names
      spec: TaxSpec
    }) => ({
      hotel_id: hotelId,
      kind,
      names,
      valid_from: TAXES_SINCE,
      spec: rule,
    }),
  )

export const policyRows = (hotelId: number): (typeof cancellationPolicy.$inferInsert)[] =>
  POLICY_CODES.map((code) => ({
    id: policyId(hotelId, code),
    hotel_id: hotelId,
    code,
    // Told by its parts, in every language.
    titles: {},
    no_show_percentage_of_cost: 100,
  }))

export const policyPartRows = (hotelId: number): (typeof cancellationPolicyPart.$inferInsert)[] =>
  POLICY_CODES.flatMap((code) =>
    POLICIES[code].parts.map(([days_before, hours_after, percentage_of_cost]) => ({
      policy_id: policyId(hotelId, code),
      days_before,
      hours_after,
      percentage_of_cost,
    })),
  )
