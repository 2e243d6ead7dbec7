import type { text as english } from '../en/member-offer.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  signInToBook: 'ログインして予約',
  signIn: 'ログイン',
})
