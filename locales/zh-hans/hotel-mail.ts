import type { text as english } from '../en/hotel-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  linkSubject: '{{hotel}}请您付款：{{subject}}',
  linkLead: '{{hotel}}请您支付以下款项。您可以在安全页面上用银行卡付款。',
  linkFor: '款项',
  linkAmount: '金额',
  linkUntil: '付款期限',
  linkAction: '去付款',
  linkNote: { other: '请在收到此邮件后{{n}}小时内完成付款。逾期请向酒店索取新的链接。' },
  linkAutomatic: '此邮件由{{hotel}}向此地址请求付款而发送。如非您所预期，请在付款前向酒店确认。',
  offerAction: '查看客房和价格',
  offerNote: '价格和空房以您查看当日为准。',
  offerReason: '您已选择接收{{hotel}}的优惠邮件，因此收到此邮件。',
  offerStop: '退订优惠邮件',
})
