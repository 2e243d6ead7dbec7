import type { text as english } from '../en/stay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  by: '{{what}}（{{by}}）',
  until: '{{what}}（{{date}}まで）',
  paid: 'お支払い済み',
  given_back: '返金済み',
  coming_back: '返金手続き中',
  hotel_due: '現地でのお支払い',
  transfer_due: '銀行振込でのお支払い',
  later_due: '後払い（請求書）',
  prepaid: '事前払い済み',
  waiting: 'お支払い手続き中',
  fee_due: '施設へお支払いいただくキャンセル料',

  policyFree: 'キャンセル無料',
  policyDays: { other: '{{n}}日前までキャンセル無料' },
  policyDaysAt: { other: '{{n}}日前の{{time}}までキャンセル無料' },
  policyArrivalAt: '当日{{time}}までキャンセル無料',
  policyFee: 'ご予約時点からキャンセル料{{percent}}%',
  policyNone: '返金不可',
})
