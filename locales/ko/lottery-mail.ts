import type { text as english } from '../en/lottery-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  event: '추첨',
  number: '응모 번호',
  resultAt: '결과 발표',
  deadline: '예약 기한',
  enteredSubject: '[{{hotel}}] 추첨 응모가 접수되었습니다 ({{number}})',
  enteredLead: '「{{event}}」에 응모해 주셔서 감사합니다. 아래 일시에 추첨하여 결과를 이메일로 알려 드립니다.',
  enteredAction: '응모 내용 보기',
  enteredNote: '접수 기간 중에는 응모 내용을 변경하거나 취소하실 수 있습니다.',
  wonSubject: '[{{hotel}}] 당첨 안내 ({{number}})',
  wonLead: '축하합니다. 「{{event}}」에 당첨되셨습니다. 객실을 확보해 두었으니 기한 내에 예약해 주십시오.',
  bookAction: '객실 예약',
  bookNote: '응모하신 계정으로 로그인해 주십시오. 기한이 지나면 객실은 다른 고객에게 제공됩니다.',
  lostSubject: '[{{hotel}}] 추첨 결과 안내 ({{number}})',
  lostLead: '「{{event}}」에 응모해 주셔서 감사합니다. 아쉽게도 이번에는 당첨되지 않으셨습니다.',
  lostAction: '다른 객실 보기',
  lostNote: '다른 날짜는 바로 예약하실 수 있습니다.',
  reminderSubject: '[{{hotel}}] 당첨 객실의 예약 기한이 다가옵니다 ({{number}})',
  reminderLead: '「{{event}}」에서 당첨되신 객실을 확보하고 있으나 곧 기한이 만료됩니다.',
  automatic: '이 메일은 {{hotel}} 객실 추첨에 응모하셔서 자동으로 발송되었습니다.',
})
