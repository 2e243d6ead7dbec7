import type { text as english } from '../en/fail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  label: 'การจองไม่สำเร็จ',
  notSure: 'ยังไม่แน่ชัด',
  title: 'การจองของคุณไม่สำเร็จ',
  unknownTitle: 'เราไม่สามารถทราบผลการชำระเงิน',
  kept: 'ไม่มีการเรียกเก็บเงิน ข้อมูลของคุณเก็บไว้ {{n}} นาที',
  yourCard: 'บัตรของคุณ',
  notCharged: 'ไม่มีการเรียกเก็บ หากเห็นการกันวงเงิน {{sum}} จะหายไปเอง',
  onItsWayBack: 'กำลังคืนเงิน {{sum}}',
  refundTime: 'จะปรากฏในธนาคารของคุณภายใน 3 ถึง 10 วัน',
  refundMail: 'เราจะยืนยันทางอีเมล',
  maybeCharged: 'เรากำลังตรวจสอบว่ามีการเรียกเก็บ {{sum}} หรือไม่',
  otherCard: 'ลองบัตรอื่น',
  atHotelInstead: 'เปลี่ยนเป็นชำระที่โรงแรม',
  backToStay: 'กลับไปที่การจองของคุณ',
  searchAgain: 'ค้นหาอีกครั้ง',
  seeOtherRooms: 'ดูห้องอื่นในวันเดียวกัน',
  time: 'หากเกิดขึ้นอีก กรุณาแจ้งเวลา {{time}}',
  moneyNone: 'ยังไม่มีการเรียกเก็บเงิน',
  moneyRefund: 'เรากำลังคืนเงินให้คุณ คุณไม่ต้องทำอะไร',
  moneyUnknown: 'เรากำลังตรวจสอบว่าชำระเงินสำเร็จหรือไม่ กรุณาอย่าชำระซ้ำ',
  bankTimeout: 'การยืนยันกับธนาคารไม่เสร็จภายใน {{minutes}} นาที การจองจึงถูกยกเลิก',
})
