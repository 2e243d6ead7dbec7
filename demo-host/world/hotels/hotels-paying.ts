import { INN_ROOMS } from '../rooms-and-plans/rooms-inn.ts'
import { AGE_BANDS, ALL_LANGUAGES, JAPANESE_CONSUMPTION } from './hotel-spec.ts'
import type { HotelSpec } from './hotel-spec.ts'
import { PAYING_PLANS } from '../rooms-and-plans/plans-paying.ts'

/** A house where every way of paying can be tried, and where other journeys do not walk. */
export const PAYING_HOTELS: readonly HotelSpec[] = [
  {
    code: 'hotori',
    brand: 4,
    names: {
      ja: 'ほとりの家',
      en: 'Hotori House',
      ko: '호토리의 집',
      zh_Hans: '水畔之家',
      zh_Hant: '水畔之家',
      id: 'Hotori House',
      th: 'โฮโตริ เฮาส์',
      ar: 'بيت هوتوري',
    },
    descriptions: {
      ja: '湖のほとり、舟の音で目が覚める家。',
      en: 'A house by the lake, where the boats wake you.',
      ko: '호숫가, 배 소리에 잠이 깨는 집.',
      zh_Hans: '湖畔小屋，晨起听舟。',
      zh_Hant: '湖畔小屋，晨起聽舟。',
    },
    currency: 'JPY',
    time_zone: 'Asia/Tokyo',
    locale: 'ja',
    book_languages: ALL_LANGUAGES,
    prefecture: 25,
    lat: 35.2746,
    lng: 136.2596,
    address: {
      post_code: '522-0002',
      country: 'JP',
      full_addresses: { ja: '滋賀県彦根市松原町25', en: '25 Matsubara, Hikone, Shiga' },
    },
    phone_number: '+81749000025',
    business_day_ends: '00:00',
    check_in: ['15:00', '20:00'],
    check_out: '10:00',
    reservable_period_months: 12,
    kids: {
      kids_type: 'ages',
      accept_type: 'accept',
      shared_bed_type: 'per_room',
      max_age: 12,
      max_children_per_room: 2,
    },
    tiers: AGE_BANDS,
    taxes: [JAPANESE_CONSUMPTION],
    base_gross: 30_000,
    step: 100,
    months: [90, 90, 100, 105, 110, 95, 110, 120, 100, 105, 105, 100],
    rooms: INN_ROOMS.slice(0, 2),
    plans: PAYING_PLANS,
    card: 'credit_card',
    scenes: ['lake-dusk', 'garden-day'],
    settings: {
      button_colour: '#24596b',
      header_colour: '#f6fafb',
      payment_options: [
        'on_site',
        'credit_card',
        'on_site_credit_card_required',
        'deferred_payment',
        'credit_card_international',
        'credit_card_full',
        'credit_card_deposit',
        'bank_transfer',
        'pre_paid',
      ],
      bank_transfer: {
        days: 7,
        account: {
          bank: { ja: '湖国銀行', en: 'Kokoku Bank', ko: '고코쿠은행', zh_Hans: '湖国银行', zh_Hant: '湖國銀行' },
          branch: { ja: '彦根支店', en: 'Hikone branch', ko: '히코네지점', zh_Hans: '彦根支行', zh_Hant: '彥根分行' },
          kind: 'ordinary',
          number: '0012525',
          holder: 'カ）ホトリ',
        },
      },
      on_site_after_failures: true,
    },
  },
]
