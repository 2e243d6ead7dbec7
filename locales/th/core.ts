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

  // Pages without a stay
  unavailableTitle: 'ระบบจองหยุดให้บริการชั่วคราว',

  // Dates
  weekdays: 'อาทิตย์ จันทร์ อังคาร พุธ พฤหัส ศุกร์ เสาร์',
  withWeekday: '{{date}} ({{day}})',
  dateRange: '{{from}} – {{to}}',
  nights: { other: '{{n}} คืน' },

  // Party
  rooms: { other: '{{n}} ห้อง' },
  adults: { other: 'ผู้ใหญ่ {{n}} คน' },
  children: { other: 'เด็ก {{n}} คน' },
  party: '{{adults}} {{children}}',
})
