import type { text as english } from '../en/party.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hant'>()({
  room: '第{{number}}間客房',
  upToGuests: { other: '最多{{n}}位' },
  upToRooms: { other: '最多{{n}}間' },
  adults: '成人',
  adultsFrom: { other: '{{n}}歲以上（含青少年）' },
  children: '兒童',
  childrenTo: '0至{{age}}歲',
  tierAges: '{{from}}至{{to}}歲',
  tierAge: { other: '{{n}}歲' },
  fewerAdults: '減少一位成人',
  moreAdults: '增加一位成人',
  fewerChildren: '減少一位兒童',
  moreChildren: '增加一位兒童',
  fewerOf: '{{tier}}：減少一位',
  moreOf: '{{tier}}：增加一位',
  ageOfChild: '第{{number}}位兒童的年齡',
  chooseAge: '選擇',
  ageNeeded: '價格依年齡而異',
  addRoom: '新增客房',
  removeRoom: '移除第{{number}}間客房',

  // Rooms
  rooms: '客房數',
  removeLast: '減少一間客房',
  changeRoom: '變更第{{number}}間客房',
  flightRooms: { other: '含機票最多{{n}}間' },

  // What a room takes
  upToAdults: { other: '最多{{n}}位成人' },
  upToChildren: { other: '最多{{n}}位兒童' },
  upToPerAdult: { other: '每位成人最多可帶{{n}}位兒童' },
  sharedPerAdult: '每位成人最多可與一位兒童同床',
  noChildren: '本飯店僅接待成人',

  // Meals and bed of a child
  meals: '兒童的餐點與床鋪',
  mealOfChild: '第{{number}}位兒童的餐點與床鋪',
  mealNeeded: '價格依餐點與床鋪而異',
  option_meal_same_as_adult_bedding: '與成人相同餐點，含床鋪',
  option_meal_yes_bedding: '兒童餐，含床鋪',
  option_meal_yes: '兒童餐，不佔床',
  option_meal_no_bedding: '不含餐，含床鋪',
  option_meal_no: '不含餐，不佔床',
  optionForAges: '{{option}}（{{ages}}）',
})
