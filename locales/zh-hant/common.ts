import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  // Header and menus
  menu: '選單',
  account: '我的帳戶',
  signIn: '登入',
  signOut: '登出',
  signUp: '加入會員',
  companySignIn: '企業登入',
  findBooking: '我已有訂房',
  newTab: '在新分頁中開啟',
  pageTitle: '{{page}}｜{{hotel}}',

  // Actions
  back: '返回',
  previous: '上一個',
  next: '下一個',
  continue: '繼續',
  cancel: '取消',
  choose: '選擇',
  change: '變更',
  add: '新增',
  remove: '移除',
  apply: '套用',
  save: '儲存',
  undo: '復原',
  print: '列印',
  copy: '複製',
  copied: '已複製',
  refresh: '重新整理',
  showMore: '顯示更多',
  showLess: '收合',
  optional: '選填',
  required: '必填',
  yes: '是',
  no: '否',

  // Waiting
  working: '請稍候',
  busy: '目前使用人數較多，系統正自動重試，請稍候。',

  // Steps of a booking
  steps: '訂房步驟',
  stepDetails: '旅客資料',
  stepPayment: '付款',
  stepConfirmed: '訂房完成',

  // Titles of pages
  titleResults: '客房與價格',
  titleDetails: '旅客資料',
  titlePayment: '付款',
  titleConfirmation: '您的訂房',
  titleFail: '訂房未完成',
  titleLookup: '查詢訂房',

  // Pages without a stay
  noHotelCodeText: '頁面未指定要預訂的飯店。若您是網站管理員，請在瀏覽器主控台查看需要修改的那一行。',
  oldBrowser: '您的瀏覽器版本過舊，可能無法正常顯示。請在訂房前更新。',

  // Dates
  checkIn: '入住',
  checkOut: '退房',
  today: '今天',
  dayUse: '日間休憩',
  dateRange: '{{from}} – {{to}}',
  timeRange: '{{from}}–{{to}}',
  untilTime: '{{time}}前',
  hotelTime: '時間為飯店當地時間。',
  days: { other: '{{n}}天' },
  minutes: { other: '{{n}}分鐘' },

  // Party
  guests: { other: '{{n}}位旅客' },
  stay: '{{nights}}、{{guests}}',
  roomNumber: '第{{number}}間客房',
  adultsLabel: '成人',
  childrenLabel: '兒童',
  roomsLabel: '房間數',
  ageYears: { other: '{{n}}歲' },

  // Prices
  fromPrice: '{{price}}起',
  total: '合計',
  taxesIncluded: '含稅',
  stayTaxesIncluded: '{{nights}}、{{guests}}、含稅',
  perNight: '每晚',
  free: '免費',

  // The widget itself
  bookYourStay: '預訂住宿',
  healedDates: '連結中的日期已過，已改為下一個可選日期。',
  chooseFirst: '請先選擇客房。',
})
