import type { text as english } from '../en/price.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  have: '我有優惠券',
  coupon: '優惠券',
  code: '優惠券代碼',
  use: '使用',
  applied: '{{name}}（{{code}}）',
  firstNights: { other: '適用於您的前{{n}}晚。' },
  remove: '取消優惠券',
  another: '使用其他代碼',
  onlyOne: '每次訂房僅可使用一張優惠券',
  notBoth: '住宿券與優惠券不能同時使用',
  whichOne: '目前使用的是{{code}}，是否改用{{next}}？',
  replace: '改用{{next}}',
  keep: '保留{{code}}',
  empty: '請輸入優惠券代碼。',
  expired: '此優惠券已過期，價格不變。',
  notYet: '此優惠券尚未生效，價格不變。',
  members: '此優惠券僅限會員使用，價格不變。',
  taxNote: '消費稅現為{{percentage}}%，自{{day}}起調整為{{next}}%。',
})
