import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  // Header and menus
  menu: '菜单',
  account: '我的账户',
  signIn: '登录',
  signOut: '退出登录',
  signUp: '注册会员',
  companySignIn: '企业登录',
  findBooking: '我已有预订',
  newTab: '在新标签页中打开',
  pageTitle: '{{page}}｜{{hotel}}',

  // Actions
  back: '返回',
  previous: '上一个',
  next: '下一个',
  continue: '继续',
  cancel: '取消',
  choose: '选择',
  change: '更改',
  add: '添加',
  remove: '移除',
  apply: '应用',
  save: '保存',
  undo: '撤销',
  print: '打印',
  copy: '复制',
  copied: '已复制',
  refresh: '刷新',
  showMore: '展开更多',
  showLess: '收起',
  optional: '选填',
  required: '必填',
  yes: '是',
  no: '否',

  // Waiting
  working: '请稍候',
  busy: '当前访问人数较多，我们正在自动重试，请稍候。',

  // Steps of a booking
  steps: '预订步骤',
  stepDetails: '客人信息',
  stepPayment: '付款',
  stepConfirmed: '预订成功',

  // Titles of pages
  titleResults: '客房与价格',
  titleDetails: '客人信息',
  titlePayment: '付款',
  titleConfirmation: '您的预订',
  titleFail: '预订未成立',
  titleLookup: '查询预订',

  // Pages without a stay
  noHotelCodeText: '页面未指定要预订的酒店。如果您是网站管理员，请在浏览器控制台查看需要修改的那一行。',
  oldBrowser: '您的浏览器版本过旧，可能无法正常显示。请在预订前更新。',

  // Dates
  checkIn: '入住',
  checkOut: '退房',
  today: '今天',
  dayUse: '日间使用',
  dateRange: '{{from}} – {{to}}',
  timeRange: '{{from}}–{{to}}',
  untilTime: '{{time}}前',
  hotelTime: '时间为酒店当地时间。',
  days: { other: '{{n}}天' },
  minutes: { other: '{{n}}分钟' },

  // Party
  guests: { other: '{{n}}位客人' },
  stay: '{{nights}}，{{guests}}',
  roomNumber: '第{{number}}间客房',
  adultsLabel: '成人',
  childrenLabel: '儿童',
  roomsLabel: '房间数',
  ageYears: { other: '{{n}}岁' },

  // Prices
  fromPrice: '{{price}}起',
  total: '合计',
  taxesIncluded: '含税',
  stayTaxesIncluded: '{{nights}}，{{guests}}，含税',
  perNight: '每晚',
  free: '免费',

  // The widget itself
  bookYourStay: '预订住宿',
  healedDates: '链接中的日期已过，已改为下一个可选日期。',
  chooseFirst: '请先选择客房。',
})
