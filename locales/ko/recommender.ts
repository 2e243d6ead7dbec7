import type { text as english } from '../en/recommender.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  title: '추천 객실',
  forDates: '선택하신 날짜에 추천하는 객실',
  loading: '추천 객실을 찾고 있습니다',
  from: '{{price}}부터',
  included: '{{nights}}, {{party}}, 세금 포함',
  see: '이 객실 보기',
  noneTitle: '이 날짜에 추천할 객실이 없습니다',
  noneText: '다른 날짜를 선택해 주십시오.',
  allRooms: '모든 객실과 요금',
  failedTitle: '추천 객실을 가져오지 못했습니다',
  previewEnded: { other: '{{n}}분이 지나 미리보기가 종료되었습니다. 계속 보시려면 페이지를 새로 고쳐 주십시오.' },
})
