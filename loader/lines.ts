import { LANGUAGES, type Language } from './stamps.ts'

/**
 * All the core itself says to a guest: that it failed, how to try again, where to book; the late file brings more words. In
 * the order of LOCALE_CODES, as the stamps are.
 */
const LINES = [
  'Booking cannot open./Try again/Book your stay',
  '予約画面を開けません。/再試行/宿泊予約',
  '예약 창을 열 수 없습니다./다시 시도/숙박 예약',
  '无法打开预订。/重试/预订住宿',
  '無法開啟訂房。/重試/預訂住宿',
  'Gagal membuka pemesanan./Coba lagi/Pesan kamar',
  'เปิดหน้าจองไม่ได้/ลองใหม่/จองห้องพัก',
  'يتعذر فتح الحجز./أعد المحاولة/احجز إقامتك',
]

/**
 * For the first language that there are words for: its name as it is written there, the three lines, and the address of the
 * words that the app asks for first. A ~ behind it makes it a browser's, of which three are not taken (L10N-005).
 */
export const linesFor = (tags: readonly string[]): string[] => {
  for (const tag of tags) {
    // Not `in`: a page may have given every list names of its own.
    for (const at of LINES.keys()) {
      const [pattern, words] = LANGUAGES[at] as Language
      const found = RegExp(pattern, 'i').exec(tag)
      if (found) return [...found, ...(LINES[at] as string).split('/'), words]
    }
  }
  return linesFor(['en'])
}
