import { english } from '../text.ts'

export const text = english({
  // Header and menus
  account: 'Your account',

  // Actions
  cancel: 'Cancel',
  remove: 'Remove',
  save: 'Save',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  optional: 'Optional',

  // Waiting
  working: 'One moment, please',

  // Steps of a booking
  steps: 'Steps',
  stepDetails: 'Your details',
  stepPayment: 'Payment',
  stepConfirmed: 'Confirmed',

  // Dates
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  dayUse: 'Day use',
  timeRange: '{{from}}–{{to}}',
  untilTime: 'until {{time}}',

  // Party
  guests: { one: '{{n}} guest', other: '{{n}} guests' },
  roomNumber: 'Room {{number}}',

  // Prices
  fromPrice: 'from {{price}}',
  total: 'Total',
})
