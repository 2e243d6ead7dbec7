import type { text as english } from '../en/receipt.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  title: 'ใบเสร็จรับเงิน',
  reissue: 'ออกใหม่ครั้งที่ {{count}}',
  number: 'เลขที่ใบเสร็จ {{number}}',
  issued: 'วันที่ออก {{date}}',
  recipient: 'ได้รับเงินจาก {{name}}',
  businessNumber: 'เลขประจำตัวธุรกิจ {{number}}',
  received: 'จำนวนเงินที่ได้รับ',
  forStay: 'ค่าเข้าพักที่ {{hotel}}',
  forCancellation: 'ค่าธรรมเนียมการยกเลิกที่ {{hotel}}',
  dates: 'วันที่เข้าพัก',
  cancellationFee: 'ค่าธรรมเนียมการยกเลิก',
  taxes: 'รวมภาษี',
  localTax: 'รวมภาษีที่พัก',
  payment: 'การชำระเงิน',
  cardEnding: '{{brand}} ลงท้ายด้วย {{digits}}',
  paidOn: '{{way}}\u00a0· {{date}}',
  note: 'ใบเสร็จนี้ออกโดย {{hotel}} ทางอิเล็กทรอนิกส์',
})
