import type { text as english } from '../en/prepay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  title: '지금 결제하기',
  lead: '예약 내용은 바뀌지 않습니다. 지금 결제하신 금액은 호텔에서 내지 않으셔도 됩니다.',
  pay: '지금 {{sum}} 결제하기',
  payAndChange: '{{sum}} 결제하고 변경하기',
  due: '지금 결제하실 금액',
  dearerTitle: '차액을 지금 결제합니다',
  unchanged: '청구된 금액이 없으며 예약도 그대로입니다.',
  unknown: '결제가 완료되었는지 아직 확인하지 못했습니다. 다시 눌러 주십시오. 두 번 청구되지 않습니다.',
  bankTimeLeft: '확인하실 수 있는 남은 시간입니다. 시간이 지나면 청구되지 않으며 예약은 그대로 유지됩니다.',
  bankStop: '중단하고 다른 카드 사용하기',
})
