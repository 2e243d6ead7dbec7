import type { text as english } from '../en/questions.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  title: 'สิ่งที่โรงแรมอยากทราบ',
  notices: 'โปรดทราบ',
  characters: '{{used}} จาก {{most}} ตัวอักษร',
  chooseTime: 'เลือกเวลา',
  several: 'เลือกได้มากกว่าหนึ่งข้อ',
  men: 'ชาย',
  women: 'หญิง',
  peopleSum: 'จำนวนชายและหญิงรวมกันต้องเท่ากับจำนวนผู้ใหญ่ในห้อง',
  peopleOfRoom: 'ห้อง {{number}}: ชาย {{men}} หญิง {{women}}',
  unknownOption: 'ตัวเลือกนี้เลือกไม่ได้แล้ว โปรดเลือกใหม่',
  files: 'แนบไฟล์',
  filesHelp: 'รูปภาพหรือ PDF ไม่เกิน {{files}} ไฟล์ ไฟล์ละไม่เกิน {{megabytes}} MB หรือลากไฟล์มาวางที่นี่',
  sending: 'กำลังส่ง {{name}}',
  retryFile: 'ส่ง {{name}} อีกครั้ง',
  removeFile: 'ลบ {{name}}',
  waitForFiles: 'โปรดรอจนส่งไฟล์เสร็จ หรือลบไฟล์ออก',
  file: 'ไฟล์ {{number}}',
  yourAnswers: 'คำตอบของคุณ',
  later: 'โรงแรมอยากทราบเพิ่มเติม',
  send: 'ส่งคำตอบ',
  sent: 'ขอบคุณ โรงแรมได้รับคำตอบของคุณแล้ว',
  sendUnknown: 'ยังไม่ทราบว่าโรงแรมได้รับคำตอบของคุณแล้วหรือไม่ กดอีกครั้งได้ จะไม่มีการส่งซ้ำ',
  none: 'ไม่ได้ตอบ',
})
