import { english } from '../text.ts'

export const text = english({
  have: 'I have a coupon',
  coupon: 'Coupon',
  code: 'Coupon code',
  use: 'Use',
  applied: '{{name}} · {{code}}',
  firstNights: { one: 'It applies to your first night.', other: 'It applies to your first {{n}} nights.' },
  remove: 'Remove the coupon',
  another: 'Use another code',
  onlyOne: 'One coupon for each booking',
  whichOne: '{{code}} is in use. Shall {{next}} take its place?',
  replace: 'Use {{next}}',
  keep: 'Keep {{code}}',
  empty: 'Please enter the code of your coupon.',
  expired: 'This coupon has expired. The price is as before.',
  notYet: 'This coupon is not valid yet. The price is as before.',
  members: 'This coupon is for members only. The price is as before.',
  taxNote: 'Consumption tax is {{percentage}}% and rises to {{next}}% on {{day}}.',
})
