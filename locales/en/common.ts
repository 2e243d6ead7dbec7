import { english } from '../text.ts'

export const text = english({
  // Header and menus
  menu: 'Menu',
  account: 'Your account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signUp: 'Become a member',
  companySignIn: 'Company sign-in',
  findBooking: 'I have a booking already',
  newTab: 'Opens in a new tab',
  pageTitle: '{{page}} · {{hotel}}',

  // Actions
  back: 'Back',
  previous: 'Previous',
  next: 'Next',
  continue: 'Continue',
  cancel: 'Cancel',
  choose: 'Choose',
  change: 'Change',
  add: 'Add',
  remove: 'Remove',
  apply: 'Apply',
  save: 'Save',
  undo: 'Undo',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  refresh: 'Refresh',
  showMore: 'Show more',
  showLess: 'Show less',
  optional: 'Optional',
  required: 'Required',
  yes: 'Yes',
  no: 'No',

  // Waiting
  working: 'One moment, please',
  busy: 'Many guests are here right now. We keep trying for you.',

  // Steps of a booking
  steps: 'Steps',
  stepDetails: 'Your details',
  stepPayment: 'Payment',
  stepConfirmed: 'Confirmed',

  // Titles of pages
  titleResults: 'Rooms and prices',
  titleDetails: 'Your details',
  titlePayment: 'Payment',
  titleConfirmation: 'Your booking',
  titleFail: 'Not booked',
  titleLookup: 'Find your booking',

  // Pages without a stay
  noHotelCodeText:
    'The page should say which hotel to book. If this is your site, the browser console names the line to change.',
  oldBrowser: 'This browser is too old to show everything properly. Please update it before you book.',

  // Dates
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  today: 'Today',
  dayUse: 'Day use',
  dateRange: '{{from}} – {{to}}',
  timeRange: '{{from}}–{{to}}',
  untilTime: 'until {{time}}',
  hotelTime: 'Times are local to the hotel.',
  days: { one: '{{n}} day', other: '{{n}} days' },
  minutes: { one: '{{n}} minute', other: '{{n}} minutes' },

  // Party
  guests: { one: '{{n}} guest', other: '{{n}} guests' },
  stay: '{{nights}}, {{guests}}',
  roomNumber: 'Room {{number}}',
  adultsLabel: 'Adults',
  childrenLabel: 'Children',
  roomsLabel: 'Rooms',
  ageYears: { one: '{{n}} year old', other: '{{n}} years old' },

  // Prices
  fromPrice: 'from {{price}}',
  total: 'In all',
  taxesIncluded: 'taxes included',
  stayTaxesIncluded: '{{nights}}, {{guests}}, taxes included',
  perNight: 'per night',
  free: 'Free',

  // The widget itself
  bookYourStay: 'Book your stay',
  healedDates: 'The dates of the link have passed. These are the next free to choose.',
  chooseFirst: 'Please choose a room first.',
})
