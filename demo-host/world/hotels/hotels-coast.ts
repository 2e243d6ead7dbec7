import { YUFUIN_SITE } from './yufuin-site.ts'
import { AGE_BANDS, BATHING, INN_TIERS, JAPANESE_CONSUMPTION } from './hotel-spec.ts'
import type { HotelSpec } from './hotel-spec.ts'
import { INN_PLANS } from '../rooms-and-plans/plans-inn.ts'
import { INN_ROOMS } from '../rooms-and-plans/rooms-inn.ts'

const SEASIDE = [80, 80, 95, 105, 115, 90, 115, 130, 105, 105, 100, 95] as const

/** What the houses of the third brand have in common: small, and looked for by brand instead of one by one. */
const HOUSE = {
  brand: 3,
  currency: 'JPY',
  time_zone: 'Asia/Tokyo',
  locale: 'ja',
  book_languages: ['ja', 'en', 'ko', 'zh_Hans', 'zh_Hant'],
  business_day_ends: '00:00',
  check_in: ['15:00', '20:00'],
  check_out: '10:00',
  reservable_period_months: 12,
  step: 100,
  months: SEASIDE,
  rooms: INN_ROOMS.slice(0, 3),
  plans: INN_PLANS.slice(0, 3),
  card: 'credit_card',
} as const satisfies Partial<HotelSpec>

const BY_BRAND: HotelSpec['settings'] = {
  default_search_setting: { target: 'hotel_brand', check_in_offset_days: 0, adults: 2, is_including_occupied: false },
}

export const COAST_HOTELS: readonly HotelSpec[] = [
  {
    ...HOUSE,
    book_languages: [...HOUSE.book_languages],
    code: 'kamogawa',
    names: {
      ja: '鴨川の家',
      en: 'Kamogawa House',
      ko: '가모가와의 집',
      zh_Hans: '鸭川之家',
      zh_Hant: '鴨川之家',
      id: 'Kamogawa House',
      th: 'คาโมกาวะ เฮาส์',
      ar: 'بيت كاموغاوا',
    },
    descriptions: {
      ja: '川床に灯がともる、京の町家。',
      en: 'A Kyoto town house with lanterns over the river.',
      ko: '강 위에 등불이 켜지는 교토의 마치야.',
      zh_Hans: '川床灯火，京都町家。',
      zh_Hant: '川床燈火，京都町家。',
    },
    prefecture: 26,
    lat: 35.0116,
    lng: 135.7715,
    address: {
      post_code: '604-0902',
      country: 'JP',
      full_addresses: { ja: '京都府京都市中京区土手町通26', en: '26 Dotemachi-dori, Nakagyo, Kyoto' },
    },
    phone_number: '+81750000026',
    kids: {
      kids_type: 'tiers_with_meal_and_bed_as_extras',
      accept_type: 'accept',
      shared_bed_type: 'per_room',
      max_age: 11,
      max_children_per_room: 4,
    },
    tiers: INN_TIERS,
    taxes: [JAPANESE_CONSUMPTION],
    base_gross: 32_000,
    scenes: ['inn-dusk', 'garden-autumn', 'breakfast-dawn'],
    settings: {
      ...BY_BRAND,
      tier: 'gold',
      payment_gateway_setting: 'adyen_gmo_paypal',
      button_colour: '#7a4a1d',
      header_colour: '#fbf6ee',
    },
  },
  {
    ...HOUSE,
    book_languages: [...HOUSE.book_languages],
    code: 'setouchi',
    names: {
      ja: '瀬戸内の家',
      en: 'Setouchi House',
      ko: '세토우치의 집',
      zh_Hans: '濑户内之家',
      zh_Hant: '瀨戶內之家',
      id: 'Setouchi House',
      th: 'เซโตะอุจิ เฮาส์',
      ar: 'بيت سيتوأوتشي',
    },
    descriptions: {
      ja: '島々を渡る船が窓を横切る坂の家。',
      en: 'A house on the hill, with ferries crossing the window.',
      ko: '창밖으로 섬을 오가는 배가 지나는 언덕 위의 집.',
      zh_Hans: '坡上小屋，窗前渡船往来诸岛。',
      zh_Hant: '坡上小屋，窗前渡船往來諸島。',
    },
    prefecture: 34,
    lat: 34.409,
    lng: 133.205,
    address: {
      post_code: '722-0033',
      country: 'JP',
      full_addresses: { ja: '広島県尾道市東土堂町34', en: '34 Higashi-Tsuchido, Onomichi, Hiroshima' },
    },
    phone_number: '+81848000034',
    kids: {
      kids_type: 'ages',
      accept_type: 'accept',
      // Children in the beds of others are not asked for at all.
      shared_bed_type: null,
      max_age: 12,
      max_children_per_room: 3,
    },
    tiers: AGE_BANDS,
    taxes: [JAPANESE_CONSUMPTION],
    base_gross: 27_000,
    scenes: ['lake-day', 'inn-day', 'garden-day'],
    settings: {
      payment_gateway_setting: 'gmo-paypal',
      ...BY_BRAND,
      is_undated_search_enabled: true,
      button_colour: '#1d5f8a',
      header_colour: '#f4f9fc',
    },
  },
  {
    ...HOUSE,
    book_languages: [...HOUSE.book_languages],
    code: 'yufuin',
    names: {
      ja: '由布院の家',
      en: 'Yufuin House',
      ko: '유후인의 집',
      zh_Hans: '由布院之家',
      zh_Hant: '由布院之家',
      id: 'Yufuin House',
      th: 'ยุฟุอิน เฮาส์',
      ar: 'بيت يوفوين',
    },
    descriptions: {
      ja: '朝霧の盆地に湯けむりひとすじ。',
      en: 'One column of steam above the morning mist.',
      ko: '아침 안개 위로 피어오르는 온천 김 한 줄기.',
      zh_Hans: '晨雾盆地，一缕汤烟。',
      zh_Hant: '晨霧盆地，一縷湯煙。',
    },
    prefecture: 44,
    lat: 33.266,
    lng: 131.369,
    address: {
      post_code: '879-5102',
      country: 'JP',
      full_addresses: { ja: '大分県由布市湯布院町川上44', en: '44 Kawakami, Yufuin, Yufu, Oita' },
    },
    phone_number: '+81977000044',
    kids: {
      kids_type: 'ages',
      accept_type: 'accept',
      shared_bed_type: 'per_adult',
      max_age: 12,
      max_children_per_room: null,
      max_children_per_adult: 2,
      max_adults_per_room: 4,
    },
    tiers: AGE_BANDS,
    taxes: [JAPANESE_CONSUMPTION, BATHING],
    base_gross: 34_000,
    scenes: ['onsen-dawn', 'inn-snow', 'garden-autumn'],
    settings: {
      ...BY_BRAND,
      payment_gateway_setting: 'paygent-paypal',
      button_colour: '#3f6b3a',
      header_colour: '#f7faf4',
      site: YUFUIN_SITE,
    },
  },
]
