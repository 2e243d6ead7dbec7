import type { text as english } from '../en/money.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  chargedIn: '{{hotel}}(으)로 청구됩니다.',
  revertedTitle: '{{hotel}}(으)로 결제됩니다: {{sum}}',
  revertedText: '{{second}} 결제는 지금 결제하는 Visa와 Mastercard만 가능합니다.',
  paidInSecond: '카드에는 {{second}}(으)로 청구됩니다. {{hotel}} 금액은 호텔의 원래 요금입니다.',
})
