import type { text as english } from '../en/search.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  dates: 'チェックイン・チェックアウト',
  guests: 'ご人数',
  search: '空室を検索',
  change: '変更',
  hotel: 'ホテル',
  childOpen: 'お子さまの情報を入力してください',
})
