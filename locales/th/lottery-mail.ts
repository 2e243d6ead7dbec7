import type { text as english } from '../en/lottery-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  event: 'การจับสลาก',
  number: 'หมายเลขใบสมัคร',
  resultAt: 'ประกาศผล',
  deadline: 'จองภายใน',
  enteredSubject: '{{hotel}}: รับใบสมัครจับสลาก {{number}} แล้ว',
  enteredLead: 'ขอบคุณที่สมัคร {{event}} เราจะจับสลากตามเวลาด้านล่างและแจ้งผลทางอีเมล',
  enteredAction: 'ดูใบสมัคร',
  enteredNote: 'ในช่วงรับสมัคร คุณแก้ไขหรือยกเลิกได้ที่นั่น',
  wonSubject: '{{hotel}}: คุณได้รับสิทธิ์ห้องพัก ({{number}})',
  wonLead: 'ยินดีด้วย คุณได้รับสิทธิ์จาก {{event}} เราเก็บห้องไว้ให้คุณจนกว่าจะจอง',
  bookAction: 'จองห้องของคุณ',
  bookNote: 'กรุณาเข้าสู่ระบบด้วยบัญชีที่ใช้สมัคร หลังเวลาข้างต้น ห้องจะเปิดให้ผู้อื่น',
  lostSubject: '{{hotel}}: ผลใบสมัคร {{number}}',
  lostLead: 'ขอบคุณที่สมัคร {{event}} ขออภัย ครั้งนี้คุณไม่ได้รับสิทธิ์',
  lostAction: 'ดูห้องอื่น',
  lostNote: 'วันอื่นจองได้ทันที',
  reminderSubject: '{{hotel}}: กรุณาจองห้องที่คุณได้รับสิทธิ์ ({{number}})',
  reminderLead: 'ห้องที่คุณได้จาก {{event}} ยังเก็บไว้ให้คุณ แต่ใกล้หมดเวลาแล้ว',
  automatic: 'อีเมลนี้ส่งอัตโนมัติเพราะคุณสมัครจับสลากห้องพักของ {{hotel}}',
})
