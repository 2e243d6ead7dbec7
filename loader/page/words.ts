import type { Locale } from '../../shared/locales.ts'

/** What a guest who paid is afraid of when nothing appears. */
const CALM: Record<Locale, string> = {
  en: 'Nothing was booked or charged.',
  ja: '予約も請求もされていません。',
  ko: '예약도 청구도 되지 않았습니다.',
  zh_Hans: '未预订，也未扣款。',
  zh_Hant: '未訂房，也未扣款。',
  id: 'Tidak ada pesanan atau tagihan.',
  th: 'ยังไม่มีการจองหรือเก็บเงิน',
  ar: 'لم يتم أي حجز أو خصم.',
}

/** Why nothing opens, where that can be known. */
const OFFLINE: Record<Locale, string> = {
  en: 'You are offline; it opens by itself once you are connected.',
  ja: 'オフラインです。接続が戻りしだい自動的に開きます。',
  ko: '오프라인 상태입니다. 연결되면 자동으로 열립니다.',
  zh_Hans: '网络已断开，恢复后将自动打开。',
  zh_Hant: '網路已中斷，恢復後將自動開啟。',
  id: 'Anda sedang offline; halaman terbuka sendiri begitu tersambung.',
  th: 'คุณออฟไลน์อยู่ หน้าจองจะเปิดเองเมื่อเชื่อมต่อได้',
  ar: 'أنت غير متصل؛ سيُفتح الحجز تلقائياً عند عودة الاتصال.',
}

export const reassure = (locale: Locale): string =>
  navigator.onLine ? CALM[locale] : `${CALM[locale]} ${OFFLINE[locale]}`
