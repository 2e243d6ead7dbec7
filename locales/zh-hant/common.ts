import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  // Header and menus
  account: '我的帳戶',

  // Actions
  cancel: '取消',
  remove: '移除',
  save: '儲存',
  print: '列印',
  copy: '複製',
  copied: '已複製',
  optional: '選填',

  // Waiting
  working: '請稍候',

  // Steps of a booking
  steps: '訂房步驟',
  stepDetails: '旅客資料',
  stepPayment: '付款',
  stepConfirmed: '訂房完成',

  // Dates
  checkIn: '入住',
  checkOut: '退房',
  dayUse: '日間休息',
  timeRange: '{{from}}–{{to}}',
  untilTime: '{{time}}前',

  // Party
  guests: { other: '{{n}}位旅客' },
  roomNumber: '第{{number}}間客房',

  // Prices
  fromPrice: '{{price}}起',
  total: '合計',
})
