import { english } from '../text.ts'

export const text = english({
  have: 'I have a coupon',
  coupon: 'Coupon',
  code: 'Coupon code',
  use: 'Use',
  applied: '{{name}}\u00a0· {{code}}',
  firstNights: { one: 'Applies to your first night.', other: 'Applies to your first {{n}} nights.' },
  remove: 'Remove the coupon',
  another: 'Use another code',
  onlyOne: 'One coupon per booking',
  notBoth: 'A voucher or a coupon, not both',
  whichOne: '{{code}} is in use. Replace it with {{next}}?',
  replace: 'Use {{next}}',
  keep: 'Keep {{code}}',
  empty: 'Please enter your coupon code.',
  expired: 'This coupon has expired. The price has not changed.',
  notYet: 'This coupon is not valid yet. The price has not changed.',
  members: 'This coupon is for members only. The price has not changed.',
  taxNote: 'Consumption tax is {{percentage}}% and rises to {{next}}% on {{day}}.',
})
