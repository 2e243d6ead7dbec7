import type { text as english } from '../en/search.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  dates: '체크인 및 체크아웃',
  guests: '인원',
  search: '검색',
  change: '변경',
  hotel: '호텔',
  childOpen: '어린이 정보를 입력해 주십시오',
})
