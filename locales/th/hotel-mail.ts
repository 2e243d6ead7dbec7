import type { text as english } from '../en/hotel-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  linkSubject: '{{hotel}} ขอให้ชำระเงิน: {{subject}}',
  linkLead: '{{hotel}} ขอให้คุณชำระเงินตามรายการต่อไปนี้ คุณชำระด้วยบัตรได้ในหน้าที่ปลอดภัย',
  linkFor: 'รายการ',
  linkAmount: 'จำนวนเงิน',
  linkUntil: 'ชำระภายใน',
  linkAction: 'ชำระเงิน',
  linkNote: { other: 'โปรดชำระให้เสร็จภายใน {{n}} ชั่วโมงนับจากอีเมลนี้ หลังจากนั้นโปรดขอลิงก์ใหม่จากโรงแรม' },
  linkAutomatic: 'อีเมลนี้ส่งถึงคุณเพราะ {{hotel}} ขอให้ชำระเงินผ่านที่อยู่นี้ หากคุณไม่ทราบเรื่อง โปรดสอบถามโรงแรมก่อนชำระ',
  offerAction: 'ดูห้องพักและราคา',
  offerNote: 'ราคาและห้องว่างเป็นไปตามวันที่คุณเข้าชม',
  offerReason: 'คุณได้รับอีเมลนี้เพราะขอรับข้อเสนอจาก {{hotel}} ทางอีเมล',
  offerStop: 'ยกเลิกรับข้อเสนอ',
})
