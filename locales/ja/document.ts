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
  signIn: 'ログイン',
  corporate: '法人ログイン',
  company: '法人アカウント',
  signUp: '会員登録',
  password: 'パスワードの再設定',
  address: 'メールアドレスの確認',
  deleted: '退会手続きの完了',
  account: 'マイページ',
  payment: 'お支払い',
  offers: 'お得な情報のメール',
  lottery: '抽選のご応募',
  backToSite: 'サイトに戻る',
  oldBrowser:
    'お使いのブラウザは古いため、ご予約いただけない場合があります。ブラウザを更新するか、別のブラウザをご利用ください。',
  chat: 'ホテルとのチャット',
  openChat: 'ホテルに質問する',
  maintenanceTitle: 'ただいまメンテナンス中です',
  maintenanceText: '現在、ご予約の受付を一時停止しております。すでに承っているご予約に影響はありません。',
  notFoundTitle: 'ページが見つかりません',
  notFoundText: 'アドレスが古いか、間違っている可能性があります。ご予約には影響ありません。',
  unavailableText: '復旧作業を進めています。この間、予約も請求もされていません。',
  noScript: 'このブラウザでのご予約にはJavaScriptが必要です。お電話またはメールでも承ります。',
})
