import type { text as english } from '../en/paying.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  transferBy: 'กรุณาโอน {{sum}} ภายใน {{date}}',
  transferHow: 'บัญชีสำหรับโอนอยู่ในหน้ายืนยันและในอีเมล',
  transferEnds: 'หากยังไม่ได้รับเงินภายในกำหนด การจองจะสิ้นสุดโดยไม่มีค่าใช้จ่าย',
  invoiceNote: 'เราจะส่งใบแจ้งหนี้หลังการเข้าพัก กรุณาระบุผู้รับ',
  invoiceName: 'ชื่อในใบแจ้งหนี้',
  invoiceAddress: 'ที่อยู่สำหรับใบแจ้งหนี้',
  workTitle: 'ระบบชำระเงินปิดปรับปรุง: {{from}} ถึง {{to}}',
  workText: 'ระหว่างนี้ไม่สามารถใช้:',
  heldUntil: 'เราเก็บห้องไว้ให้คุณถึง {{time}}',
  unknownTitle: 'เราไม่สามารถยืนยันสถานะการจองนี้ได้',
  unknownText: 'กรุณาสอบถามโรงแรมก่อนจองหรือชำระเงินอีกครั้ง',
  goOn: 'ชำระเงินต่อ',
  startAgain: 'เริ่มใหม่',
  toDetails: 'กลับไปที่ข้อมูลของคุณ',
  accountTitle: 'บัญชีสำหรับโอน',
  accountSum: 'จำนวนเงิน',
  accountBy: 'ภายในวันที่',
  accountBank: 'ธนาคาร',
  accountNumber: 'เลขที่บัญชี',
  accountHolder: 'ชื่อบัญชี',
  accountOrdinary: 'บัญชีออมทรัพย์',
  accountCurrent: 'บัญชีกระแสรายวัน',
  accountReference: 'กรุณาระบุหมายเลข {{number}} เมื่อโอน',
})
