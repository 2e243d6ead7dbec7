import type { text as english } from '../en/receipt-form.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  title: '영수증',
  lead: '카드로 결제하신 금액의 영수증입니다. 두 번째부터는 재발행으로 표시됩니다.',
  name: '영수증 수취인',
  company: '수취인(회사명)',
  number: '사업자 번호(대만)',
  numberHelp: '숫자 8자리',
  download: '영수증 다운로드(PDF)',
  making: '영수증을 작성하고 있습니다…',
  done: '영수증을 저장했습니다.',
  from: '영수증 {{date}}부터',
  fromText: '체크아웃 당일부터 다운로드하실 수 있습니다.',
  slow: '영수증 작성이 지연되고 있습니다. 입력하신 내용은 그대로 있으니 다시 시도해 주십시오.',
})
