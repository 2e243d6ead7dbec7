import { english } from '../text.ts'

export const text = english({
  bar: 'Search a stay',
  dates: 'Check-in and check-out',
  guests: 'Guests',
  search: 'Search',
  change: 'Change',
  datesValue: '{{from}} ({{fromDay}}) – {{to}} ({{toDay}})',
})
