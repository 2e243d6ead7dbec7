import type { text as english } from '../en/facilities.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  title: '호텔 목록',
  found: { other: '호텔 {{n}}곳' },
  foundOf: { other: '호텔 {{total}}곳 중 {{n}}곳' },
  loading: '호텔을 찾고 있습니다',
  narrow: '호텔 이름 또는 지역',
  areas: '지역',
  from: '{{price}}부터',
  aNight: '1박, {{party}}, 세금 포함',
  soldOut: '이 날짜에는 만실입니다',
  noPrice: '현재 판매 중인 날짜가 없습니다',
  rooms: '객실과 요금 보기',
  noneTitle: '조건에 맞는 호텔이 없습니다',
  noneText: '이름을 더 짧게 입력하거나 다른 지역을 선택해 주십시오.',
  showAll: '모든 호텔 보기',
  failedTitle: '호텔 정보를 가져오지 못했습니다',
})
