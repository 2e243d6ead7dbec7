import type { Locale } from '../../shared/locales.ts'

/** A dialog's way out. */
export const CLOSE: Record<Locale, string> = {
  en: 'Close',
  ja: '閉じる',
  ko: '닫기',
  zh_Hans: '关闭',
  zh_Hant: '關閉',
  id: 'Tutup',
  th: 'ปิด',
  ar: 'إغلاق',
}
