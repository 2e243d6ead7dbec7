import type { text as english } from '../en/answers.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  reason_price: '이 날짜의 최저 요금입니다',
  reason_fit: '일행 모두가 한 객실에 묵으실 수 있습니다',
  reason_breakfast: '조식 포함으로 많이 선택하십니다',
  reason_dinner: '석식 포함으로 많이 선택하십니다',
  reason_cancel: '무료 취소가 가능합니다',
  reason_popular: '많이 선택하시는 객실입니다',
  reason_available: '원하시는 날짜에 예약 가능합니다',
  reason_wishes: '원하시는 조건: {{wishes}}',
  reason_apart: '이 객실의 특징: {{wishes}}',
  area_hokkaido: '홋카이도',
  area_tohoku: '도호쿠',
  area_kanto: '간토',
  area_chubu: '주부',
  area_kansai: '간사이',
  area_chugoku: '주고쿠',
  area_shikoku: '시코쿠',
  area_kyushu: '규슈·오키나와',
})
