import { english } from '../text.ts'

export const text = english({
  bar: 'Search a stay',
  dates: 'Check-in and check-out',
  guests: 'Guests',
  search: 'Search',
  datesValue: '{{from}} ({{fromDay}}) – {{to}} ({{toDay}})',
  hotel: 'Hotel',
  childOpen: 'Please complete the children’s details',
})
