import type { text as english } from '../en/fail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  label: '予約は成立していません',
  notSure: '確認中です',
  title: 'ご予約は成立しませんでした',
  unknownTitle: 'お支払いの結果を確認できませんでした',
  kept: '代金は請求されていません。入力内容は{{n}}分間保存されます。',
  yourCard: 'お客様のカード',
  notCharged: '請求なし。{{sum}}の仮押さえが見えても、自動で消えます。',
  onItsWayBack: '{{sum}}を返金手続き中',
  refundTime: '3〜10日以内にカードのご利用明細に反映されます。',
  refundMail: 'メールでもお知らせします',
  maybeCharged: '{{sum}}が請求されたかどうかを確認しています。',
  otherCard: '別のカードで試す',
  atHotelInstead: '現地払いにする',
  backToStay: 'ご予約内容に戻る',
  searchAgain: 'もう一度検索する',
  seeOtherRooms: 'この日程の別のお部屋を見る',
  time: '繰り返す場合は、時刻{{time}}をお知らせください。',
  moneyNone: '代金は請求されていません。',
  moneyRefund: '返金の手続きをしています。お客様の操作は不要です。',
  moneyUnknown: 'お支払いの状況を確認しています。もう一度お支払いにならないでください。',
  bankTimeout: '{{minutes}}分以内に本人認証が完了しなかったため、予約は取り消されました。',
})
