import type { text as english } from '../en/search.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  dates: 'เช็คอินและเช็คเอาท์',
  guests: 'ผู้เข้าพัก',
  search: 'ค้นหา',
  change: 'แก้ไข',
  hotel: 'โรงแรม',
  childOpen: 'กรุณากรอกข้อมูลเด็กให้ครบ',
})
