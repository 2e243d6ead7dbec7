import type { text as english } from '../en/core.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  // Header and menus
  language: '언어',
  toRooms: '객실 목록으로 돌아가기',

  // Actions
  close: '닫기',
  dismiss: '알림 닫기',
  done: '완료',
  clear: '지우기',
  tryAgain: '다시 시도',

  // Waiting
  loading: '불러오는 중입니다',

  // Pages without a stay
  unavailableTitle: '지금은 예약을 이용하실 수 없습니다',

  // Dates
  weekdays: '일 월 화 수 목 금 토',
  withWeekday: '{{date}}({{day}})',
  dateRange: '{{from}} – {{to}}',
  nights: { other: '{{n}}박' },

  // Party
  rooms: { other: '객실 {{n}}개' },
  adults: { other: '성인 {{n}}명' },
  children: { other: '어린이 {{n}}명' },
  party: '{{adults}}, {{children}}',
})
