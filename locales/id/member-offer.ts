import type { text as english } from '../en/member-offer.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  signInToBook: 'Masuk untuk memesan',
  signIn: 'Masuk',
})
