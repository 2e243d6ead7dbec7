import type { OtaWish } from '../../../shared/wishes.ts'
import type { otaSite } from '../../provider/db/schema/ota.ts'
import { ALL_LANGUAGES } from '../hotels/hotel-spec.ts'
import { photo } from '../hotels/specs.ts'
import type { PlaceId } from './places.ts'

const NAMES = {
  ja: '旅と宿',
  en: 'Tabi & Yado',
  ko: '타비 & 야도',
  zh_Hans: '旅与宿',
  zh_Hant: '旅與宿',
  id: 'Tabi & Yado',
  th: 'Tabi & Yado',
  ar: 'تابي ويادو',
}

/** The agency of the demonstration. It sets no colours, so that its site has those every such site has (OTA-008). */
export const OTA_SITE: typeof otaSite.$inferInsert = {
  id: 1,
  names: NAMES,
  headlines: {
    ja: '宿と直接つながる、旅の予約',
    en: 'Inns and hotels that book direct',
    ko: '숙소와 바로 연결되는 예약',
    zh_Hans: '直接向旅馆预订',
    zh_Hant: '直接向旅館預訂',
    id: 'Penginapan yang dipesan langsung',
    th: 'จองตรงกับที่พัก',
    ar: 'نُزُل وفنادق تحجزونها مباشرةً',
  },
  currency: 'JPY',
  time_zone: 'Asia/Tokyo',
  languages: ALL_LANGUAGES,
  photos: [photo('garden-dusk')],
  settings: {
    header_links: [
      {
        labels: {
          ja: '旅の読みもの',
          en: 'Journal',
          ko: '여행 이야기',
          zh_Hans: '旅行杂志',
          zh_Hant: '旅行誌',
          id: 'Jurnal',
          th: 'บันทึกการเดินทาง',
          ar: 'المجلّة',
        },
        url: 'https://journal.tabi-yado.example/',
      },
    ],
    footer_links: [
      {
        labels: {
          ja: '旅行条件書',
          en: 'Terms of travel',
          ko: '여행 약관',
          zh_Hans: '旅行条款',
          zh_Hant: '旅行條款',
          id: 'Ketentuan perjalanan',
          th: 'เงื่อนไขการเดินทาง',
          ar: 'شروط السفر',
        },
        url: 'https://tabi-yado.example/terms',
      },
      {
        labels: {
          ja: 'プライバシー',
          en: 'Privacy',
          ko: '개인정보 처리방침',
          zh_Hans: '隐私政策',
          zh_Hant: '隱私權政策',
          id: 'Privasi',
          th: 'ความเป็นส่วนตัว',
          ar: 'الخصوصية',
        },
        url: 'https://tabi-yado.example/privacy',
      },
    ],
    footer_texts: {
      ja: '表示価格は税・サービス料込みの総額です。',
      en: 'Every price is the whole price, taxes and charges included.',
      ko: '모든 요금은 세금과 봉사료를 포함한 총액입니다.',
      zh_Hans: '所有价格均为含税及服务费的总价。',
      zh_Hant: '所有價格均為含稅及服務費的總價。',
      id: 'Semua harga adalah harga total, termasuk pajak dan biaya layanan.',
      th: 'ราคาที่แสดงเป็นราคารวมภาษีและค่าบริการแล้ว',
      ar: 'كل سعر معروض هو السعر الكامل شاملًا الضرائب والرسوم.',
    },
    currency_toggled_at_payment: true,
    linker_domains: ['tabi-yado.example'],
  },
}

type Listed = { place: PlaceId; rating: number | null; reviews: number; wishes: OtaWish[] }

/** What the agency says of the hotels that have a widget of their own, the most recommended first. */
export const LISTED: Readonly<Record<string, Listed>> = {
  shirotsuki: {
    place: 'hakone',
    rating: 4.7,
    reviews: 812,
    wishes: ['onsen', 'privateBath', 'breakfast', 'dinner', 'quiet', 'view', 'wifi', 'parking'],
  },
  kamogawa: {
    place: 'kyoto',
    rating: 4.6,
    reviews: 365,
    wishes: ['breakfast', 'dinner', 'quiet', 'wifi', 'nonSmoking'],
  },
  minato: {
    place: 'tokyo',
    rating: 4.3,
    reviews: 1904,
    wishes: ['breakfast', 'nearStation', 'wifi', 'nonSmoking', 'accessible'],
  },
  kumoi: {
    place: 'yuzawa',
    rating: 4.4,
    reviews: 527,
    wishes: ['onsen', 'breakfast', 'dinner', 'view', 'family', 'nearStation', 'parking'],
  },
  yufuin: {
    place: 'yufuin',
    rating: 4.8,
    reviews: 298,
    wishes: ['onsen', 'privateBath', 'breakfast', 'dinner', 'quiet', 'view', 'parking'],
  },
  setouchi: {
    place: 'onomichi',
    rating: 4.2,
    reviews: 141,
    wishes: ['breakfast', 'dinner', 'seaView', 'quiet', 'wifi'],
  },
  'taipei-lan': {
    place: 'taipei',
    rating: 4.1,
    reviews: 633,
    wishes: ['breakfast', 'nearStation', 'wifi', 'nonSmoking'],
  },
  'seoul-haneul': {
    place: 'seoul',
    rating: 4.5,
    reviews: 420,
    wishes: ['breakfast', 'nearStation', 'wifi', 'family', 'nonSmoking'],
  },
}
