import type { text as english } from '../en/document.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  rooms: '客室と料金',
  hotels: 'ホテル一覧',
  recommended: 'おすすめのお部屋',
  details: 'お客様情報の入力',
  booking: 'ご予約内容',
  notBooked: 'ご予約未完了',
  policy: 'キャンセル規定',
  backToSite: 'サイトに戻る',
  oldBrowser:
    'お使いのブラウザは古いため、ご予約いただけない場合があります。ブラウザを更新するか、別のブラウザをご利用ください。',
})
