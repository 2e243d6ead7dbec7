import type { text as english } from '../en/receipt.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  title: '收据',
  reissue: '第{{count}}次补开',
  number: '收据编号 {{number}}',
  issued: '开具日期 {{date}}',
  recipient: '付款方：{{name}}',
  businessNumber: '统一编号 {{number}}',
  received: '实收金额',
  forStay: '{{hotel}}住宿费用',
  forCancellation: '{{hotel}}取消费用',
  dates: '入住日期',
  cancellationFee: '取消费',
  taxes: '其中税费',
  localTax: '其中住宿税',
  payment: '付款方式',
  cardEnding: '{{brand}}（尾号{{digits}}）',
  paidOn: '{{way}}，{{date}}',
  note: '本收据由{{hotel}}以电子方式开具。',
})
