import type { Currency } from '../../../shared/currencies.ts'
import type { HotelLocale, Locale } from '../../../shared/locales.ts'
import type { KidsSetting } from '../../../shared/model/settings.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { Translated } from '../../provider/db/schema/columns.ts'
import type {
  HotelAddress,
  HotelSettings,
  RecommenderSettings,
  TaxKind,
  TaxSpec,
} from '../../provider/db/schema/hotel.ts'
import type { PlanSpec, RoomSpec } from './specs.ts'

export type KidsTierSpec = {
  code: string
  names: Translated
  ages: readonly [min: number, max: number]
  /** Percent of an adult's rate; an amount a night where the hotel says so. */
  rate: { percentage: number } | { amount_gross: number }
  meal: boolean
  bedding: boolean
}

export type TaxRow = { kind: TaxKind; names: Translated; spec: TaxSpec }

export type HotelSpec = {
  code: string
  brand: 1 | 2 | 3 | 4
  names: Translated
  descriptions: Translated
  currency: Currency
  time_zone: string
  locale: HotelLocale
  book_languages: Locale[]
  prefecture: number | null
  lat: number
  lng: number
  address: HotelAddress
  phone_number: string
  business_day_ends: string
  check_in: readonly [from: string, to: string]
  check_out: string
  reservable_period_months: number
  kids: KidsSetting
  tiers: readonly KidsTierSpec[]
  taxes: readonly TaxRow[]
  /** The rate of a plain room for two, in minor units, and what rates are rounded to. */
  base_gross: number
  step: number
  /** January first, percent of the base price. */
  months: readonly number[]
  rooms: readonly RoomSpec[]
  plans: readonly PlanSpec[]
  card: PaymentType
  scenes: readonly string[]
  settings: Partial<HotelSettings>
}

export const ALL_LANGUAGES: Locale[] = ['ja', 'en', 'ko', 'zh_Hans', 'zh_Hant', 'id', 'th', 'ar']

/** Every hotel recommends its rooms, unless it says otherwise. */
export const RECOMMENDER: RecommenderSettings = {
  is_active: true,
  is_preview_only: false,
  titles: {
    ja: 'おすすめのお部屋',
    en: 'Rooms for you',
    ko: '추천 객실',
    zh_Hans: '为您推荐的客房',
    zh_Hant: '為您推薦的客房',
    id: 'Kamar pilihan untuk Anda',
    th: 'ห้องพักแนะนำสำหรับคุณ',
    ar: 'غرف مختارة لكم',
  },
  max_items: 6,
  show_price: true,
}

const percent = (percentage: number): TaxSpec => ({ by: 'percentage', percentage })

export const JAPANESE_CONSUMPTION: TaxRow = {
  kind: 'consumption',
  names: { ja: '消費税', en: 'Consumption tax' },
  spec: percent(10),
}
export const BATHING: TaxRow = {
  kind: 'bathing',
  names: { ja: '入湯税', en: 'Hot-spring tax' },
  spec: { by: 'person_night', amount: 150, children_pay: false },
}
export const CITY_ACCOMMODATION: TaxRow = {
  kind: 'accommodation',
  names: { ja: '宿泊税', en: 'Accommodation tax' },
  spec: {
    by: 'person_night_bands',
    children_pay: true,
    bands: [
      { from_net: 0, amount: 0 },
      { from_net: 10_000, amount: 100 },
      { from_net: 15_000, amount: 200 },
    ],
  },
}
export const TAIWANESE_TAXES: readonly TaxRow[] = [
  { kind: 'consumption', names: { zh_Hant: '營業稅', en: 'Business tax' }, spec: percent(5) },
  { kind: 'service', names: { zh_Hant: '服務費', en: 'Service charge' }, spec: percent(10) },
]
export const KOREAN_TAX: TaxRow = {
  kind: 'consumption',
  names: { ko: '부가가치세', en: 'Value added tax' },
  spec: percent(10),
}

const children: Translated = { ja: 'お子さま', en: 'Child', ko: '어린이', zh_Hans: '儿童', zh_Hant: '兒童' }
const named = (note: Translated): Translated =>
  Object.fromEntries(
    Object.entries(note).map(([locale, text]) => [locale, `${children[locale as keyof Translated]} ${text}`]),
  ) // keys of a Translated

/** The five tiers of the Japanese inns: what a child eats and whether it has a futon of its own. */
export const INN_TIERS: readonly KidsTierSpec[] = [
  {
    code: 'A',
    names: named({
      ja: '大人に準じるお食事・布団',
      en: 'with the adults’ meal, own futon',
      ko: '성인 식사·침구',
      zh_Hans: '同成人餐、寝具',
      zh_Hant: '同成人餐、寢具',
    }),
    ages: [7, 11],
    rate: { percentage: 70 },
    meal: true,
    bedding: true,
  },
  {
    code: 'B',
    names: named({
      ja: 'お子さま料理・布団',
      en: 'with a child’s meal, own futon',
      ko: '어린이 식사·침구',
      zh_Hans: '儿童餐、寝具',
      zh_Hant: '兒童餐、寢具',
    }),
    ages: [4, 6],
    rate: { percentage: 50 },
    meal: true,
    bedding: true,
  },
  {
    code: 'B2',
    names: named({
      ja: 'お子さま料理のみ',
      en: 'with a child’s meal, shares a futon',
      ko: '어린이 식사만',
      zh_Hans: '仅儿童餐',
      zh_Hant: '僅兒童餐',
    }),
    ages: [3, 3],
    rate: { percentage: 35 },
    meal: true,
    bedding: false,
  },
  {
    code: 'C',
    names: named({ ja: '布団のみ', en: 'own futon, no meal', ko: '침구만', zh_Hans: '仅寝具', zh_Hant: '僅寢具' }),
    ages: [2, 2],
    rate: { amount_gross: 3300 },
    meal: false,
    bedding: true,
  },
  {
    code: 'D',
    names: named({
      ja: '食事・布団なし（添い寝）',
      en: 'no meal, shares a futon',
      ko: '식사·침구 없음',
      zh_Hans: '无餐无寝具',
      zh_Hant: '無餐無寢具',
    }),
    ages: [0, 1],
    rate: { amount_gross: 0 },
    meal: false,
    bedding: false,
  },
]

/** Plain ages: the price falls with the age, nothing is chosen. */
export const AGE_BANDS: readonly KidsTierSpec[] = [
  {
    code: 'A',
    names: { ja: '7〜12歳', en: '7 to 12', ko: '7~12세', zh_Hans: '7至12岁', zh_Hant: '7至12歲' },
    ages: [7, 12],
    rate: { percentage: 70 },
    meal: true,
    bedding: true,
  },
  {
    code: 'B',
    names: { ja: '3〜6歳', en: '3 to 6', ko: '3~6세', zh_Hans: '3至6岁', zh_Hant: '3至6歲' },
    ages: [3, 6],
    rate: { percentage: 40 },
    meal: true,
    bedding: true,
  },
  {
    code: 'D',
    names: { ja: '0〜2歳', en: '0 to 2', ko: '0~2세', zh_Hans: '0至2岁', zh_Hant: '0至2歲' },
    ages: [0, 2],
    rate: { amount_gross: 0 },
    meal: false,
    bedding: false,
  },
]

/** The rates of the twelve months, in percent. */
export const MOUNTAIN = [85, 85, 95, 105, 110, 95, 105, 120, 105, 120, 125, 100] as const
export const CITY = [85, 90, 105, 115, 105, 95, 100, 110, 100, 110, 115, 110] as const
