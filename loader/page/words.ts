import type { Locale } from '../../shared/locales.ts'

/** What a guest who paid is afraid of when nothing appears. */
export const CALM: Record<Locale, string> = {
  en: 'Nothing was booked or charged.',
  ja: '予約も請求もされていません。',
  ko: '예약도 청구도 되지 않았습니다.',
  zh_Hans: '未预订，也未扣款。',
  zh_Hant: '未訂房，也未扣款。',
  id: 'Tidak ada pesanan atau tagihan.',
  th: 'ยังไม่มีการจองหรือเก็บเงิน',
  ar: 'لم يتم أي حجز أو خصم.',
}
