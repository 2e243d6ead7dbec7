import type { text as english } from '../en/login-menu.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  account: 'บัญชีของคุณ',
  signIn: 'เข้าสู่ระบบ',
  signUp: 'สมัครสมาชิก',
  signOut: 'ออกจากระบบ',
  stays: 'การเข้าพักของฉัน',
  points: 'คะแนน',
  payment: 'บัตร',
  promotions: 'คูปอง',
  profile: 'โปรไฟล์',
  myPage: 'หน้าของฉัน',
  corporate: 'เข้าสู่ระบบสำหรับองค์กร',
  admin: 'การใช้สิทธิ์เข้าพัก',
  organizationStays: 'การจองขององค์กร',
  organizationSignOut: 'ออกจากระบบองค์กร',
  notOffered: 'โรงแรมนี้ไม่มีหน้าดังกล่าว คุณค้นหาและจองห้องพักได้ที่นี่',
})
