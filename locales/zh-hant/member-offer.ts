import type { text as english } from '../en/member-offer.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  signInToBook: '登入後預訂',
  signIn: '登入',
})
