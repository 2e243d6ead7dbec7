import type { text as english } from '../en/options.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  ways: 'ตัวเลือกการค้นหาเพิ่มเติม',
  kind: 'สิ่งที่จอง',
  stayOnly: 'ที่พักเท่านั้น',
  withFlight: 'ที่พักพร้อมเที่ยวบิน',
  openDates: 'ยังไม่กำหนดวัน',
  nights: 'จำนวนคืน',
  fewerNights: 'ลด 1 คืน',
  moreNights: 'เพิ่ม 1 คืน',
  promoCode: 'รหัสโปรโมชัน',
  promoOf: 'รหัสโปรโมชัน {{code}}',
  coupon: 'คูปอง {{code}}',
  voucher: 'บัตรกำนัล {{code}}',
  remove: 'นำ {{what}} ออก',
  sameParty: 'ใช้ได้เมื่อทุกห้องมีผู้เข้าพักเท่ากัน',
  notWithFlight: 'ใช้ร่วมกับเที่ยวบินไม่ได้',
  allHotels: 'โรงแรมทั้งหมดของ {{brand}}',
  chooseHotel: 'เลือกโรงแรม',
  findHotel: 'ค้นหาด้วยชื่อหรือพื้นที่',
  noHotelFits: 'ไม่พบโรงแรมที่ตรงกัน',
  hotelsFound: { other: 'โรงแรม {{n}} แห่ง' },
  more: 'ตัวเลือกเพิ่มเติม',
  dayUse: 'เดย์ยูส',

  // In place of dates
  anyDates: 'วันใดก็ได้',
  day: 'วันที่ใช้บริการ',
})
