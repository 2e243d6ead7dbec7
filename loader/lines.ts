import type { Locale } from '../shared/locales.ts'

/** What a guest reads when there is no app to say it. The name of the page is the link's text and the frame's title. */
export type Lines = readonly [noCode: string, failed: string, retry: string, page: string]

export const LINES: Record<Locale, Lines> = {
  en: ['No hotel code', 'Loading failed. Nothing was booked or charged.', 'Try again', 'Booking page'],
  ja: ['ホテルコードがありません', '読み込めませんでした。予約も請求もされていません。', '再試行', '予約ページ'],
  ko: ['호텔 코드가 없습니다', '불러오지 못했습니다. 예약도 청구도 되지 않았습니다.', '다시 시도', '예약 페이지'],
  zh_Hans: ['没有酒店代码', '加载失败。未预订，也未扣款。', '重试', '预订页面'],
  zh_Hant: ['沒有飯店代碼', '載入失敗。未訂房，也未扣款。', '重試', '訂房頁面'],
  id: ['Tidak ada kode hotel', 'Gagal dimuat. Tidak ada pesanan atau tagihan.', 'Coba lagi', 'Halaman pemesanan'],
  th: ['ไม่มีรหัสโรงแรม', 'โหลดไม่สำเร็จ ยังไม่มีการจองหรือเก็บเงิน', 'ลองใหม่', 'หน้าจอง'],
  ar: ['لا يوجد رمز فندق', 'فشل التحميل. لم يتم أي حجز أو خصم.', 'إعادة المحاولة', 'صفحة الحجز'],
}
