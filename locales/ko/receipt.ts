import type { text as english } from '../en/receipt.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  title: '영수증',
  reissue: '재발행 {{count}}회',
  number: '영수증 번호 {{number}}',
  issued: '발행일 {{date}}',
  recipient: '{{name}} 귀하',
  businessNumber: '사업자 번호(대만) {{number}}',
  received: '영수 금액',
  forStay: '{{hotel}} 이용 요금',
  forCancellation: '{{hotel}} 취소 수수료',
  dates: '이용 기간',
  cancellationFee: '취소 수수료',
  taxes: '세금 포함액',
  localTax: '숙박세 포함액',
  payment: '결제',
  cardEnding: '{{brand}}(끝자리 {{digits}})',
  paidOn: '{{way}}, {{date}}',
  note: '이 영수증은 {{hotel}}에서 전자적으로 발행하였습니다.',
})
