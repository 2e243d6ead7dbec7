import type { text as english } from '../en/guest.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  familyKanji: '성(한자)',
  givenKanji: '이름(한자)',
  prefecture: '도도부현',
  choosePrefecture: '도도부현을 선택',
  staysHere: '이 객실에 본인이 숙박',
  roomsHelp: '성함이 없는 객실은 예약자 성함으로 예약됩니다.',
  requests: '호텔에 전할 요청 사항',
  requestsHelp: '도착 예정 시각, 알레르기 등을 알려 주십시오({{n}}자 이내).',
  receiptTitle: '영수증 수취인',
  receiptUnicode: '사업자 번호(대만)',
  receiptHelp: '숫자 8자리',
  receiptNumberInvalid: '사업자 번호는 숫자 8자리로 입력해 주십시오.',
  optIn: '호텔의 혜택 소식을 이메일로 받겠습니다.',
  bookedRequests: '요청 사항',
  staysIn: '투숙객: {{name}}',
})
