import type { text as english } from '../en/prepay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  title: '今すぐお支払い',
  lead: 'ご予約の内容は変わりません。今お支払いいただいた分は、ホテルでのお支払いが不要になります。',
  pay: '{{sum}}を今すぐ支払う',
  payAndChange: '{{sum}}を支払って変更する',
  due: '今回のお支払い',
  dearerTitle: '差額を今すぐお支払いください',
  unchanged: '請求は発生しておらず、ご予約も元のままです。',
  unknown: 'お支払いが完了したか、まだ確認できておりません。もう一度押しても、二重に請求されることはございません。',
  bankTimeLeft: 'ご確認いただける残り時間です。過ぎた場合はお支払いは発生せず、ご予約は元のままです。',
  bankStop: '中止して別のカードを使う',
})
