import type { text as english } from '../en/party.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  room: 'ห้องที่ {{number}}',
  upToGuests: { other: 'สูงสุด {{n}} คน' },
  upToRooms: { other: 'สูงสุด {{n}} ห้อง' },
  adults: 'ผู้ใหญ่',
  adultsFrom: { other: '{{n}} ปีขึ้นไป รวมวัยรุ่น' },
  children: 'เด็ก',
  childrenTo: '0 ถึง {{age}} ปี',
  tierAges: '{{from}} ถึง {{to}} ปี',
  tierAge: { other: '{{n}} ปี' },
  fewerAdults: 'ลดผู้ใหญ่ 1 คน',
  moreAdults: 'เพิ่มผู้ใหญ่ 1 คน',
  fewerChildren: 'ลดเด็ก 1 คน',
  moreChildren: 'เพิ่มเด็ก 1 คน',
  fewerOf: '{{tier}}: ลด 1 คน',
  moreOf: '{{tier}}: เพิ่ม 1 คน',
  ageOfChild: 'อายุเด็กคนที่ {{number}}',
  chooseAge: 'เลือก',
  ageNeeded: 'ราคาขึ้นกับอายุ',
  addRoom: 'เพิ่มห้อง',
  removeRoom: 'นำห้องที่ {{number}} ออก',

  // Rooms
  rooms: 'จำนวนห้อง',
  removeLast: 'ลด 1 ห้อง',
  changeRoom: 'เปลี่ยนห้องที่ {{number}}',
  flightRooms: { other: 'พร้อมเที่ยวบินได้สูงสุด {{n}} ห้อง' },

  // What a room takes
  upToAdults: { other: 'ผู้ใหญ่สูงสุด {{n}} คน' },
  upToChildren: { other: 'เด็กสูงสุด {{n}} คน' },
  upToPerAdult: { other: 'เด็กสูงสุด {{n}} คนต่อผู้ใหญ่ 1 คน' },
  sharedPerAdult: 'เด็กนอนร่วมเตียงได้ 1 คนต่อผู้ใหญ่ 1 คน',
  noChildren: 'โรงแรมนี้รับเฉพาะผู้ใหญ่',

  // Meals and bed of a child
  meals: 'อาหารและที่นอนสำหรับเด็ก',
  mealOfChild: 'อาหารและที่นอนของเด็กคนที่ {{number}}',
  mealNeeded: 'ราคาขึ้นกับอาหารและที่นอน',
  option_meal_same_as_adult_bedding: 'อาหารเหมือนผู้ใหญ่ มีที่นอนแยก',
  option_meal_yes_bedding: 'อาหารเด็ก มีที่นอนแยก',
  option_meal_yes: 'อาหารเด็ก นอนร่วมเตียง',
  option_meal_no_bedding: 'ไม่รวมอาหาร มีที่นอนแยก',
  option_meal_no: 'ไม่รวมอาหาร นอนร่วมเตียง',
  optionForAges: '{{option}} ({{ages}})',
})
