import type { text as english } from '../en/money.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  chargedIn: '以{{hotel}}收取。',
  revertedTitle: '您将以{{hotel}}支付：{{sum}}',
  revertedText: '仅即时付款的 Visa 和 Mastercard 可以{{second}}支付。',
  paidInSecond: '您的卡将以{{second}}扣款，{{hotel}}金额为酒店原价。',
})
