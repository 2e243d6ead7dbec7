import type { text as english } from '../en/stay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  by: '{{what}}，{{by}}',
  until: '{{what}}（{{date}}前）',
  paid: '已付款',
  given_back: '已退款',
  coming_back: '退款處理中',
  hotel_due: '現場付款',
  transfer_due: '銀行轉帳付款',
  later_due: '後付（帳單）',
  prepaid: '已預先付款',
  waiting: '付款處理中',
  fee_due: '尚須向飯店支付的取消費',

  policyFree: '免費取消',
  policyDays: { other: '入住前{{n}}天及更早可免費取消' },
  policyDaysAt: { other: '入住前{{n}}天{{time}}之前可免費取消' },
  policyArrivalAt: '入住當天{{time}}之前可免費取消',
  policyFee: '預訂後取消須支付{{percent}}%的取消費',
  policyNone: '不可退款',
})
