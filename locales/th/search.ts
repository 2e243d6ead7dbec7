import type { text as english } from '../en/search.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  bar: 'ค้นหาที่พัก',
  dates: 'เช็คอินและเช็คเอาท์',
  guests: 'ผู้เข้าพัก',
  search: 'ค้นหา',
  datesValue: '{{from}} ({{fromDay}}) – {{to}} ({{toDay}})',
  hotel: 'โรงแรม',
  childOpen: 'กรุณากรอกข้อมูลเด็กให้ครบ',
})
