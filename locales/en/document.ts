import { english } from '../text.ts'

export const text = english({
  // Titles of the document, before the hotel's name
  rooms: 'Rooms and prices',
  hotels: 'Hotels',
  recommended: 'Recommended rooms',
  details: 'Your details',
  booking: 'Your booking',
  notBooked: 'Not booked',
  policy: 'Cancellation terms',

  // Where it came from, and what it runs in
  backToSite: 'Back to the website',
  oldBrowser: 'This browser is too old to book with. Please update it, or use another one.',
})
