import type { text as english } from '../en/core.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  // Header and menus
  language: 'ภาษา',
  toRooms: 'กลับไปดูห้องพัก',

  // Actions
  close: 'ปิด',
  dismiss: 'ปิดข้อความ',
  done: 'เสร็จสิ้น',
  clear: 'ล้าง',
  tryAgain: 'ลองอีกครั้ง',

  // Waiting
  loading: 'กำลังโหลด',

  // Steps of a booking
  stepOf: 'ขั้นตอนที่ {{step}} จาก {{steps}}',

  // Pages without a stay
  notFoundTitle: 'ไม่พบหน้านี้',
  notFoundText: 'ที่อยู่อาจเก่าหรือพิมพ์ผิด การจองของคุณไม่ได้รับผลกระทบ',
  unavailableTitle: 'ระบบจองหยุดให้บริการชั่วคราว',
  unavailableText: 'เรากำลังแก้ไขอยู่ ในระหว่างนี้ไม่มีการจองหรือเรียกเก็บเงินใด ๆ',
  noHotelCode: 'ไม่มีรหัสโรงแรม',

  // Dates
  nights: { other: '{{n}} คืน' },

  // Party
  rooms: { other: '{{n}} ห้อง' },
  adults: { other: 'ผู้ใหญ่ {{n}} คน' },
  children: { other: 'เด็ก {{n}} คน' },
  party: '{{adults}} {{children}}',

  // The widget itself
  frameTitle: 'จองที่พัก {{hotel}}',
})
