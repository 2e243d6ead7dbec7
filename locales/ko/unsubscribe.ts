import type { text as english } from '../en/unsubscribe.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  title: '혜택 메일 수신을 중단하시겠습니까?',
  text: '{{email}} 주소로 혜택 정보를 보내 드리고 있습니다. 중단하셔도 예약 관련 메일은 계속 발송됩니다.',
  button: '수신 중단',
  doneTitle: '수신이 중단되었습니다',
  doneText: '앞으로 혜택 메일을 보내 드리지 않습니다. 예약 관련 메일은 계속 발송됩니다.',
  alreadyTitle: '이미 수신이 중단되어 있습니다',
  alreadyText: '{{email}} 주소로 혜택 메일을 보내지 않습니다.',
  badTitle: '유효하지 않은 링크입니다',
  badText: '가장 최근 메일의 링크를 이용하시거나 회원 페이지에서 설정을 변경해 주십시오.',
  unreadTitle: '확인하지 못했습니다',
})
