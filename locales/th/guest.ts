import type { text as english } from '../en/guest.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  familyKanji: 'นามสกุล (คันจิ)',
  givenKanji: 'ชื่อ (คันจิ)',
  prefecture: 'จังหวัดในญี่ปุ่น',
  choosePrefecture: 'เลือกจังหวัด',
  staysHere: 'ฉันเข้าพักห้องนี้เอง',
  roomsHelp: 'ห้องที่ไม่ได้ระบุชื่อจะจองในชื่อของคุณ',
  requests: 'คำขอถึงโรงแรม',
  requestsHelp: 'เวลาที่คาดว่าจะมาถึง อาการแพ้ หรือเรื่องที่เราควรทราบ ไม่เกิน {{n}} ตัวอักษร',
  receiptTitle: 'ชื่อบนใบเสร็จ',
  receiptUnicode: 'เลขประจำตัวธุรกิจ (ไต้หวัน)',
  receiptHelp: 'ตัวเลข 8 หลัก',
  receiptNumberInvalid: 'เลขประจำตัวธุรกิจต้องเป็นตัวเลข 8 หลัก',
  optIn: 'ยินดีรับข่าวข้อเสนอของโรงแรมทางอีเมล',
  bookedRequests: 'คำขอของคุณ',
  staysIn: 'ผู้เข้าพัก: {{name}}',
})
