import type { Locale } from '../../shared/locales.ts'

/** A mistake of the page, which its author meets before any guest does. */
export const NO_HOTEL_CODE: Record<Locale, string> = {
  en: 'No hotel code',
  ja: 'ホテルコードがありません',
  ko: '호텔 코드가 없습니다',
  zh_Hans: '没有酒店代码',
  zh_Hant: '沒有飯店代碼',
  id: 'Tidak ada kode hotel',
  th: 'ไม่มีรหัสโรงแรม',
  ar: 'لا يوجد رمز فندق',
}
