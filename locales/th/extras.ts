import type { text as english } from '../en/extras.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  title: 'เพิ่มบริการเสริม',
  lead: 'เลือกได้ตามต้องการ และเปลี่ยนแปลงได้จนกว่าจะยืนยันการจอง',
  leadChanging: 'เลือกได้ตามต้องการ และปรับได้จนกว่าคุณจะยืนยันการเปลี่ยนแปลง',
  included: 'รวมอยู่ในแพ็กเกจแล้ว ไม่มีค่าใช้จ่ายเพิ่ม',
  each: 'รายการละ {{price}}',
  tax: 'รวมภาษี {{tax}}',
  prices: '{{from}} – {{to}}',
  add: 'เพิ่ม',
  fewer: 'ลดหนึ่งรายการ: {{name}}',
  more: 'เพิ่มหนึ่งรายการ: {{name}}',
  left: { other: 'เหลือ {{n}} รายการ' },
  soldOut: 'หมดแล้ว',
  range: 'ครั้งละ {{min}} ถึง {{max}} รายการ',
  upTo: 'สูงสุด {{max}} รายการ',
  limit: 'สูงสุด {{max}} รายการต่อการจอง',
  days: 'เลือกวัน',
  times: 'เลือกเวลา',
  dayAndTime: '{{day}} {{time}}',
  failed: 'โหลดบริการเสริมไม่สำเร็จ',
  loading: 'กำลังโหลดบริการเสริม',
  chosen: 'บริการเสริมที่เลือก',
  many: '{{name}} × {{count}}',
  remove: 'นำบริการนี้ออก',
})
