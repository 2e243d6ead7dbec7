import type { text as english } from '../en/fail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  label: '訂房未完成',
  notSure: '尚未確定',
  title: '您的訂房沒有成功',
  unknownTitle: '無法得知付款結果',
  kept: '沒有產生扣款。您的資料將保留{{n}}分鐘。',
  yourCard: '您的卡片',
  notCharged: '未扣款。若看到{{sum}}的預先授權，會自動消失。',
  onItsWayBack: '{{sum}}正在退還',
  refundTime: '3至10天內將顯示於您的帳單。',
  refundMail: '我們將以電子郵件確認',
  maybeCharged: '我們正在確認是否已扣款{{sum}}。',
  otherCard: '改用其他卡片',
  atHotelInstead: '改為現場付款',
  backToStay: '返回您的訂房',
  searchAgain: '重新搜尋',
  seeOtherRooms: '查看這些日期的其他客房',
  time: '如再次發生，請告知時間{{time}}。',
  moneyNone: '沒有產生任何扣款。',
  moneyRefund: '我們正在為您退款，您無需任何操作。',
  moneyUnknown: '我們正在確認付款是否成功，請勿重複付款。',
  bankTimeout: '銀行驗證未在{{minutes}}分鐘內完成，訂房已取消。',
})
