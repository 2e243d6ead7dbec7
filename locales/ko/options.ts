import type { text as english } from '../en/options.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  ways: '기타 검색 조건',
  kind: '예약 종류',
  stayOnly: '숙박만',
  withFlight: '숙박+항공권',
  openDates: '날짜 미정',
  nights: '숙박 일수',
  fewerNights: '1박 줄이기',
  moreNights: '1박 늘리기',
  promoCode: '프로모션 코드',
  promoOf: '프로모션 코드 {{code}}',
  coupon: '쿠폰 {{code}}',
  voucher: '바우처 {{code}}',
  remove: '{{what}} 삭제',
  sameParty: '모든 객실의 인원이 같을 때만 이용하실 수 있습니다',
  notWithFlight: '항공권 포함 시 이용하실 수 없습니다',
  allHotels: '{{brand}}의 모든 호텔',
  chooseHotel: '호텔 선택',
  findHotel: '이름 또는 지역으로 찾기',
  noHotelFits: '해당하는 호텔이 없습니다',
  hotelsFound: { other: '호텔 {{n}}곳' },
  more: '기타 조건',
  dayUse: '데이유스',

  // In place of dates
  anyDates: '날짜 미정',
  day: '이용일',
})
