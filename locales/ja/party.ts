import type { text as english } from '../en/party.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'ja'>()({
  room: '{{number}}室目',
  upToGuests: { other: '{{n}}名まで' },
  upToRooms: { other: '{{n}}室まで' },
  adults: '大人',
  adultsFrom: { other: '{{n}}歳以上（中高生を含む）' },
  children: 'お子さま',
  childrenTo: '0〜{{age}}歳',
  tierAges: '{{from}}〜{{to}}歳',
  tierAge: { other: '{{n}}歳' },
  fewerAdults: '大人を1名減らす',
  moreAdults: '大人を1名増やす',
  fewerChildren: 'お子さまを1名減らす',
  moreChildren: 'お子さまを1名増やす',
  fewerOf: '{{tier}}を1名減らす',
  moreOf: '{{tier}}を1名増やす',
  ageOfChild: 'お子さま{{number}}人目の年齢',
  chooseAge: '選択する',
  ageNeeded: '料金は年齢で変わります',
  addRoom: '客室を追加',
  removeRoom: '{{number}}室目を削除',

  // Rooms
  rooms: '室数',
  removeLast: '客室を1室減らす',
  changeRoom: '{{number}}室目を変更',
  flightRooms: { other: '航空券付きは{{n}}室まで' },

  // What a room takes
  upToAdults: { other: '大人{{n}}名まで' },
  upToChildren: { other: 'お子さま{{n}}名まで' },
  upToPerAdult: { other: '大人1名につきお子さま{{n}}名まで' },
  sharedPerAdult: '添い寝は大人1名につきお子さま1名まで',
  noChildren: 'お子さまのご宿泊は承っておりません',

  // Meals and bed of a child
  meals: 'お子さまのお食事と寝具',
  mealOfChild: 'お子さま{{number}}人目のお食事と寝具',
  mealNeeded: '料金はお食事と寝具で変わります',
  option_meal_same_as_adult_bedding: '大人に準じるお食事・寝具あり',
  option_meal_yes_bedding: 'お子さま用のお食事・寝具あり',
  option_meal_yes: 'お子さま用のお食事・寝具なし',
  option_meal_no_bedding: 'お食事なし・寝具あり',
  option_meal_no: 'お食事なし・寝具なし（添い寝）',
  optionForAges: '{{option}}（{{ages}}）',
})
