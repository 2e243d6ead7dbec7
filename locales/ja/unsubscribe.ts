import type { text as english } from '../en/unsubscribe.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  title: 'お得な情報のメール配信を停止しますか？',
  text: '{{email}}へお得な情報をお送りしております。停止されても、ご予約に関するメールは引き続きお届けします。',
  button: '配信を停止する',
  doneTitle: '配信を停止しました',
  doneText: '今後、お得な情報のメールはお送りしません。ご予約に関するメールは引き続きお届けします。',
  alreadyTitle: 'すでに配信を停止しております',
  alreadyText: '{{email}}へお得な情報のメールはお送りしておりません。',
  badTitle: 'このリンクは無効です',
  badText: '最新のメールのリンクをご利用いただくか、会員ページで設定を変更してください。',
  unreadTitle: '確認できませんでした',
})
