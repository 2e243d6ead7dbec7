import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  // Header and menus
  account: '我的账户',

  // Actions
  cancel: '取消',
  remove: '移除',
  save: '保存',
  print: '打印',
  copy: '复制',
  copied: '已复制',
  optional: '选填',

  // Waiting
  working: '请稍候',

  // Steps of a booking
  steps: '预订步骤',
  stepDetails: '客人信息',
  stepPayment: '付款',
  stepConfirmed: '预订成功',

  // Dates
  checkIn: '入住',
  checkOut: '退房',
  dayUse: '日间用房',
  timeRange: '{{from}}–{{to}}',
  untilTime: '{{time}}前',

  // Party
  guests: { other: '{{n}}位客人' },
  roomNumber: '第{{number}}间客房',

  // Prices
  fromPrice: '{{price}}起',
  total: '合计',
})
