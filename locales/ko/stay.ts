import type { text as english } from '../en/stay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  by: '{{what}}, {{by}}',
  until: '{{what}} ({{date}}까지)',
  paid: '결제 완료',
  given_back: '환불 완료',
  coming_back: '환불 진행 중',
  hotel_due: '현지 결제',
  transfer_due: '계좌 이체 예정 금액',
  later_due: '후불(청구서)',
  prepaid: '사전 결제 완료',
  waiting: '결제 진행 중',
  fee_due: '숙소에 지불하실 취소 수수료',

  policyFree: '무료 취소',
  policyDays: { other: '체크인 {{n}}일 전까지 무료 취소' },
  policyDaysAt: { other: '체크인 {{n}}일 전 {{time}}까지 무료 취소' },
  policyArrivalAt: '체크인 당일 {{time}}까지 무료 취소',
  policyFee: '예약 시점부터 취소 수수료 {{percent}}%',
  policyNone: '환불 불가',
})
