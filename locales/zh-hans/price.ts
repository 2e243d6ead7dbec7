import type { text as english } from '../en/price.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  have: '我有优惠券',
  coupon: '优惠券',
  code: '优惠券代码',
  use: '使用',
  applied: '{{name}}（{{code}}）',
  firstNights: { other: '适用于您的前{{n}}晚。' },
  remove: '取消优惠券',
  another: '使用其他代码',
  onlyOne: '每次预订仅可使用一张优惠券',
  notBoth: '住宿券与优惠券不能同时使用',
  whichOne: '当前使用的是{{code}}。是否改用{{next}}？',
  replace: '改用{{next}}',
  keep: '保留{{code}}',
  empty: '请输入优惠券代码。',
  expired: '此优惠券已过期，价格不变。',
  notYet: '此优惠券尚未生效，价格不变。',
  members: '此优惠券仅限会员使用，价格不变。',
  taxNote: '消费税现为{{percentage}}%，自{{day}}起调整为{{next}}%。',
})
