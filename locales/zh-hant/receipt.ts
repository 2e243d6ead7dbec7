import type { text as english } from '../en/receipt.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  title: '收據',
  reissue: '第{{count}}次補開',
  number: '收據編號 {{number}}',
  issued: '開立日期 {{date}}',
  recipient: '抬頭：{{name}}',
  businessNumber: '統一編號 {{number}}',
  received: '實收金額',
  forStay: '{{hotel}}住宿費用',
  forCancellation: '{{hotel}}取消費用',
  dates: '住宿日期',
  cancellationFee: '取消費',
  taxes: '其中稅費',
  localTax: '其中住宿稅',
  payment: '付款方式',
  cardEnding: '{{brand}}（末四碼{{digits}}）',
  paidOn: '{{way}}，{{date}}',
  note: '本收據由{{hotel}}以電子方式開立。',
})
