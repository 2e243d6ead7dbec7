import type { text as english } from '../en/core.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  // Header and menus
  menu: 'เมนู',
  skip: 'ข้ามไปยังเนื้อหา',
  language: 'ภาษา',
  currency: 'สกุลเงิน',
  account: 'บัญชีของคุณ',
  signIn: 'เข้าสู่ระบบ',
  signOut: 'ออกจากระบบ',
  signUp: 'สมัครสมาชิก',
  companySignIn: 'เข้าสู่ระบบสำหรับบริษัท',
  findBooking: 'ฉันจองไว้แล้ว',
  toRooms: 'กลับไปดูห้องพัก',
  newTab: 'เปิดในแท็บใหม่',
  pageTitle: '{{page}} · {{hotel}}',

  // Actions
  close: 'ปิด',
  dismiss: 'ปิดข้อความ',
  back: 'ย้อนกลับ',
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  continue: 'ดำเนินการต่อ',
  cancel: 'ยกเลิก',
  done: 'เสร็จสิ้น',
  clear: 'ล้าง',
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
  tryAgain: 'ลองอีกครั้ง',
  refresh: 'รีเฟรช',
  showMore: 'ดูเพิ่มเติม',
  showLess: 'ดูน้อยลง',
  optional: 'ไม่บังคับ',
  required: 'จำเป็น',
  yes: 'ใช่',
  no: 'ไม่ใช่',

  // Waiting
  loading: 'กำลังโหลด',
  working: 'กรุณารอสักครู่',
  busy: 'ขณะนี้มีผู้ใช้งานจำนวนมาก ระบบกำลังลองใหม่ให้คุณโดยอัตโนมัติ',

  // Steps of a booking
  steps: 'ขั้นตอน',
  stepOf: 'ขั้นตอนที่ {{step}} จาก {{steps}}',
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
  notFoundTitle: 'ไม่พบหน้านี้',
  notFoundText: 'ที่อยู่อาจเก่าหรือพิมพ์ผิด การจองของคุณไม่ได้รับผลกระทบ',
  unavailableTitle: 'ระบบจองหยุดให้บริการชั่วคราว',
  unavailableText: 'เรากำลังแก้ไขอยู่ ในระหว่างนี้ไม่มีการจองหรือเรียกเก็บเงินใด ๆ',
  noHotelCode: 'ไม่มีรหัสโรงแรม',
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
  nights: { other: '{{n}} คืน' },
  days: { other: '{{n}} วัน' },
  minutes: { other: '{{n}} นาที' },

  // Party
  rooms: { other: '{{n}} ห้อง' },
  guests: { other: 'ผู้เข้าพัก {{n}} คน' },
  adults: { other: 'ผู้ใหญ่ {{n}} คน' },
  children: { other: 'เด็ก {{n}} คน' },
  party: '{{adults}} {{children}}',
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

  // Currencies
  currencyTitle: 'แสดงราคาเป็น',
  currencySearch: 'ชื่อสกุลเงิน รหัส หรือสัญลักษณ์',
  currencySuggested: 'แนะนำ',
  currencyAll: 'สกุลเงินทั้งหมด',
  currencyNone: 'ไม่พบสกุลเงินนี้',

  // The widget itself
  frameTitle: 'จองที่พัก {{hotel}}',
  bookYourStay: 'จองที่พัก',
  healedDates: 'วันที่ในลิงก์ผ่านไปแล้ว เราเลือกวันถัดไปที่จองได้ให้',
  chooseFirst: 'กรุณาเลือกห้องพักก่อน',
})
