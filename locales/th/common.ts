import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  // Header and menus
  account: 'บัญชีของคุณ',

  // Actions
  cancel: 'ยกเลิก',
  remove: 'นำออก',
  save: 'บันทึก',
  print: 'พิมพ์',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  optional: 'ไม่บังคับ',

  // Waiting
  working: 'กรุณารอสักครู่',

  // Steps of a booking
  steps: 'ขั้นตอน',
  stepDetails: 'ข้อมูลของคุณ',
  stepPayment: 'การชำระเงิน',
  stepConfirmed: 'ยืนยันแล้ว',

  // Dates
  checkIn: 'เช็คอิน',
  checkOut: 'เช็คเอาท์',
  dayUse: 'เดย์ยูส',
  timeRange: '{{from}}–{{to}}',
  untilTime: 'ถึง {{time}}',

  // Party
  guests: { other: 'ผู้เข้าพัก {{n}} คน' },
  roomNumber: 'ห้องที่ {{number}}',

  // Prices
  fromPrice: 'เริ่มต้น {{price}}',
  total: 'รวมทั้งหมด',
})
