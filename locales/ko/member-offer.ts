import type { text as english } from '../en/member-offer.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  signInToBook: '로그인 후 예약',
  signIn: '로그인',
})
