import type { Currency } from '../../../shared/currencies.ts'
import type { HotelLocale, Locale } from '../../../shared/locales.ts'
import type { KidsSetting } from '../../../shared/model/hotel/settings.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { Translated } from '../../provider/db/schema/columns.ts'
import type { HotelAddress, TaxKind, TaxSpec } from '../../provider/db/schema/hotel.ts'
import type { HotelSettings, RecommenderSettings } from '../../provider/db/schema/hotel-settings.ts'
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
  names: {
    ja: '消費税',
    en: 'Consumption tax',
    ko: '소비세',
    zh_Hans: '消费税',
    zh_Hant: '消費稅',
    id: 'Pajak konsumsi',
    th: 'ภาษีการบริโภค',
    ar: 'ضريبة الاستهلاك',
  },
  spec: percent(10),
}
export const BATHING: TaxRow = {
  kind: 'bathing',
  names: {
    ja: '入湯税',
    en: 'Hot-spring tax',
    ko: '입욕세',
    zh_Hans: '入汤税',
    zh_Hant: '入湯稅',
    id: 'Pajak pemandian air panas',
    th: 'ภาษีน้ำพุร้อน',
    ar: 'ضريبة الينابيع الحارة',
  },
  spec: { by: 'person_night', amount: 150, children_pay: false },
}
export const CITY_ACCOMMODATION: TaxRow = {
  kind: 'accommodation',
  names: {
    ja: '宿泊税',
    en: 'Accommodation tax',
    ko: '숙박세',
    zh_Hans: '住宿税',
    zh_Hant: '住宿稅',
    id: 'Pajak penginapan',
    th: 'ภาษีที่พัก',
    ar: 'ضريبة الإقامة',
  },
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
  {
    kind: 'consumption',
    names: {
      zh_Hant: '營業稅',
      en: 'Business tax',
      ja: '営業税',
      ko: '영업세',
      zh_Hans: '营业税',
      id: 'Pajak usaha',
      th: 'ภาษีธุรกิจ',
      ar: 'ضريبة الأعمال',
    },
    spec: percent(5),
  },
  {
    kind: 'service',
    names: {
      zh_Hant: '服務費',
      en: 'Service charge',
      ja: 'サービス料',
      ko: '봉사료',
      zh_Hans: '服务费',
      id: 'Biaya layanan',
      th: 'ค่าบริการ',
      ar: 'رسوم الخدمة',
    },
    spec: percent(10),
  },
]
export const KOREAN_TAX: TaxRow = {
  kind: 'consumption',
  names: {
    ko: '부가가치세',
    en: 'Value added tax',
    ja: '付加価値税',
    zh_Hans: '增值税',
    zh_Hant: '加值稅',
    id: 'Pajak pertambahan nilai',
    th: 'ภาษีมูลค่าเพิ่ม',
    ar: 'ضريبة القيمة المضافة',
  },
  spec: percent(10),
}

/** The rates of the twelve months, in percent. */
export const MOUNTAIN = [85, 85, 95, 105, 110, 95, 105, 120, 105, 120, 125, 100] as const
export const CITY = [85, 90, 105, 115, 105, 95, 100, 110, 100, 110, 115, 110] as const
