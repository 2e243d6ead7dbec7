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
  signIn: '登入',
  corporate: '企業登入',
  company: '企業帳號',
  signUp: '加入會員',
  password: '重設密碼',
  address: '確認電子郵件地址',
  deleted: '帳戶已刪除',
  account: '我的帳號',
  payment: '付款',
  offers: '優惠郵件',
  lottery: '抽籤報名',
  backToSite: '返回網站',
  oldBrowser: '您的瀏覽器版本過舊，無法訂房。請更新瀏覽器或使用其他瀏覽器。',
  chat: '與飯店聊天',
  openChat: '詢問飯店',
  maintenanceTitle: '系統維護中',
  maintenanceText: '飯店正在維護訂房系統，暫時無法訂房。已完成的訂房不受影響。',
})
