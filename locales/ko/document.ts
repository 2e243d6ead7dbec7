import type { text as english } from '../en/document.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  rooms: '객실과 요금',
  hotels: '호텔 목록',
  recommended: '추천 객실',
  details: '투숙객 정보 입력',
  booking: '예약 내용',
  notBooked: '예약되지 않음',
  policy: '취소 규정',
  signIn: '로그인',
  corporate: '법인 로그인',
  company: '법인 계정',
  signUp: '회원 가입',
  password: '비밀번호 재설정',
  address: '이메일 주소 확인',
  deleted: '계정 삭제 완료',
  account: '내 계정',
  payment: '결제',
  offers: '혜택 메일',
  lottery: '추첨 응모',
  backToSite: '웹사이트로 돌아가기',
  oldBrowser:
    '사용 중인 브라우저가 오래되어 예약하실 수 없습니다. 브라우저를 업데이트하시거나 다른 브라우저를 이용해 주시기 바랍니다.',
  chat: '호텔과 채팅',
  openChat: '호텔에 문의하기',
  maintenanceTitle: '점검 중입니다',
  maintenanceText: '현재 예약 접수를 일시 중단하고 있습니다. 이미 완료된 예약에는 영향이 없습니다.',
  notFoundTitle: '페이지를 찾을 수 없습니다',
  notFoundText: '주소가 오래되었거나 잘못되었을 수 있습니다. 예약에는 영향이 없습니다.',
  unavailableText: '복구 작업을 하고 있습니다. 그동안 예약이나 청구는 이루어지지 않았습니다.',
  noScript: '이 브라우저에서 예약하시려면 JavaScript가 필요합니다. 전화나 이메일로도 예약하실 수 있습니다.',
})
