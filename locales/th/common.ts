import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  // Header and menus
  menu: 'เมนู',
  account: 'บัญชีของคุณ',
  signIn: 'เข้าสู่ระบบ',
  signOut: 'ออกจากระบบ',
  signUp: 'สมัครสมาชิก',
  companySignIn: 'เข้าสู่ระบบสำหรับบริษัท',
  findBooking: 'ฉันจองไว้แล้ว',
  newTab: 'เปิดในแท็บใหม่',
  pageTitle: '{{page}} · {{hotel}}',

  // Actions
  back: 'ย้อนกลับ',
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  continue: 'ดำเนินการต่อ',
  cancel: 'ยกเลิก',
  choose: 'เลือก',
  change: 'เปลี่ยน',
  add: 'เพิ่ม',
  remove: 'นำออก',
  apply: 'ใช้',
  save: 'บันทึก',
  undo: 'เลิกทำ',
  print: 'พิมพ์',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  refresh: 'รีเฟรช',
  showMore: 'ดูเพิ่มเติม',
  showLess: 'ดูน้อยลง',
  optional: 'ไม่บังคับ',
  required: 'จำเป็น',
  yes: 'ใช่',
  no: 'ไม่ใช่',

  // Waiting
  working: 'กรุณารอสักครู่',
  busy: 'ขณะนี้มีผู้ใช้งานจำนวนมาก ระบบกำลังลองใหม่ให้คุณโดยอัตโนมัติ',

  // Steps of a booking
  steps: 'ขั้นตอน',
  stepDetails: 'ข้อมูลของคุณ',
  stepPayment: 'การชำระเงิน',
  stepConfirmed: 'ยืนยันแล้ว',

  // Titles of pages
  titleResults: 'ห้องพักและราคา',
  titleDetails: 'ข้อมูลของคุณ',
  titlePayment: 'การชำระเงิน',
  titleConfirmation: 'การจองของคุณ',
  titleFail: 'การจองไม่สำเร็จ',
  titleLookup: 'ค้นหาการจอง',

  // Pages without a stay
  noHotelCodeText: 'หน้านี้ยังไม่ได้ระบุโรงแรม หากเป็นเว็บไซต์ของคุณ คอนโซลของเบราว์เซอร์จะบอกบรรทัดที่ต้องแก้ไข',
  oldBrowser: 'เบราว์เซอร์นี้เก่าเกินไปจึงอาจแสดงผลไม่ถูกต้อง กรุณาอัปเดตก่อนทำการจอง',

  // Dates
  checkIn: 'เช็คอิน',
  checkOut: 'เช็คเอาท์',
  today: 'วันนี้',
  dayUse: 'เดย์ยูส',
  dateRange: '{{from}} – {{to}}',
  timeRange: '{{from}}–{{to}}',
  untilTime: 'ถึง {{time}}',
  hotelTime: 'เวลาตามเวลาท้องถิ่นของโรงแรม',
  days: { other: '{{n}} วัน' },
  minutes: { other: '{{n}} นาที' },

  // Party
  guests: { other: 'ผู้เข้าพัก {{n}} คน' },
  stay: '{{nights}} · {{guests}}',
  roomNumber: 'ห้องที่ {{number}}',
  adultsLabel: 'ผู้ใหญ่',
  childrenLabel: 'เด็ก',
  roomsLabel: 'จำนวนห้อง',
  ageYears: { other: '{{n}} ปี' },

  // Prices
  fromPrice: 'เริ่มต้น {{price}}',
  total: 'รวมทั้งหมด',
  taxesIncluded: 'รวมภาษีแล้ว',
  stayTaxesIncluded: '{{nights}} · {{guests}} · รวมภาษีแล้ว',
  perNight: 'ต่อคืน',
  free: 'ฟรี',

  // The widget itself
  bookYourStay: 'จองที่พัก',
  healedDates: 'วันที่ในลิงก์ผ่านไปแล้ว เราเลือกวันถัดไปที่จองได้ให้',
  chooseFirst: 'กรุณาเลือกห้องพักก่อน',
})
