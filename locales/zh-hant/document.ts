import type { text as english } from '../en/document.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  rooms: '客房與價格',
  hotels: '旗下飯店',
  recommended: '推薦客房',
  details: '填寫住客資料',
  booking: '您的訂房',
  notBooked: '訂房未完成',
  policy: '取消規定',
  backToSite: '返回網站',
  oldBrowser: '您的瀏覽器版本過舊，無法訂房。請更新瀏覽器或使用其他瀏覽器。',
})
