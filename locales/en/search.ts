import { english } from '../text.ts'

export const text = english({
  dates: 'Check-in and check-out',
  guests: 'Guests',
  search: 'Search',
  change: 'Change',
  hotel: 'Hotel',
  childOpen: 'Please complete the children’s details',
})
