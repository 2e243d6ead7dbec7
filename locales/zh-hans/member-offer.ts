import type { text as english } from '../en/member-offer.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  signInToBook: '登录后预订',
  signIn: '登录',
})
