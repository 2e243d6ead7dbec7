import type { text as english } from '../en/hotel-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  linkSubject: '{{hotel}}請您付款：{{subject}}',
  linkLead: '{{hotel}}請您支付以下款項。您可以在安全頁面上以信用卡付款。',
  linkFor: '款項',
  linkAmount: '金額',
  linkUntil: '付款期限',
  linkAction: '前往付款',
  linkNote: { other: '請在收到此郵件後{{n}}小時內完成付款。逾期請向飯店索取新的連結。' },
  linkAutomatic: '此郵件由{{hotel}}向此地址請求付款而寄送。如非您所預期，請在付款前向飯店確認。',
  offerAction: '查看客房與價格',
  offerNote: '價格與空房以您查看當日為準。',
  offerReason: '您已選擇接收{{hotel}}的優惠郵件，因此收到此郵件。',
  offerStop: '取消訂閱優惠郵件',
})
