import type { text as english } from '../en/paying.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  transferBy: '{{date}}까지 {{sum}}을(를) 입금해 주십시오.',
  transferHow: '입금 계좌는 예약 완료 화면과 확인 메일에서 안내해 드립니다.',
  transferEnds: '기한까지 입금되지 않으면 예약이 취소되며 취소 수수료는 없습니다.',
  invoiceNote: '청구서는 숙박 후에 보내 드립니다. 받으실 곳을 입력해 주십시오.',
  invoiceName: '청구서 수신인',
  invoiceAddress: '청구서 주소',
  workTitle: '결제 서비스 점검 중입니다 ({{from}} ~ {{to}})',
  workText: '점검이 끝날 때까지 사용할 수 없습니다:',
  heldUntil: '객실은 {{time}}까지 확보되어 있습니다.',
  unknownTitle: '예약 상태를 확인할 수 없습니다',
  unknownText: '다시 예약하거나 결제하시기 전에 호텔에 문의해 주십시오.',
  goOn: '결제 계속하기',
  startAgain: '처음부터 다시 하기',
  toDetails: '고객 정보로 돌아가기',
  accountTitle: '입금 계좌',
  accountSum: '금액',
  accountBy: '입금 기한',
  accountBank: '은행',
  accountNumber: '계좌',
  accountHolder: '예금주',
  accountOrdinary: '보통예금',
  accountCurrent: '당좌예금',
  accountReference: '입금하실 때 예약 번호 {{number}}을(를) 기재해 주십시오.',
})
