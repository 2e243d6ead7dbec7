import type { text as english } from '../en/receipt.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  title: '領収書',
  reissue: '再発行（{{count}}回目）',
  number: '領収書番号 {{number}}',
  issued: '発行日 {{date}}',
  recipient: '{{name}} 様',
  businessNumber: '統一編号 {{number}}',
  received: '領収金額',
  forStay: '{{hotel}} ご利用代金として',
  forCancellation: '{{hotel}} キャンセル料として',
  dates: 'ご利用日',
  cancellationFee: 'キャンセル料',
  taxes: 'うち消費税等',
  localTax: 'うち宿泊税',
  payment: 'お支払い',
  cardEnding: '{{brand}}（末尾{{digits}}）',
  paidOn: '{{way}}　{{date}}',
  note: '本領収書は{{hotel}}が電子的に発行したものです。',
})
