import type { text as english } from '../en/money.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  chargedIn: '以{{hotel}}收取。',
  revertedTitle: '您將以{{hotel}}付款：{{sum}}',
  revertedText: '僅即時付款的 Visa 和 Mastercard 可以{{second}}付款。',
  paidInSecond: '您的信用卡將以{{second}}扣款，{{hotel}}金額為飯店原價。',
})
