import type { text as english } from '../en/member-offer.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'th'>()({
  signInToBook: 'เข้าสู่ระบบเพื่อจอง',
  signIn: 'เข้าสู่ระบบ',
})
