import type { text as english } from '../en/search.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  dates: '入住與退房',
  guests: '入住人數',
  search: '搜尋',
  change: '修改',
  hotel: '飯店',
  childOpen: '請填寫兒童資訊',
})
