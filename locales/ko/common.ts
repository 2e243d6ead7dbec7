import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  // Header and menus
  menu: '메뉴',
  account: '내 계정',
  signIn: '로그인',
  signOut: '로그아웃',
  signUp: '회원 가입',
  companySignIn: '법인 로그인',
  findBooking: '이미 예약하셨나요?',
  newTab: '새 탭에서 열립니다',
  pageTitle: '{{page}} · {{hotel}}',

  // Actions
  back: '뒤로',
  previous: '이전',
  next: '다음',
  continue: '계속',
  cancel: '취소',
  choose: '선택',
  change: '변경',
  add: '추가',
  remove: '삭제',
  apply: '적용',
  save: '저장',
  undo: '실행 취소',
  print: '인쇄',
  copy: '복사',
  copied: '복사했습니다',
  refresh: '새로 고침',
  showMore: '더 보기',
  showLess: '접기',
  optional: '선택 사항',
  required: '필수',
  yes: '예',
  no: '아니요',

  // Waiting
  working: '잠시만 기다려 주십시오',
  busy: '지금 접속하신 분이 많습니다. 자동으로 다시 시도하고 있으니 잠시만 기다려 주십시오.',

  // Steps of a booking
  steps: '예약 단계',
  stepDetails: '고객 정보',
  stepPayment: '결제',
  stepConfirmed: '예약 완료',

  // Titles of pages
  titleResults: '객실과 요금',
  titleDetails: '고객 정보',
  titlePayment: '결제',
  titleConfirmation: '예약 내용',
  titleFail: '예약되지 않았습니다',
  titleLookup: '예약 조회',

  // Pages without a stay
  noHotelCodeText:
    '어느 호텔의 예약인지 지정되지 않았습니다. 사이트 관리자라면 브라우저 콘솔에서 수정할 줄을 확인해 주십시오.',
  oldBrowser: '사용 중인 브라우저가 오래되어 올바르게 표시되지 않을 수 있습니다. 예약 전에 업데이트해 주십시오.',

  // Dates
  checkIn: '체크인',
  checkOut: '체크아웃',
  today: '오늘',
  dayUse: '데이유즈',
  dateRange: '{{from}} – {{to}}',
  timeRange: '{{from}}~{{to}}',
  untilTime: '{{time}}까지',
  hotelTime: '시간은 호텔 현지 시각입니다.',
  days: { other: '{{n}}일' },
  minutes: { other: '{{n}}분' },

  // Party
  guests: { other: '{{n}}명' },
  stay: '{{nights}}, {{guests}}',
  roomNumber: '객실 {{number}}',
  adultsLabel: '성인',
  childrenLabel: '어린이',
  roomsLabel: '객실 수',
  ageYears: { other: '{{n}}세' },

  // Prices
  fromPrice: '{{price}}부터',
  total: '합계',
  taxesIncluded: '세금 포함',
  stayTaxesIncluded: '{{nights}}, {{guests}}, 세금 포함',
  perNight: '1박당',
  free: '무료',

  // The widget itself
  bookYourStay: '숙박 예약',
  healedDates: '링크의 날짜가 지나 다음으로 선택하실 수 있는 날짜로 바꾸었습니다.',
  chooseFirst: '먼저 객실을 선택해 주십시오.',
})
