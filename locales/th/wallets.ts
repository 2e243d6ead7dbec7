import type { text as english } from '../en/wallets.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  or: 'หรือ',
  payWith: 'ชำระด้วย {{name}}',
  note: 'คุณอนุมัติการชำระเงินที่ {{name}} แล้วจะกลับมาที่หน้านี้ทันที',
  title: 'ดำเนินการต่อที่ {{name}}',
  text: 'เราเก็บห้องไว้ให้ระหว่างที่คุณอนุมัติการชำระเงินที่ {{name}} และจะไม่เรียกเก็บเงินก่อนที่คุณจะอนุมัติ',
  goOn: 'ไปที่ {{name}}',
  bankText: 'เราเก็บห้องไว้ให้ระหว่างที่คุณยืนยันการชำระเงินในหน้าของธนาคาร และจะไม่เรียกเก็บเงินก่อนที่คุณจะยืนยัน',
  goToBank: 'ไปที่หน้าของธนาคาร',
})
