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
  backToSite: 'กลับไปที่เว็บไซต์',
  oldBrowser: 'เบราว์เซอร์นี้เก่าเกินไปสำหรับการจอง โปรดอัปเดตหรือใช้เบราว์เซอร์อื่น',
})
