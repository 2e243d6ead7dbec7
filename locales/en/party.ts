import { english } from '../text.ts'

export const text = english({
  room: 'Room {{number}}',
  upToGuests: { one: 'Up to {{n}} guest', other: 'Up to {{n}} guests' },
  upToRooms: { one: 'Up to {{n}} room', other: 'Up to {{n}} rooms' },
  adults: 'Adults',
  adultsFrom: { one: '{{n}} and older, teenagers too', other: '{{n}} and older, teenagers too' },
  children: 'Children',
  childrenTo: '0 to {{age}}',
  tierAges: '{{from}} to {{to}}',
  tierAge: { one: '{{n}} year old', other: '{{n}} years old' },
  fewerAdults: 'One adult fewer',
  moreAdults: 'One adult more',
  fewerChildren: 'One child fewer',
  moreChildren: 'One child more',
  fewerOf: '{{tier}}: one fewer',
  moreOf: '{{tier}}: one more',
  ageOfChild: 'Age of child {{number}}',
  chooseAge: 'Choose',
  ageNeeded: 'Prices depend on the age',
  addRoom: 'Add a room',
  removeRoom: 'Remove room {{number}}',

  // Rooms
  rooms: 'Rooms',
  removeLast: 'One room fewer',
  changeRoom: 'Change room {{number}}',
  flightRooms: { one: 'With a flight, up to {{n}} room', other: 'With a flight, up to {{n}} rooms' },

  // What a room takes
  upToAdults: { one: 'Up to {{n}} adult', other: 'Up to {{n}} adults' },
  upToChildren: { one: 'Up to {{n}} child', other: 'Up to {{n}} children' },
  upToPerAdult: { one: 'Up to {{n}} child for each adult', other: 'Up to {{n}} children for each adult' },
  sharedPerAdult: 'One child may share the bed of each adult',
  noChildren: 'This hotel takes adults only',

  // Meals and bed of a child
  meals: 'Meals and bedding for the children',
  mealOfChild: 'Meals and bed of child {{number}}',
  mealNeeded: 'Prices depend on meals and bed',
  option_meal_same_as_adult_bedding: 'Meals as for adults, own bed',
  option_meal_yes_bedding: 'Children’s meals, own bed',
  option_meal_yes: 'Children’s meals, shares a bed',
  option_meal_no_bedding: 'No meals, own bed',
  option_meal_no: 'No meals, shares a bed',
  optionForAges: '{{option}} ({{ages}})',
})
