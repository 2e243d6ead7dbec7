import type { text as english } from '../en/stay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  by: '{{what}}，{{by}}',
  until: '{{what}}（截至{{date}}）',
  paid: '已付款',
  given_back: '已退款',
  coming_back: '退款处理中',
  hotel_due: '到店支付',
  transfer_due: '银行转账支付',
  later_due: '后付（账单）',
  prepaid: '已预先付款',
  waiting: '付款处理中',
  fee_due: '尚需向酒店支付的取消费',

  policyFree: '免费取消',
  policyDays: { other: '入住前{{n}}天及更早可免费取消' },
  policyDaysAt: { other: '入住前{{n}}天{{time}}之前可免费取消' },
  policyArrivalAt: '入住当天{{time}}之前可免费取消',
  policyFee: '预订后取消需支付{{percent}}%的取消费',
  policyNone: '不可退款',
})
