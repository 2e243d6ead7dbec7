import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Translated } from '../../provider/db/schema/columns.ts'
import type { promotion } from '../../provider/db/schema/catalogue.ts'
import type { HotelSpec } from '../hotels/hotel-spec.ts'

type Row = Omit<typeof promotion.$inferInsert, 'hotel_id'>
type PromotionSpec = Row & {
  /** Only in these hotels; absent: in all. */
  hotels?: readonly string[]
  /** Nights it is for, counted from the world's first day. */
  nights?: readonly [from: number, to: number]
}

const MEMBERS: Translated = {
  ja: '会員割引',
  en: 'Members',
  ko: '회원 할인',
  zh_Hans: '会员优惠',
  zh_Hant: '會員優惠',
  id: 'Anggota',
  th: 'สมาชิก',
  ar: 'للأعضاء',
}
const PAID_BY_CARD: Translated = {
  ja: 'カード決済割引',
  en: 'Paid by card',
  ko: '카드 결제 할인',
  zh_Hans: '刷卡优惠',
  zh_Hant: '刷卡優惠',
  id: 'Potongan bayar dengan kartu',
  th: 'ส่วนลดชำระด้วยบัตร',
  ar: 'خصم الدفع بالبطاقة',
}

const paidByCard = (hotel: string, target_mode: 'include' | 'exclude'): PromotionSpec => ({
  hotels: [hotel],
  names: PAID_BY_CARD,
  target: 'all',
  origin: 'payment',
  kind: 'percentage',
  percentage: 3,
  spec: {
    payment_types: ['credit_card'],
    payment_promotion_info: { target_mode, hotel_plan_codes: ['breakfast'] },
  },
})

const promotions = ({ card }: HotelSpec): PromotionSpec[] => [
  {
    hotels: ['hotori'],
    names: {
      ja: 'ご招待',
      en: 'Our guest',
      ko: '초대',
      zh_Hans: '盛情邀请',
      zh_Hant: '盛情邀請',
      id: 'Tamu kami',
      th: 'แขกของเรา',
      ar: 'ضيافتنا',
    },
    target: 'all',
    origin: 'all_users',
    kind: 'percentage',
    percentage: 100,
    spec: { hotel_plan_codes: ['gift'] },
  },
  {
    names: {
      ja: '早期予約 10%引',
      en: 'Early booking, 10% off',
      ko: '조기 예약 10% 할인',
      zh_Hans: '提前预订九折',
      zh_Hant: '提前預訂九折',
      id: 'Pesan awal, diskon 10%',
      th: 'จองล่วงหน้า ลด 10%',
      ar: 'حجز مبكر، خصم 10%',
    },
    target: 'all',
    origin: 'all_users',
    kind: 'percentage',
    percentage: 10,
    spec: { days_ahead: 60, hotel_plan_codes: ['kaiseki', 'dinner'] },
  },
  {
    names: PAID_BY_CARD,
    target: 'all',
    origin: 'payment',
    kind: 'percentage',
    percentage: 2,
    spec: { payment_types: [card], hotel_plan_codes: ['anniversary', 'late'] },
  },
  {
    hotels: ['shirotsuki'],
    names: {
      ja: 'ご招待割引',
      en: 'By invitation',
      ko: '초대 할인',
      zh_Hans: '邀请优惠',
      zh_Hant: '邀請優惠',
      id: 'Khusus undangan',
      th: 'เฉพาะผู้ได้รับเชิญ',
      ar: 'بدعوة خاصة',
    },
    target: 'secret',
    origin: 'all_users',
    kind: 'percentage',
    percentage: 12,
  },
  {
    hotels: ['shirotsuki', 'kumoi'],
    names: MEMBERS,
    target: 'member',
    origin: 'all_users',
    kind: 'percentage',
    percentage: 5,
    spec: { hotel_plan_codes: ['kaiseki', 'breakfast'] },
  },
  {
    hotels: ['minato'],
    names: MEMBERS,
    target: 'member',
    origin: 'all_users',
    kind: 'percentage',
    percentage: 5,
    spec: { hotel_plan_codes: ['room-only'] },
  },
  {
    hotels: ['minato'],
    names: {
      ja: '公式サイト割引',
      en: 'Best rate promise',
      ko: '최저가 보장 할인',
      zh_Hans: '最优价保证',
      zh_Hant: '最優價保證',
      id: 'Janji harga terbaik',
      th: 'รับประกันราคาดีที่สุด',
      ar: 'ضمان أفضل سعر',
    },
    target: 'brr',
    origin: 'all_users',
    kind: 'percentage',
    percentage: 3,
    spec: { hotel_plan_codes: ['best'] },
  },
  {
    hotels: ['minato'],
    names: {
      ja: '端数調整',
      en: 'Rounded down',
      ko: '끝수 조정',
      zh_Hans: '抹零',
      zh_Hant: '抹零',
      id: 'Pembulatan ke bawah',
      th: 'ปัดเศษลง',
      ar: 'تقريب إلى الأدنى',
    },
    target: 'rounding',
    origin: 'all_users',
    kind: 'amount',
    amount_gross: 500,
    spec: { hotel_plan_codes: ['saver'] },
  },
  {
    hotels: ['minato'],
    names: {
      ja: '朝寝坊キャンペーン',
      en: 'Late riser offer',
      ko: '늦잠 캠페인',
      zh_Hans: '晚起优惠',
      zh_Hant: '晚起優惠',
      id: 'Promo bangun siang',
      th: 'ข้อเสนอสำหรับคนตื่นสาย',
      ar: 'عرض محبّي النوم',
    },
    target: 'all',
    origin: 'all_users',
    kind: 'amount',
    amount_gross: 500,
    nights: [7, 90],
    spec: { hotel_plan_codes: ['late'] },
  },
  // One stay with all that can be taken off it: this, the early booking, the card below and a coupon.
  {
    hotels: ['yufuin'],
    names: {
      ja: '予約サイト特別割引',
      en: 'Booking site offer',
      ko: '예약 사이트 특별 할인',
      zh_Hans: '预订网站特惠',
      zh_Hant: '訂房網站特惠',
      id: 'Promo situs pemesanan',
      th: 'ข้อเสนอจากเว็บไซต์จอง',
      ar: 'عرض موقع الحجز',
    },
    target: 'all',
    origin: 'creansmaerd',
    kind: 'percentage',
    percentage: 4,
    spec: { hotel_plan_codes: ['kaiseki'] },
  },
  paidByCard('yufuin', 'exclude'),
  paidByCard('setouchi', 'include'),
]

export const promotionRows = (hotelId: number, spec: HotelSpec, start: PlainDate): (typeof promotion.$inferInsert)[] =>
  promotions(spec).flatMap(({ hotels, nights, ...row }, index) => {
    if (hotels && !hotels.includes(spec.code)) return []
    const plans = row.spec?.hotel_plan_codes?.filter((code) => spec.plans.some((plan) => plan.code === code))
    if (plans?.length === 0) return []
    return {
      ...row,
      ...(plans && { spec: { ...row.spec, hotel_plan_codes: plans } }),
      hotel_id: hotelId,
      code: `promotion-${index + 1}`,
      stay_start_date: nights ? addDays(start, nights[0]) : null,
      stay_end_date: nights ? addDays(start, nights[1]) : null,
    }
  })
