import type { text as english } from '../en/document.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  rooms: 'ห้องพักและราคา',
  hotels: 'โรงแรม',
  recommended: 'ห้องพักแนะนำ',
  details: 'ข้อมูลผู้เข้าพัก',
  booking: 'การจองของคุณ',
  notBooked: 'ยังไม่ได้จอง',
  policy: 'เงื่อนไขการยกเลิก',
  signIn: 'เข้าสู่ระบบ',
  corporate: 'เข้าสู่ระบบสำหรับองค์กร',
  company: 'บัญชีองค์กร',
  signUp: 'สมัครสมาชิก',
  password: 'ตั้งรหัสผ่านใหม่',
  address: 'ยืนยันที่อยู่อีเมล',
  deleted: 'ลบบัญชีแล้ว',
  account: 'บัญชีของคุณ',
  payment: 'การชำระเงิน',
  offers: 'ข้อเสนอทางอีเมล',
  lottery: 'ใบสมัครจับสลาก',
  backToSite: 'กลับไปที่เว็บไซต์',
  oldBrowser: 'เบราว์เซอร์นี้เก่าเกินไปสำหรับการจอง โปรดอัปเดตหรือใช้เบราว์เซอร์อื่น',
  chat: 'แชทกับโรงแรม',
  openChat: 'สอบถามโรงแรม',
  maintenanceTitle: 'ปิดรับจองชั่วคราวเพื่อปรับปรุงระบบ',
  maintenanceText: 'โรงแรมกำลังปรับปรุงระบบจอง การจองที่ทำไว้แล้วไม่ได้รับผลกระทบ',
})
