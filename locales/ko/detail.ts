import type { text as english } from '../en/detail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  // Photos
  photosOf: '{{name}} 사진',
  photoAt: '사진 {{number}}/{{count}}: {{alt}}',
  nextPhoto: '다음 사진',
  previousPhoto: '이전 사진',
  fullScreen: '전체 화면',

  // Room
  facilities: '객실 시설 및 비품',
  wifi: '무료 Wi-Fi',
  air: '에어컨',
  fridge: '냉장고',
  dryer: '헤어드라이어',
  safe: '금고',
  desk: '책상',
  ownBath: '객실 전용 욕탕',
  tub: '욕조',
  yukata: '유카타',
  tea: '차와 다과',
  plans: '이 객실의 플랜',
  change: '일정이 바뀐다면',
  forPlan: '‘{{plan}}’ 기준 {{price}}',
  times: '체크인 {{from}}~{{to}}, 체크아웃 {{until}}까지',

  // Plan
  eachNight: '1박별 요금',
  included: '요금에 포함된 사항',

  // Map
  where: '위치',
  mapOf: '{{hotel}} 주변 지도입니다. 화살표 키로 이동할 수 있습니다.',
  zoomIn: '확대',
  zoomOut: '축소',
  sketch: '약도이며 축척은 정확하지 않습니다.',
  sketchFailed: '지도를 불러오지 못해 약도를 표시합니다.',
  tryMap: '지도 다시 불러오기',
  openMap: '새 탭에서 지도 열기',
  copyAddress: '주소 복사',
  copySelf: '주소를 선택했습니다. 기기에서 복사해 주십시오.',

  // Cancellation
  policy: '취소 규정',
  free: '무료',
  until: '{{moment}}까지',
  since: '{{moment}}부터',
  percentOf: '{{percent}}%',
  ofPrice: '요금의 {{percent}}%',
  line: '{{when}}: 요금의 {{percent}}%',
  noShow: '연락 없이 숙박하지 않은 경우',
  zone: '시간은 호텔 현지 시각입니다.',
  daysBefore: { other: '{{n}}일 전' },
  daysRange: '{{from}}일 전~{{to}}일 전',
  sameDay: '숙박 당일',
  onSameDay: '숙박 당일',
  fromDay: '{{day}} 이후',
  fromTime: '{{day}} {{time}} 이후',
  untilDay: '{{day}}까지',
  untilTime: '{{day}} {{time}}까지',
  dayUntil: '{{day}} {{time}}까지',

  // Rooms for a party together, or none
  together: '{{guests}}\u00a0· {{rooms}} 제안',
  togetherText: '예약 가능한 객실 중 가장 저렴한 조합입니다. 객실은 나중에 하나씩 변경하실 수 있습니다.',
  takeTogether: '이 객실들로 선택',
  askHotel: '전화로도 도와드립니다:',
  nearDates: '객실이 있는 다른 날짜',
  perNight: '1박 {{price}}부터',

  // Beside the results, before a choice
  chooseRoom: '객실을 선택하시면 총 요금이 여기에 표시됩니다.',
  whyHere: '공식 예약의 장점',
  whyDirect: '호텔에 직접 예약합니다',
  whyWhole: '모든 요금은 세금이 포함된 총액입니다',
  whyFree: '무료로 취소할 수 있는 플랜이 있습니다',
  whyMembers: '회원은 더 저렴합니다',

  // The hotel's own page, before a search
  ourRooms: '객실',
  pricesFor: '{{range}} 요금입니다. 날짜는 위에서 바꾸실 수 있습니다.',
  seeRoom: '이 객실 보기',
  allRooms: '모든 객실과 요금',
  lookFor: '조건별로 찾기',

  // Beside a plan, while a stay is changed
  booked: '현재 예약',
  costsMore: '현재 예약보다 {{price}} 높음',
  costsLess: '현재 예약보다 {{price}} 낮음',
})
