import type { text as english } from '../en/recommender.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  title: 'ห้องพักแนะนำสำหรับคุณ',
  forDates: 'ห้องพักที่แนะนำสำหรับวันที่ของคุณ',
  loading: 'กำลังค้นหาห้องพักสำหรับคุณ',
  from: 'เริ่มต้น {{price}}',
  included: '{{nights}} {{party}} รวมภาษีแล้ว',
  see: 'ดูห้องพักนี้',
  noneTitle: 'ยังไม่มีห้องพักแนะนำสำหรับวันที่นี้',
  noneText: 'ลองเลือกวันอื่น',
  allRooms: 'ห้องพักและราคาทั้งหมด',
  failedTitle: 'ไม่สามารถดึงข้อมูลห้องพักแนะนำได้',
  previewEnded: { other: 'การแสดงตัวอย่างสิ้นสุดแล้วหลังจาก {{n}} นาที โปรดโหลดหน้านี้อีกครั้งเพื่อดูต่อ' },
})
