import type { text as english } from '../en/failing.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  offlineTitle: '您的網路已中斷',
  offlineText: '網路恢復後將自動繼續。已完成的訂房和付款不受影響。',
  awayTitle: '訂房服務暫無回應',
  awayText: '我們正在自動重試，恢復後即可繼續。已完成的訂房和付款不受影響。',
  pageTitle: '此頁面尚未開放訂房',
  pageText: '此網站尚未完成訂房設定。您可以在專屬的訂房頁面預訂。',
  hotelTitle: '找不到此飯店',
  hotelText: '連結可能已失效或有誤。您已有的訂房不受影響。',
  closedTitle: '此飯店目前不在此接受訂房',
  closedText: '您已有的訂房不受影響。詳情請洽飯店。',
  fileTitle: '訂房頁面未能完整載入',
  fileText: '頁面可能在您瀏覽期間更新過。請重新載入頁面。已完成的訂房和付款不受影響。',
  storageTitle: '您的瀏覽器不允許此頁面儲存資料',
  storageText: '訂房時需要儲存您的選擇。請在專屬的訂房頁面預訂，或允許此網站儲存資料。',
  oursTitle: '我們的系統發生問題',
  oursText: '請再試一次。已完成的訂房和付款不受影響。',
  ownPage: '前往訂房頁面',
  call: '致電飯店：{{phone}}',
  reload: '重新載入頁面',
  noHotelCode: '缺少飯店代碼',
})
