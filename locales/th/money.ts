import type { text as english } from '../en/money.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  chargedIn: 'เรียกเก็บเป็น {{hotel}}',
  revertedTitle: 'คุณจะชำระเป็น {{hotel}}: {{sum}}',
  revertedText: 'เฉพาะ Visa และ Mastercard ที่ชำระทันทีเท่านั้นที่ชำระเป็น {{second}} ได้',
  paidInSecond: 'บัตรของคุณจะถูกเรียกเก็บเป็น {{second}} ส่วนยอด {{hotel}} เป็นราคาของโรงแรม',
})
