import type { text as english } from '../en/errors.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  // Without a code: what happened, and what to do
  general: '시스템 오류가 발생했습니다. 다시 시도해 주십시오.',
  processing: '처리하지 못했습니다. 잠시 후 다시 시도해 주십시오.',
  network: '통신할 수 없습니다. 연결을 확인한 후 다시 시도해 주십시오.',
  timeout: '응답이 지연되고 있습니다. 다시 시도해 주십시오.',
  busy: '현재 접속이 몰리고 있습니다. 계속 다시 시도하고 있으니 이 페이지에서 기다려 주십시오.',
  outcome_unknown: '예약이 완료되었는지 확인하고 있습니다. 중복되지 않도록 다시 예약하지 말아 주십시오.',
  signedOut: '로그아웃되었습니다. 계속하려면 다시 로그인해 주십시오.',
  isSignedOut: '로그아웃되었습니다.',
  alreadySignedOut: '이미 로그아웃되었습니다',
  sessionExpired: '세션이 만료되었습니다. 페이지를 새로 고쳐 주십시오. 예약은 이루어지지 않았습니다.',
  signInChanged: '로그인 상태가 바뀌었습니다. 요금이 다를 수 있으니 검색 화면으로 돌아가 주십시오.',

  // What is offered beside a text
  offerSignIn: '로그인',
  offerForgotPassword: '비밀번호 재설정',
  offerResendConfirmation: '확인 메일 다시 보내기',
  offerJapanese: '일본어로 전환',
  offerOtherLanguage: '언어 전환',
  offerDefaultLanguage: '호텔 기본 언어로 전환',

  // Beside a code: entries and extras
  '1105': '결제하시는 동안 객실이 마감되었습니다.',
  '1105_extra': '이 옵션의 남은 수량이 부족합니다. 수량을 줄여 주십시오.',

  // Beside a code: accounts
  '1400': '세션이 만료되었습니다. 다시 로그인해 주십시오. 입력하신 내용은 보관되어 있습니다.',

  // Beside a code: payment
  '3001': '시간이 초과되어 결제가 처리되지 않았습니다. 다시 시도해 주십시오.',
  '3011': '시간이 초과되어 결제가 처리되지 않았습니다. 다시 시도해 주십시오.',
  '3002': '결제에 실패하여 예약이 완료되지 않았습니다. 다시 시도해 주십시오.',
  '3003': '이 카드는 사용하실 수 없습니다. 다른 카드를 이용해 주십시오.',
  '3205': '이 카드는 사용하실 수 없습니다. 다른 카드를 이용해 주십시오.',
  '3004': '카드 번호를 확인해 주십시오.',
  '3005': '카드 유효기간을 확인해 주십시오.',
  '3006': '카드사의 본인 인증이 완료되지 않았습니다. 다른 카드나 다른 결제 방법을 이용해 주십시오.',
  '3250': '카드사의 본인 인증이 완료되지 않았습니다. 다른 카드나 다른 결제 방법을 이용해 주십시오.',
  '3007': '유효하지 않거나 이용할 수 없는 카드입니다. 확인하시거나 다른 카드를 이용해 주십시오.',
  '3008': '카드사의 본인 인증이 취소되었습니다. 다시 시도하시거나 다른 결제 방법을 선택해 주십시오.',
  '3009': '시도 횟수가 많아 카드사의 본인 인증이 일시 중지되었습니다. 잠시 기다리시거나 다른 카드를 이용해 주십시오.',
  '3252': '이 카드는 본인 인증(3D 시큐어)을 지원하지 않습니다. 다른 카드를 이용해 주십시오.',
  '3203': '결제를 처리하는 중에 문제가 발생했습니다. 잠시 후 결과를 확인해 주십시오.',
  '3251': '결제를 처리하는 중에 문제가 발생했습니다. 잠시 후 결과를 확인해 주십시오.',
  '3204': '결제에 실패했습니다. 다른 카드를 이용해 주십시오.',
  cardBrandMismatch: '선택한 카드 브랜드와 번호가 일치하지 않습니다. 확인해 주십시오.',
  verificationFailed: '버튼 위의 확인 절차를 마친 후 다시 눌러 주십시오. 입력하신 내용은 그대로 유지됩니다.',
  unknownEmail: '이 이메일 주소로 가입된 계정이 없습니다.',
  linkOver: '이미 사용했거나 유효 기간이 지난 링크입니다. 다시 요청해 주십시오.',
  wrongPassword: '비밀번호가 올바르지 않습니다.',
  paymentMix: '결제 방법이 다른 객실은 함께 예약할 수 없습니다. 결제 방법이 같은 객실을 선택해 주십시오.',

  // Beside a code: room lotteries
  lotteryAccount: '이 계정은 추첨 응모와 일치하지 않습니다. 응모하신 계정으로 로그인해 주십시오.',
  lotteryDeadline: '이 객실의 예약 기한이 지났습니다.',
  lotteryNights: '이 추첨에서 선택할 수 없는 숙박 일수입니다. 다른 날짜를 선택해 주십시오.',
  lotteryOneRoom: '추첨은 객실 1개만 가능합니다. 1실로 검색해 주십시오.',
  lotteryIncomplete: '이 객실의 예약이 완료되지 않았습니다. 먼저 완료하거나 삭제해 주십시오.',

  // Beside a code: links
  '3900': '같은 숙박을 방금 예약하셨습니다.',

  // Situations of a search and a booking
  datesPassed: '선택하신 날짜가 지나 예약 가능한 다음 날짜로 변경했습니다.',
  kids: '어린이의 나이에 따라 인원 구성을 변경했습니다. 요금을 다시 확인해 주십시오.',
  kidsAge: { other: '{{n}}세 어린이를 성인으로 계산했습니다. 요금이 변경되었습니다.' },
  linkUnread: '링크의 일부를 읽을 수 없어 기본 설정으로 검색합니다: {{what}}',
  linkDates: '날짜',
  linkParty: '인원 및 객실 수',
  linkView: '보기 및 정렬',
  linkOffer: '요금 및 코드',
  linkRooms: '객실 및 플랜',
  linkList: '{{some}}, {{more}}',
  roomsCut: {
    other: '한 번에 최대 {{n}}개 객실까지 검색할 수 있어 {{n}}개 객실로 검색합니다.',
  },
  guestsSpread: '한 객실의 정원을 넘어 여러 객실로 검색합니다.',
  guestsCut: {
    other: '한 객실에 최대 {{n}}명까지 투숙할 수 있어 인원을 줄여 검색합니다. 인원을 확인해 주십시오.',
  },
  kidsLimit:
    '한 객실에 투숙할 수 있는 어린이 수를 초과하여, 초과한 어린이는 성인으로 계산했습니다. 요금도 변경되었습니다.',
  dayUseNotOffered: '이 호텔에는 당일 이용 상품이 없어 숙박으로 검색합니다.',
  undatedNotOffered: '이 호텔은 날짜를 지정하여 검색합니다. 가장 가까운 날짜를 선택했습니다.',
  undatedParties: '날짜 없이 검색하려면 모든 객실의 인원이 같아야 하므로 날짜를 지정하여 검색합니다.',
  undatedFlight: '항공권 포함 상품은 날짜를 지정하여 검색합니다. 가장 가까운 날짜를 선택했습니다.',
  flightNotOffered: '이 호텔에는 항공권 포함 상품이 없어 숙박만 검색합니다.',
  priceCheaper: '요금이 내려갔습니다: {{now}} (변경 전 {{before}})',
  priceDearer: '요금이 변경되었습니다: {{now}} (변경 전 {{before}})',
  rateUpdated: '환율이 업데이트되었습니다. 새 요금을 확인해 주십시오.',
  policyFailed: '취소 규정을 불러오지 못했습니다. 예약 전에 다시 시도해 주십시오.',
  noPolicy: '이 플랜에는 취소 규정이 등록되어 있지 않습니다.',
  imageFailed: '이미지를 불러오지 못했습니다.',
  notYet: '아직 이용하실 수 없습니다.',
  fileLimit: '첨부는 최대 {{files}}개, 파일당 {{megabytes}}MB까지 가능합니다.',
  lookupFailed: '예약 번호와 이메일 주소에 해당하는 예약을 찾을 수 없습니다. 확인해 주십시오.',

  // Fields of a form
  required: '입력해 주십시오.',
  tooLong: '입력한 내용이 너무 깁니다. 줄여 주십시오.',
  nameLatin: '이름은 여권과 같이 영문으로 입력해 주십시오.',
  nameKana: '히라가나 또는 영문으로 입력해 주십시오.',
  nameUnsupported: '사용할 수 없는 문자가 있습니다. 문자, 공백, 하이픈, 아포스트로피만 사용하실 수 있습니다.',
  emailInvalid: '이메일 주소 형식을 확인해 주십시오.',
  emailIncomplete: '@ 뒤가 완전하지 않습니다(예: .com)',
  emailMismatch: '이메일 주소가 일치하지 않습니다.',
  phoneInvalid: '전화번호는 숫자로 입력해 주십시오(국가 번호는 +로 시작).',
  postcodeInvalid: '우편번호는 영문과 숫자로 입력해 주십시오.',
  termsRequired: '이용약관에 동의해 주십시오.',
  partyEmpty: '객실마다 성인이 1명 이상 필요합니다.',
  partyTooManyRooms: '한 번에 예약할 수 있는 객실 수를 초과했습니다.',
  partyTooManyGuests: '객실당 정원을 초과했습니다.',
  partyTooManyChildren: '객실당 어린이 수를 초과했습니다.',
  partyTooManyAdults: '한 객실에 투숙할 수 있는 성인 수를 초과했습니다.',
  partyTooManyPerAdult: '한 객실에서 성인 수에 비해 어린이가 너무 많습니다.',
  partySharedBeds: '성인 1명당 어린이 1명만 침대를 함께 사용할 수 있습니다.',
  partyAgeMissing: '어린이의 나이를 선택해 주십시오.',
})
