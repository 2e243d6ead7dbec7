import type { text as english } from '../en/questions.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  title: '호텔에서 여쭙는 사항',
  notices: '안내',
  characters: '{{most}}자 중 {{used}}자',
  chooseTime: '시간을 선택해 주십시오',
  several: '여러 개를 선택하실 수 있습니다.',
  men: '남성',
  women: '여성',
  peopleSum: '남성과 여성의 합계를 객실의 성인 인원과 같게 입력해 주십시오.',
  peopleOfRoom: '객실 {{number}}: 남성 {{men}}명, 여성 {{women}}명',
  unknownOption: '더 이상 선택할 수 없습니다. 다시 선택해 주십시오.',
  files: '파일 추가',
  filesHelp: '사진 또는 PDF, 최대 {{files}}개, 각 {{megabytes}}MB 이하. 여기에 끌어다 놓으실 수도 있습니다.',
  sending: '{{name}} 전송 중',
  retryFile: '{{name}} 다시 보내기',
  removeFile: '{{name}} 삭제',
  waitForFiles: '파일 전송이 끝날 때까지 기다리시거나 파일을 삭제해 주십시오.',
  file: '파일 {{number}}',
  yourAnswers: '답변 내용',
  later: '호텔에서 추가로 여쭙는 사항',
  send: '답변 보내기',
  sent: '감사합니다. 호텔에 답변이 전달되었습니다.',
  sendUnknown: '호텔에 답변이 전달되었는지 아직 확인되지 않았습니다. 다시 눌러도 두 번 전송되지 않습니다.',
  none: '답변 없음',
})
