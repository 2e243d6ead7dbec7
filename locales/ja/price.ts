import type { text as english } from '../en/price.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  have: 'クーポンを利用する',
  coupon: 'クーポン',
  code: 'クーポンコード',
  use: '適用',
  applied: '{{name}}（{{code}}）',
  firstNights: { other: '最初の{{n}}泊に適用されます。' },
  remove: 'クーポンを外す',
  another: '別のコードを使う',
  onlyOne: 'クーポンは1回のご予約につき1枚です',
  notBoth: 'バウチャーとクーポンは併用できません',
  whichOne: '現在{{code}}をご利用中です。{{next}}に変更しますか。',
  replace: '{{next}}に変更',
  keep: '{{code}}のままにする',
  empty: 'クーポンコードをご入力ください。',
  expired: 'このクーポンは有効期限が切れています。料金に変更はありません。',
  notYet: 'このクーポンはまだご利用いただけません。料金に変更はありません。',
  members: 'このクーポンは会員様限定です。料金に変更はありません。',
  taxNote: '消費税率は{{percentage}}%です。{{day}}より{{next}}%になります。',
})
