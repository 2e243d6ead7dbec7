import type { text as english } from '../en/member-offer.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ar'>()({
  signInToBook: 'سجّل الدخول للحجز',
  signIn: 'تسجيل الدخول',
})
