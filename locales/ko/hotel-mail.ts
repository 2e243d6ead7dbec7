import type { text as english } from '../en/hotel-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  linkSubject: '[{{hotel}}] 결제 요청: {{subject}}',
  linkLead: '{{hotel}}에서 아래 항목의 결제를 요청드립니다. 안전한 페이지에서 카드로 결제하실 수 있습니다.',
  linkFor: '내용',
  linkAmount: '금액',
  linkUntil: '결제 기한',
  linkAction: '결제하기',
  linkNote: {
    other: '이 메일을 받으신 후 {{n}}시간 이내에 결제를 마쳐 주십시오. 이후에는 호텔에 새 링크를 요청해 주십시오.',
  },
  linkAutomatic:
    '이 메일은 {{hotel}}에서 이 주소로 결제를 요청하여 발송되었습니다. 예정에 없던 결제라면 결제하시기 전에 호텔에 문의해 주십시오.',
  offerAction: '객실과 요금 보기',
  offerNote: '요금과 빈 객실은 확인하시는 날을 기준으로 합니다.',
  offerReason: '{{hotel}}의 혜택 메일 수신에 동의하셔서 보내 드립니다.',
  offerStop: '수신 거부',
})
