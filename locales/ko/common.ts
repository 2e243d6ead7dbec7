import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  // Header and menus
  account: '내 계정',

  // Actions
  cancel: '취소',
  remove: '삭제',
  save: '저장',
  print: '인쇄',
  copy: '복사',
  copied: '복사했습니다',
  optional: '선택 사항',

  // Waiting
  working: '잠시만 기다려 주십시오',

  // Steps of a booking
  steps: '예약 단계',
  stepDetails: '고객 정보',
  stepPayment: '결제',
  stepConfirmed: '예약 완료',

  // Dates
  checkIn: '체크인',
  checkOut: '체크아웃',
  dayUse: '데이유스',
  timeRange: '{{from}}~{{to}}',
  untilTime: '{{time}}까지',

  // Party
  guests: { other: '{{n}}명' },
  roomNumber: '객실 {{number}}',

  // Prices
  fromPrice: '{{price}}부터',
  total: '합계',
})
