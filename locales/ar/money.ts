import type { text as english } from '../en/money.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  chargedIn: 'يُحصَّل المبلغ بعملة {{hotel}}.',
  revertedTitle: 'ستدفع بعملة {{hotel}}: {{sum}}',
  revertedText: 'لا يُدفع بعملة {{second}} إلا ببطاقتَي Visa وMastercard عند الدفع الآن.',
  paidInSecond: 'يُحصَّل المبلغ من بطاقتك بعملة {{second}}، والمبالغ بعملة {{hotel}} هي أسعار الفندق.',
})
