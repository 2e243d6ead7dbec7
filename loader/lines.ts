/**
 * All the core itself says to a guest: that it failed, how to try again, where to book. A line begins with the language it is
 * for; the late file brings more words.
 */
const LINES = [
  'en/Booking cannot open./Try again/Book your stay',
  'ja/予約画面を開けません。/再試行/宿泊予約',
  'ko/예약 창을 열 수 없습니다./다시 시도/숙박 예약',
  'zh.(hant|tw|hk|mo)/無法開啟訂房。/重試/預訂住宿',
  'zh/无法打开预订。/重试/预订住宿',
  'id/Gagal membuka pemesanan./Coba lagi/Pesan kamar',
  'th/เปิดหน้าจองไม่ได้/ลองใหม่/จองห้องพัก',
  'ar/يتعذر فتح الحجز./إعادة المحاولة/احجز إقامتك',
]

/** The words for the first language that there are words for, behind that language. */
export const linesFor = (tags: readonly string[]): string[] => {
  for (const tag of tags) {
    for (const line of LINES) {
      const [known = '', ...words] = line.split('/')
      if (RegExp(`^${known}(?![a-z])`, 'i').test(tag)) return [tag, ...words]
    }
  }
  return linesFor(['en'])
}
