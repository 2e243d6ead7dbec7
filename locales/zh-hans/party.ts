import type { text as english } from '../en/party.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'zh_Hans'>()({
  room: '第{{number}}间客房',
  upToGuests: { other: '最多{{n}}位' },
  upToRooms: { other: '最多{{n}}间' },
  adults: '成人',
  adultsFrom: { other: '{{n}}岁及以上（含青少年）' },
  children: '儿童',
  childrenTo: '0至{{age}}岁',
  tierAges: '{{from}}至{{to}}岁',
  tierAge: { other: '{{n}}岁' },
  fewerAdults: '减少一位成人',
  moreAdults: '增加一位成人',
  fewerChildren: '减少一位儿童',
  moreChildren: '增加一位儿童',
  fewerOf: '{{tier}}：减少一位',
  moreOf: '{{tier}}：增加一位',
  ageOfChild: '第{{number}}位儿童的年龄',
  chooseAge: '选择',
  ageNeeded: '价格因年龄而异',
  addRoom: '添加客房',
  removeRoom: '移除第{{number}}间客房',

  // Rooms
  rooms: '客房数',
  removeLast: '减少一间客房',
  changeRoom: '更改第{{number}}间客房',
  flightRooms: { other: '含机票最多{{n}}间' },

  // What a room takes
  upToAdults: { other: '最多{{n}}位成人' },
  upToChildren: { other: '最多{{n}}位儿童' },
  upToPerAdult: { other: '每位成人最多携带{{n}}位儿童' },
  sharedPerAdult: '每位成人最多可与一位儿童同床',
  noChildren: '本酒店仅接待成人',

  // Meals and bed of a child
  meals: '儿童的餐食和床铺',
  mealOfChild: '第{{number}}位儿童的餐食和床铺',
  mealNeeded: '价格因餐食和床铺而异',
  option_meal_same_as_adult_bedding: '与成人同等餐食，含床铺',
  option_meal_yes_bedding: '儿童餐，含床铺',
  option_meal_yes: '儿童餐，不占床',
  option_meal_no_bedding: '不含餐，含床铺',
  option_meal_no: '不含餐，不占床',
  optionForAges: '{{option}}（{{ages}}）',
})
