import type { text as english } from '../en/external.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  waiting: '로그인하고 있습니다…',
  title: '로그인하지 못했습니다',
  failed: '로그인을 확인하지 못했습니다. 다시 시도해 주십시오.',
  notRegistered: '회원 정보가 등록되어 있지 않아 로그인하지 못했습니다.',
  notLeft: '로그인 페이지를 열지 못했습니다. 연결 상태를 확인하고 다시 시도해 주십시오.',
  customAuthFailed: '자동으로 로그인하지 못했습니다. 로그인하지 않고도 검색하고 예약하실 수 있습니다.',
  signUp: '회원 가입',
  signIn: '다른 방법으로 로그인',
  search: '객실 검색',
  others: '다른 계정으로 로그인',
  setupTitle: '마지막 단계입니다',
  setupLead: '가입을 마치려면 성함을 입력해 주십시오.',
  setupDone: '가입 완료',
})
