import type { text as english } from '../en/failing.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  offlineTitle: 'インターネットに接続されていません',
  offlineText: '接続が戻りしだい、自動的に再開します。すでに完了したご予約やお支払いには影響ありません。',
  awayTitle: '予約サービスに接続できません',
  awayText: '自動的に再接続を試みています。すでに完了したご予約やお支払いには影響ありません。',
  pageTitle: 'このページではご予約いただけません',
  pageText: 'このサイトではまだ予約の準備が整っておりません。専用ページからご予約ください。',
  hotelTitle: 'ホテルが見つかりません',
  hotelText: 'リンクが古いか、間違っている可能性があります。すでに承っているご予約に影響はありません。',
  closedTitle: '現在、こちらではご予約を承っておりません',
  closedText: 'すでに承っているご予約に影響はありません。詳しくはホテルへお問い合わせください。',
  fileTitle: '予約画面の一部を読み込めませんでした',
  fileText:
    'ご利用中に更新された可能性があります。ページを再読み込みしてください。すでに完了したご予約やお支払いには影響ありません。',
  storageTitle: 'ブラウザがデータを保存できない設定になっています',
  storageText:
    'ご予約には選択内容の保存が必要です。専用ページからご予約いただくか、このサイトのデータ保存を許可してください。',
  oursTitle: 'システムエラーが発生しました',
  oursText: 'お手数ですが、もう一度お試しください。すでに完了したご予約やお支払いには影響ありません。',
  ownPage: '専用ページで予約する',
  call: 'ホテルに電話する：{{phone}}',
  reload: 'ページを再読み込みする',
  noHotelCode: 'ホテルコードがありません',
})
