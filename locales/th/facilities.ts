import type { text as english } from '../en/facilities.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  title: 'โรงแรมของเรา',
  found: { other: 'โรงแรม {{n}} แห่ง' },
  foundOf: { other: 'โรงแรม {{n}} จาก {{total}} แห่ง' },
  loading: 'กำลังค้นหาโรงแรม',
  narrow: 'ชื่อโรงแรมหรือพื้นที่',
  areas: 'พื้นที่',
  from: 'เริ่มต้น {{price}}',
  aNight: 'ต่อคืน สำหรับ {{party}} รวมภาษีแล้ว',
  soldOut: 'ห้องเต็มในวันที่เลือก',
  noPrice: 'ขณะนี้ยังไม่มีวันที่เปิดขาย',
  rooms: 'ดูห้องพักและราคา',
  noneTitle: 'ไม่พบโรงแรมที่ตรงกับที่ค้นหา',
  noneText: 'ลองใช้ชื่อที่สั้นลงหรือเลือกพื้นที่อื่น',
  showAll: 'แสดงโรงแรมทั้งหมด',
  failedTitle: 'ไม่สามารถดึงข้อมูลโรงแรมได้',
})
