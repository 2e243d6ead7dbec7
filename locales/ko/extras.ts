import type { text as english } from '../en/extras.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  title: '옵션 추가',
  lead: '선택 사항이며, 예약을 확정하기 전까지 변경하실 수 있습니다.',
  leadChanging: '선택 사항이며, 변경을 확정하기 전까지 다시 고르실 수 있습니다.',
  included: '플랜에 포함되어 있습니다(추가 요금 없음)',
  each: '1개 {{price}}',
  tax: '세금 {{tax}} 포함',
  prices: '{{from}}~{{to}}',
  add: '추가',
  fewer: '{{name}} 1개 줄이기',
  more: '{{name}} 1개 늘리기',
  left: { other: '{{n}}개 남음' },
  soldOut: '매진',
  range: '{{min}}~{{max}}개',
  upTo: '최대 {{max}}개',
  limit: '예약 1건당 최대 {{max}}개',
  days: '날짜 선택',
  times: '시간 선택',
  dayAndTime: '{{day}} {{time}}',
  failed: '옵션을 불러오지 못했습니다',
  loading: '옵션을 불러오는 중입니다',
  chosen: '선택하신 옵션',
  many: '{{name}} × {{count}}',
  remove: '이 옵션 삭제',
})
