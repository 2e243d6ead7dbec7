import type { text as english } from '../en/currency.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  label: '통화',
  title: '요금 표시 통화',
  search: '통화 이름, 코드 또는 기호',
  suggested: '추천',
  all: '모든 통화',
  none: '해당하는 통화가 없습니다',
  note: '결제는 {{currency}}(으)로 이루어집니다. 다른 통화의 요금은 비교를 위해 환산한 금액입니다.',
})
