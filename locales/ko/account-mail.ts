import type { text as en } from '../en/account-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof en, 'ko'>()({
  confirmSubject: '[{{hotel}}] 이메일 주소를 확인해 주십시오',
  confirmLead: '{{hotel}} 회원으로 가입해 주셔서 감사합니다. 이메일 주소를 확인해 주시면 가입이 완료됩니다.',
  confirmAction: '이메일 주소 확인',
  confirmNote: '링크는 24시간 동안 한 번만 사용할 수 있습니다. 가입하신 적이 없다면 아무것도 하지 않으셔도 됩니다.',
  knownSubject: '[{{hotel}}] 이미 가입된 이메일 주소입니다',
  knownLead:
    '이 이메일 주소로 회원 가입 신청이 있었으나 이미 가입되어 있어 변경된 내용은 없습니다. 그대로 로그인하실 수 있습니다.',
  knownNote: '비밀번호를 잊으셨다면 여기에서 새로 설정해 주십시오. 신청하신 적이 없다면 아무것도 하지 않으셔도 됩니다.',
  resetSubject: '[{{hotel}}] 새 비밀번호 설정',
  resetLead: '비밀번호 재설정 요청을 받았습니다. 아래 페이지에서 새 비밀번호를 설정해 주십시오.',
  resetAction: '새 비밀번호 설정',
  resetNote:
    '링크는 1시간 동안 한 번만 사용할 수 있습니다. 요청하신 적이 없다면 아무것도 하지 않으셔도 되며 비밀번호는 그대로 유지됩니다.',
  changeSubject: '[{{hotel}}] 새 이메일 주소를 확인해 주십시오',
  changeLead: '회원 정보의 이메일 주소를 이 주소로 변경합니다. 확인하시기 전까지는 이전 주소가 유지됩니다.',
  changeNote: '링크는 24시간 동안 한 번만 사용할 수 있습니다. 요청하신 적이 없다면 아무것도 하지 않으셔도 됩니다.',
  movedSubject: '[{{hotel}}] 이메일 주소 변경 요청이 있었습니다',
  movedLead:
    '로그인된 기기에서 회원 정보의 이메일 주소 변경을 요청했습니다. 새 주소가 확인되면 변경됩니다. 본인이 아니라면 즉시 새 비밀번호를 설정하고 호텔에 알려 주십시오.',
  passwordSubject: '[{{hotel}}] 비밀번호가 변경되었습니다',
  passwordLead:
    '회원 비밀번호가 변경되었으며 다른 기기는 모두 로그아웃되었습니다. 본인이 아니라면 즉시 새 비밀번호를 설정하고 호텔에 알려 주십시오.',
  lockedSubject: '[{{hotel}}] 계정이 30분간 잠겼습니다',
  lockedLead:
    '비밀번호가 여러 번 잘못 입력되어 30분간 로그인할 수 없습니다. 새 비밀번호를 설정하시면 바로 로그인하실 수 있습니다.',
  deletedSubject: '[{{hotel}}] 회원 탈퇴가 완료되었습니다',
  deletedLead:
    '회원 계정과 고객님의 정보를 삭제했습니다. 예약은 그대로 유지되며 예약 번호와 이메일 주소로 확인하실 수 있습니다.',
  deletedAction: '객실과 플랜 보기',
  forgotNote: '열리는 페이지에서 새 비밀번호 설정 링크를 이메일로 받으실 수 있습니다.',
  automatic: '이 메일은 {{hotel}} 회원 서비스에서 발송되었습니다. 회신은 받지 않습니다.',
})
