import type { text as english } from '../en/receipt-form.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  title: 'ใบเสร็จรับเงิน',
  lead: 'สำหรับยอดที่ชำระด้วยบัตร ฉบับถัดไปจะระบุว่าเป็นการออกใหม่',
  name: 'ชื่อบนใบเสร็จ',
  company: 'ชื่อบริษัท',
  number: 'เลขประจำตัวธุรกิจ (ไต้หวัน)',
  numberHelp: 'ตัวเลข 8 หลัก',
  download: 'ดาวน์โหลดใบเสร็จ (PDF)',
  making: 'กำลังจัดทำใบเสร็จ…',
  done: 'บันทึกใบเสร็จของคุณแล้ว',
  from: 'ใบเสร็จตั้งแต่ {{date}}',
  fromText: 'ดาวน์โหลดได้ตั้งแต่วันเช็คเอาท์',
  slow: 'การจัดทำใบเสร็จใช้เวลานานกว่าปกติ ข้อมูลที่กรอกยังอยู่ โปรดลองอีกครั้ง',
})
