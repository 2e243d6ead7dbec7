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
  signIn: 'Sign in',
  corporate: 'Corporate sign-in',
  company: 'Company account',
  signUp: 'Become a member',
  password: 'New password',
  address: 'Your e-mail address',
  deleted: 'Account deleted',
  account: 'Your account',
  payment: 'Payment',
  offers: 'Offers by e-mail',
  lottery: 'Your lottery entry',

  // Where it came from, and what it runs in
  backToSite: 'Back to the website',
  oldBrowser: 'This browser is too old to book with. Please update it, or use another one.',

  // The hotel's own chatbot, and the page while it works on its booking
  chat: 'Chat with the hotel',
  openChat: 'Ask the hotel',
  maintenanceTitle: 'Booking is closed for maintenance',
  maintenanceText: 'The hotel is working on its booking. Reservations you already have are not affected.',

  // Pages without a stay, and what stands there without scripts
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be old or misspelt. Your booking is not affected.',
  unavailableText: 'We are working on it. Nothing was booked or charged in the meantime.',
  noScript: 'Booking in this browser needs JavaScript. The hotel takes your booking by telephone or e-mail, too:',
})
