import type { text as english } from '../en/paying.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  transferBy: '{{date}}までに{{sum}}をお振込みください。',
  transferHow: 'お振込み先は、ご予約完了画面と確認メールでご案内します。',
  transferEnds: '期限までにご入金がない場合、ご予約は取り消されます。キャンセル料はかかりません。',
  invoiceNote: 'ご請求書はご宿泊後にお送りします。宛先をご入力ください。',
  invoiceName: '請求書の宛名',
  invoiceAddress: '請求書の送付先',
  workTitle: '決済サービスのメンテナンス中です（{{from}}～{{to}}）',
  workText: '終了までご利用いただけないもの：',
  heldUntil: 'お部屋は{{time}}まで確保しています。',
  unknownTitle: 'ご予約の状況を確認できません',
  unknownText: 'もう一度ご予約・お支払いになる前に、宿へお問い合わせください。',
  goOn: 'お支払いを続ける',
  startAgain: '最初からやり直す',
  toDetails: 'お客さま情報に戻る',
  accountTitle: 'お振込み先',
  accountSum: '金額',
  accountBy: 'お振込み期限',
  accountBank: '銀行',
  accountNumber: '口座',
  accountHolder: '口座名義',
  accountOrdinary: '普通',
  accountCurrent: '当座',
  accountReference: 'お振込みの際は、予約番号{{number}}をご記入ください。',
})
