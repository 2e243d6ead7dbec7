import { ABROAD_HOTELS } from './hotels-abroad.ts'
import { COAST_HOTELS } from './hotels-coast.ts'
import { JAPAN_HOTELS } from './hotels-japan.ts'
import { PAYING_HOTELS } from './hotels-paying.ts'
import type { HotelSpec } from './hotel-spec.ts'

export const BRANDS = [
  {
    id: 1,
    code: 'tsukinoya',
    names: {
      ja: '月の宿めぐり',
      en: 'Moon Inns of Japan',
      ko: '달의 숙소',
      zh_Hans: '月之宿',
      zh_Hant: '月之宿',
      id: 'Penginapan Bulan Jepang',
      th: 'ที่พักแห่งดวงจันทร์',
      ar: 'نُزُل القمر في اليابان',
    },
  },
  {
    id: 2,
    code: 'orchid-sky',
    names: {
      zh_Hant: '蘭與天空',
      en: 'Orchid & Sky Hotels',
      zh_Hans: '兰与天空',
      ko: '난초와 하늘',
      ja: '蘭と空のホテル',
      id: 'Hotel Anggrek dan Langit',
      th: 'โรงแรมกล้วยไม้และท้องฟ้า',
      ar: 'فنادق الأوركيد والسماء',
    },
  },
  {
    id: 3,
    code: 'umikaze',
    names: {
      ja: '海風の宿',
      en: 'Sea Breeze Houses',
      ko: '바닷바람의 집',
      zh_Hans: '海风之宿',
      zh_Hant: '海風之宿',
      id: 'Rumah Angin Laut',
      th: 'บ้านลมทะเล',
      ar: 'بيوت نسيم البحر',
    },
  },
  {
    id: 4,
    code: 'mizube',
    names: {
      ja: '水辺の宿',
      en: 'Waterside Houses',
      ko: '물가의 집',
      zh_Hans: '水边之宿',
      zh_Hant: '水邊之宿',
      id: 'Rumah Tepi Air',
      th: 'บ้านริมน้ำ',
      ar: 'بيوت على الماء',
    },
    reservation_security: true,
  },
] as const

export const HOTELS: readonly HotelSpec[] = [...JAPAN_HOTELS, ...ABROAD_HOTELS, ...COAST_HOTELS, ...PAYING_HOTELS]

/** More hotels for measuring: the same again and again, under other codes. */
export function hotelSpecs(count: number): HotelSpec[] {
  return Array.from({ length: count }, (_, index) => {
    const spec = HOTELS[index % HOTELS.length]
    if (!spec) throw new Error('The world has no hotels')
    return index < HOTELS.length ? spec : { ...spec, code: `${spec.code}-${index + 1}` }
  })
}
