import type { HotelSettings } from '../../provider/db/schema/hotel-settings.ts'

/** In the morning of the day before. */
const REMINDER = { days_before: 1, at: '10:00' }

/** What hotels ask their guests for beside the ordinary, by code: each thing somewhere, so that a demonstration finds it. */
export const GUEST_SETTINGS: Readonly<Record<string, Partial<HotelSettings>>> = {
  // Guests change their bookings themselves, until three days before they come; their names, too.
  shirotsuki: { updates: { days_before: 3, hour: 18 }, guest_name_update_enabled: true },
  // Everything but the names.
  yufuin: { updates: { days_before: 2, hour: 18 } },
  minato: { reminder: REMINDER, requests: 'optional', promotions_opt_in: true, updates: { days_before: 1, hour: 12 } },
  'taipei-lan': {
    reminder: REMINDER,
    receipt_fields: true,
    promotions_opt_in: true,
    consent_texts: {
      zh_Hant: '辦理入住時請出示所有房客的護照或身分證件。',
      zh_Hans: '办理入住时请出示所有住客的护照或身份证件。',
      en: 'At check-in every guest shows a passport or identity card.',
      ja: 'ご到着時に、ご宿泊者全員のパスポートまたは身分証明書をご提示ください。',
      ko: '체크인 시 모든 투숙객의 여권 또는 신분증을 제시해 주십시오.',
      id: 'Saat check-in, setiap tamu menunjukkan paspor atau kartu identitas.',
      th: 'เมื่อเช็กอิน ผู้เข้าพักทุกท่านโปรดแสดงหนังสือเดินทางหรือบัตรประจำตัว',
      ar: 'عند تسجيل الوصول يُبرز كل ضيف جواز سفره أو بطاقة هويته.',
    },
  },
  setouchi: {
    reminder: REMINDER,
    updates: { days_before: 1, hour: 12 },
    guest_name_update_enabled: true,
    kanji_name_required: true,
    customer_address_required: true,
    guest_info: {
      phone: 'required',
      postal_code: 'optional',
      address: 'optional',
      nationality: 'optional',
      kana_name: 'required',
    },
    requests: 'optional',
  },
}
