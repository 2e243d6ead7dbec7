import type { text as english } from '../en/money.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  chargedIn: '{{hotel}}でのお支払いです。',
  revertedTitle: 'お支払いは{{hotel}}です：{{sum}}',
  revertedText: '{{second}}でお支払いいただけるのは、その場で決済するVisaとMastercardのみです。',
  paidInSecond: 'カードへのご請求は{{second}}です。{{hotel}}の金額は施設の料金です。',
})
