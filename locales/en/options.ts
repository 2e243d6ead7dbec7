import { english } from '../text.ts'

export const text = english({
  ways: 'More ways to search',
  kind: 'What you book',
  stayOnly: 'Stay only',
  withFlight: 'Stay and flight',
  openDates: 'My dates are open',
  nights: 'Nights',
  fewerNights: 'One night fewer',
  moreNights: 'One night more',
  promoCode: 'Promotion code',
  promoOf: 'Promotion code {{code}}',
  coupon: 'Coupon {{code}}',
  voucher: 'Voucher {{code}}',
  remove: 'Remove {{what}}',
  sameParty: 'Only when every room has the same guests',
  notWithFlight: 'Not with a flight',
  allHotels: 'All hotels of {{brand}}',
  chooseHotel: 'Choose a hotel',
  findHotel: 'Find by name or area',
  noHotelFits: 'No hotel fits',
  hotelsFound: { one: '{{n}} hotel', other: '{{n}} hotels' },
  more: 'More options',
  dayUse: 'Day use',

  // In place of dates
  anyDates: 'Any dates',
  day: 'Day of your visit',
})
