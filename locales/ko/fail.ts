import type { text as english } from '../en/fail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  label: '예약되지 않았습니다',
  notSure: '확인 중입니다',
  title: '예약이 이루어지지 않았습니다',
  unknownTitle: '결제 결과를 확인하지 못했습니다',
  kept: '결제는 이루어지지 않았습니다. 입력하신 내용은 {{n}}분간 보관됩니다.',
  yourCard: '고객님의 카드',
  notCharged: '청구되지 않았습니다. {{sum}}의 승인 내역이 보이더라도 자동으로 사라집니다.',
  onItsWayBack: '{{sum}} 환불 진행 중',
  refundTime: '3~10일 이내에 카드 내역에 표시됩니다.',
  refundMail: '메일로도 알려 드립니다',
  maybeCharged: '{{sum}}이(가) 청구되었는지 확인하고 있습니다.',
  otherCard: '다른 카드로 시도',
  atHotelInstead: '현장 결제로 변경',
  backToStay: '예약 내용으로 돌아가기',
  searchAgain: '다시 검색',
  seeOtherRooms: '이 날짜의 다른 객실 보기',
  time: '문제가 계속되면 시각 {{time}}을 알려 주십시오.',
  moneyNone: '결제는 이루어지지 않았습니다.',
  moneyRefund: '환불 절차를 진행하고 있습니다. 따로 하실 일은 없습니다.',
  moneyUnknown: '결제가 이루어졌는지 확인하고 있습니다. 다시 결제하지 말아 주십시오.',
  bankTimeout: '{{minutes}}분 이내에 본인 인증이 완료되지 않아 예약이 취소되었습니다.',
})
