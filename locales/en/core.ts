import { english } from '../text.ts'

export const text = english({
  // Header and menus
  language: 'Language',
  toRooms: 'Back to the rooms',

  // Actions
  close: 'Close',
  dismiss: 'Dismiss',
  done: 'Done',
  clear: 'Clear',
  tryAgain: 'Try again',

  // Waiting
  loading: 'Loading',

  // Pages without a stay
  unavailableTitle: 'Booking is paused',

  // Dates
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  withWeekday: '{{date}} ({{day}})',
  dateRange: '{{from}} – {{to}}',
  nights: { one: '{{n}} night', other: '{{n}} nights' },

  // Party
  rooms: { one: '{{n}} room', other: '{{n}} rooms' },
  adults: { one: '{{n}} adult', other: '{{n}} adults' },
  children: { one: '{{n}} child', other: '{{n}} children' },
  party: '{{adults}}, {{children}}',
})
