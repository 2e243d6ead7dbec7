import type { text as english } from '../en/party.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ko'>()({
  room: '객실 {{number}}',
  upToGuests: { other: '최대 {{n}}명' },
  upToRooms: { other: '최대 {{n}}실' },
  adults: '성인',
  adultsFrom: { other: '{{n}}세 이상(청소년 포함)' },
  children: '어린이',
  childrenTo: '0~{{age}}세',
  tierAges: '{{from}}~{{to}}세',
  tierAge: { other: '{{n}}세' },
  fewerAdults: '성인 1명 줄이기',
  moreAdults: '성인 1명 늘리기',
  fewerChildren: '어린이 1명 줄이기',
  moreChildren: '어린이 1명 늘리기',
  fewerOf: '{{tier}} 1명 줄이기',
  moreOf: '{{tier}} 1명 늘리기',
  ageOfChild: '어린이 {{number}}의 나이',
  chooseAge: '선택',
  ageNeeded: '요금은 나이에 따라 달라집니다',
  addRoom: '객실 추가',
  removeRoom: '객실 {{number}} 삭제',

  // Rooms
  rooms: '객실 수',
  removeLast: '객실 1실 줄이기',
  changeRoom: '객실 {{number}} 변경',
  flightRooms: { other: '항공권 포함 시 최대 {{n}}실' },

  // What a room takes
  upToAdults: { other: '성인 최대 {{n}}명' },
  upToChildren: { other: '어린이 최대 {{n}}명' },
  upToPerAdult: { other: '성인 1명당 어린이 최대 {{n}}명' },
  sharedPerAdult: '침구 공유는 성인 1명당 어린이 1명까지',
  noChildren: '성인만 숙박하실 수 있습니다',

  // Meals and bed of a child
  meals: '어린이 식사 및 침구',
  mealOfChild: '어린이 {{number}}의 식사 및 침구',
  mealNeeded: '요금은 식사와 침구에 따라 달라집니다',
  option_meal_same_as_adult_bedding: '성인과 같은 식사, 침구 포함',
  option_meal_yes_bedding: '어린이 식사, 침구 포함',
  option_meal_yes: '어린이 식사, 침구 공유',
  option_meal_no_bedding: '식사 없음, 침구 포함',
  option_meal_no: '식사 없음, 침구 공유',
  optionForAges: '{{option}} ({{ages}})',
})
