import { english } from '../text.ts'

export const text = english({
  // Header and menus
  menu: 'Menu',
  skip: 'Skip to the content',
  language: 'Language',
  currency: 'Currency',
  account: 'Your account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signUp: 'Become a member',
  companySignIn: 'Company sign-in',
  findBooking: 'I have a booking already',
  toRooms: 'Back to the rooms',
  newTab: 'Opens in a new tab',
  pageTitle: '{{page}} · {{hotel}}',

  // Actions
  close: 'Close',
  dismiss: 'Dismiss',
  back: 'Back',
  previous: 'Previous',
  next: 'Next',
  continue: 'Continue',
  cancel: 'Cancel',
  done: 'Done',
  clear: 'Clear',
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
  tryAgain: 'Try again',
  refresh: 'Refresh',
  showMore: 'Show more',
  showLess: 'Show less',
  optional: 'Optional',
  required: 'Required',
  yes: 'Yes',
  no: 'No',

  // Waiting
  loading: 'Loading',
  working: 'One moment, please',
  busy: 'Many guests are here right now. We keep trying for you.',

  // Steps of a booking
  steps: 'Steps',
  stepOf: 'Step {{step}} of {{steps}}',
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
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be old or misspelt. Your booking is not affected.',
  unavailableTitle: 'Booking is resting for a moment',
  unavailableText: 'We are working on it. Nothing was booked or charged in the meantime.',
  noHotelCode: 'No hotel code',
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
  nights: { one: '{{n}} night', other: '{{n}} nights' },
  days: { one: '{{n}} day', other: '{{n}} days' },
  minutes: { one: '{{n}} minute', other: '{{n}} minutes' },

  // Party
  rooms: { one: '{{n}} room', other: '{{n}} rooms' },
  guests: { one: '{{n}} guest', other: '{{n}} guests' },
  adults: { one: '{{n}} adult', other: '{{n}} adults' },
  children: { one: '{{n}} child', other: '{{n}} children' },
  party: '{{adults}}, {{children}}',
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

  // Currencies
  currencyTitle: 'Show prices in',
  currencySearch: 'Currency, code or symbol',
  currencySuggested: 'Suggested',
  currencyAll: 'All currencies',
  currencyNone: 'No currency of that name',

  // The widget itself
  frameTitle: 'Book your stay at {{hotel}}',
  bookYourStay: 'Book your stay',
  healedDates: 'The dates of the link have passed. These are the next free to choose.',
  chooseFirst: 'Please choose a room first.',
})
