import { english } from '../text.ts'

export const text = english({
  // Photos
  photosOf: 'Photos of {{name}}',
  photoAt: 'Photo {{number}} of {{count}}: {{alt}}',
  nextPhoto: 'Next photo',
  previousPhoto: 'Previous photo',
  fullScreen: 'Full screen',

  // Room
  facilities: 'In the room',
  wifi: 'Free Wi-Fi',
  air: 'Air conditioning',
  fridge: 'Refrigerator',
  dryer: 'Hair dryer',
  safe: 'Safe',
  desk: 'Desk',
  ownBath: 'Private bath',
  tub: 'Bathtub',
  yukata: 'Cotton yukata',
  tea: 'Tea and sweets',
  plans: 'Plans for this room',
  change: 'If your plans change',
  forPlan: 'For {{plan}}, {{price}}',
  times: 'Check-in {{from}}–{{to}}, check-out until {{until}}',

  // Plan
  eachNight: 'Price of each night',
  included: 'Included in the price',

  // Map
  where: 'Location',
  mapOf: 'Map around {{hotel}}. Arrow keys move it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  sketch: 'A sketch, not to scale.',
  sketchFailed: 'A sketch, because the map could not be loaded.',
  tryMap: 'Try the map again',
  openMap: 'Open a map in a new tab',
  copyAddress: 'Copy the address',
  copySelf: 'The address is selected. Please copy it.',

  // Cancellation
  policy: 'Cancellation terms',
  free: 'Free',
  until: 'Until {{moment}}',
  since: 'From {{moment}}',
  percentOf: '{{percent}}%',
  ofPrice: '{{percent}}% of the price',
  line: '{{when}}: {{percent}}% of the price',
  noShow: 'If you do not arrive',
  zone: 'Times are local to the hotel.',
  daysBefore: { one: '{{n}} day before', other: '{{n}} days before' },
  daysRange: '{{from}} to {{to}} days before',
  sameDay: 'On the day of arrival',
  onSameDay: 'on the day of arrival',
  fromDay: 'From {{day}}',
  fromTime: 'From {{time}}, {{day}}',
  untilDay: 'Until {{day}}',
  untilTime: 'Until {{time}}, {{day}}',
  dayUntil: '{{day}}, until {{time}}',

  // Rooms for a party together, or none
  together: '{{rooms}} for {{guests}}',
  togetherText: 'The lowest price for rooms that take everyone. You can change each room afterwards.',
  takeTogether: 'Choose these rooms',
  askHotel: 'The hotel is happy to help by phone:',
  nearDates: 'Other dates with rooms free',
  perNight: 'from {{price}} a night',

  // Beside the results, before a choice
  chooseRoom: 'Choose a room to see the full price here.',
  whyHere: 'Why book here',
  whyDirect: 'You book directly with the hotel',
  whyWhole: 'Every price is the full price, taxes included',
  whyFree: 'Plans with free cancellation',
  whyMembers: 'Members pay less',

  // The hotel's own page, before a search
  ourRooms: 'Rooms',
  pricesFor: 'Prices for {{range}}. You can choose other dates above.',
  seeRoom: 'See this room',
  allRooms: 'All rooms and prices',
  lookFor: 'Look for',

  // Beside a plan, while a stay is changed
  booked: 'Booked now',
  costsMore: '{{price}} more than now',
  costsLess: '{{price}} less than now',
})
