import type { PlanSpec } from '../hotels/specs.ts'
import { AOBA } from '../people/organizations.ts'

/** What a company agreed upon: its own rate, cancelled until the day before, paid at the hotel or by card (CORP-014). */
const AGREED = {
  descriptions: {
    ja: 'ご契約法人のお客様専用の料金です。朝食付き、前日まで無料でキャンセルいただけます。',
    en: 'The rate agreed with your company. Breakfast is included, and you can cancel free until the day before.',
    ko: '계약 법인 고객님 전용 요금입니다. 조식이 포함되며 전날까지 무료로 취소하실 수 있습니다.',
    zh_Hans: '签约企业专享价，含早餐，入住前一天前可免费取消。',
    zh_Hant: '簽約企業專享價，含早餐，入住前一天前可免費取消。',
    id: 'Tarif yang disepakati dengan perusahaan Anda. Termasuk sarapan, dan pembatalan gratis hingga sehari sebelumnya.',
    th: 'ราคาตามสัญญากับบริษัทของท่าน รวมอาหารเช้า ยกเลิกฟรีจนถึงวันก่อนเข้าพัก',
    ar: 'السعر المتفق عليه مع شركتكم. الإفطار مشمول، والإلغاء مجاني حتى اليوم السابق.',
  },
  names: {
    ja: '法人契約プラン　朝食付き',
    en: 'Corporate rate with breakfast',
    ko: '법인 계약 플랜 (조식 포함)',
    zh_Hans: '企业协议价 含早餐',
    zh_Hant: '企業合約價 含早餐',
    id: 'Tarif perusahaan dengan sarapan',
    th: 'ราคาองค์กร รวมอาหารเช้า',
    ar: 'سعر الشركات مع الإفطار',
  },
  meals: ['breakfast'],
  filters: ['breakfast'],
  mealPercent: 5,
  policy: 'flexible',
  pays: 'both',
  target: 'organization',
  organization: AOBA,
} as const

export const MINATO_CORPORATE: PlanSpec = {
  ...AGREED,
  code: 'corporate',
  percent: 80,
  charge: 'per_room',
  scene: 'twin-day',
  rooms: ['morning-twin', 'garden-double', 'compact-single'],
}

export const KUMOI_CORPORATE: PlanSpec = {
  ...AGREED,
  code: 'corporate',
  percent: 82,
  charge: 'per_head',
  scene: 'inn-day',
  rooms: ['asagiri', 'komorebi'],
}
