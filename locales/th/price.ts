import type { text as english } from '../en/price.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  have: 'ฉันมีคูปอง',
  coupon: 'คูปอง',
  code: 'รหัสคูปอง',
  use: 'ใช้',
  applied: '{{name}}\u00a0· {{code}}',
  firstNights: { other: 'ใช้กับ {{n}} คืนแรกของการเข้าพัก' },
  remove: 'นำคูปองออก',
  another: 'ใช้รหัสอื่น',
  onlyOne: 'ใช้คูปองได้หนึ่งใบต่อการจอง',
  notBoth: 'ใช้บัตรกำนัลร่วมกับคูปองไม่ได้',
  whichOne: 'กำลังใช้ {{code}} ต้องการเปลี่ยนเป็น {{next}} หรือไม่',
  replace: 'ใช้ {{next}}',
  keep: 'ใช้ {{code}} ต่อ',
  empty: 'กรุณากรอกรหัสคูปอง',
  expired: 'คูปองนี้หมดอายุแล้ว ราคาไม่เปลี่ยนแปลง',
  notYet: 'คูปองนี้ยังใช้ไม่ได้ในขณะนี้ ราคาไม่เปลี่ยนแปลง',
  members: 'คูปองนี้สำหรับสมาชิกเท่านั้น ราคาไม่เปลี่ยนแปลง',
  taxNote: 'ภาษีการบริโภคปัจจุบัน {{percentage}}% และจะปรับเป็น {{next}}% ตั้งแต่ {{day}}',
})
