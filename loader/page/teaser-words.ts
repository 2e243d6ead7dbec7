import type { Locale } from '../../shared/locales.ts'

/** Of one night, for two, all taxes included: as the calendar says it, broken where it reads best. */
export const FROM: Record<Locale, string> = {
  en: 'from {}\na night for two',
  ja: '1泊2名\n{}から',
  ko: '2인 1박\n{}부터',
  zh_Hans: '双人每晚\n{} 起',
  zh_Hant: '雙人每晚\n{} 起',
  id: 'mulai {}\nper malam untuk berdua',
  th: 'เริ่มต้น {}\nต่อคืนสำหรับ 2 ท่าน',
  ar: 'من {}\nلليلة لشخصين',
}
