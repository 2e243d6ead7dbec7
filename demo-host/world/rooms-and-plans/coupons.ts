import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Translated } from '../../provider/db/schema/columns.ts'
import type { coupon } from '../../provider/db/schema/coupon.ts'
import type { TaxNoteRule } from '../../provider/db/schema/hotel-settings.ts'
import type { HotelSpec } from '../hotels/hotel-spec.ts'

type Row = typeof coupon.$inferInsert
type CouponSpec = Omit<Row, 'hotel_id' | 'brand_id'> & {
  /** Days of booking, counted from the world's first day. */
  days?: readonly [from: number, until: number]
}

const WELCOME: Translated = {
  ja: 'はじめての方へ 10%引',
  en: 'Welcome, 10% off',
  ko: '첫 예약 환영 10% 할인',
  zh_Hans: '初次预订九折',
  zh_Hant: '初次預訂九折',
  id: 'Selamat datang, diskon 10%',
  th: 'ต้อนรับการจองครั้งแรก ลด 10%',
  ar: 'أهلًا بكم، خصم 10%',
}
const TWO_NIGHTS: Translated = {
  ja: '最初の2泊 20%引',
  en: '20% off your first two nights',
  ko: '첫 2박 20% 할인',
  zh_Hans: '首两晚八折',
  zh_Hant: '首兩晚八折',
  id: 'Diskon 20% untuk dua malam pertama',
  th: 'ลด 20% สองคืนแรก',
  ar: 'خصم 20% على أول ليلتين',
}
const THOUSAND: Translated = {
  ja: '1室 1,000円引',
  en: '¥1,000 off each room',
  ko: '객실당 1,000엔 할인',
  zh_Hans: '每间客房减1,000日元',
  zh_Hant: '每間客房減1,000日圓',
  id: 'Potongan ¥1.000 per kamar',
  th: 'ลดห้องละ 1,000 เยน',
  ar: 'خصم ¥1,000 لكل غرفة',
}
const percent = (percentage: number) => ({ kind: 'percentage' as const, percentage })

/** In every state a coupon can be in. */
const COUPONS: readonly CouponSpec[] = [
  { code: 'WELCOME10', names: WELCOME, ...percent(10) },
  { code: 'TWONIGHTS', names: TWO_NIGHTS, ...percent(20), max_stays: 2 },
  { code: 'YEN1000', names: THOUSAND, kind: 'amount', amount_gross: 1_000, currency: 'JPY' },
  { code: 'EXPIRED', names: WELCOME, ...percent(10), days: [-60, -1] },
  { code: 'SOON', names: WELCOME, ...percent(10), days: [300, 400] },
  { code: 'LIMIT0', names: WELCOME, ...percent(10), usage_limit: 5, used: 5 },
  { code: 'LASTONE', names: WELCOME, ...percent(10), usage_limit: 5, used: 4 },
  { code: 'PLANONLY', names: WELCOME, ...percent(10), target_plans: ['anniversary', 'late'] },
  { code: 'MEMBERS', names: WELCOME, ...percent(10), member_only: true },
]
const HOTELS_WITH_COUPONS = ['shirotsuki', 'minato']
/** One for all houses of a brand. */
const OF_BRANDS: readonly (CouponSpec & { brand_id: number })[] = [
  {
    brand_id: 3,
    code: 'COAST5',
    names: {
      ja: '海辺の宿 5%引',
      en: 'Houses by the water, 5% off',
      ko: '물가의 숙소 5% 할인',
      zh_Hans: '水边之宿 九五折',
      zh_Hant: '水邊之宿 九五折',
      id: 'Penginapan tepi air, diskon 5%',
      th: 'ที่พักริมน้ำ ลด 5%',
      ar: 'بيوت على الماء، خصم 5%',
    },
    ...percent(5),
  },
]

export const hasCoupons = ({ code, brand }: HotelSpec): boolean =>
  HOTELS_WITH_COUPONS.includes(code) || OF_BRANDS.some(({ brand_id }) => brand_id === brand)

export function couponRows(hotels: readonly HotelSpec[], start: PlainDate): Row[] {
  const dated = ({ days, ...row }: CouponSpec): Row => ({
    ...row,
    valid_from: days ? addDays(start, days[0]) : null,
    valid_until: days ? addDays(start, days[1]) : null,
  })
  const ofHotels = hotels.flatMap(({ code }, index) =>
    HOTELS_WITH_COUPONS.includes(code) ? COUPONS.map((row) => ({ ...dated(row), hotel_id: index + 1 })) : [],
  )
  return [...ofHotels, ...OF_BRANDS.map((row) => ({ ...dated(row), brand_id: row.brand_id }))]
}

/** CONST-030: eight percent, ten from October 2019. */
export const JAPANESE_TAX_NOTES: TaxNoteRule[] = [
  { percentage: 8, next_percentage: 10, next_from: '2019-10-01', from: '2014-04-01', until: '2019-09-30' },
]
