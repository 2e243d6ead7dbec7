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
  oldBrowser: 'This browser is too old for booking. Please update it or use another one.',

  // The hotel's own chatbot, and the page while it works on its booking
  chat: 'Chat with the hotel',
  openChat: 'Ask the hotel',
  maintenanceTitle: 'Booking is closed for maintenance',
  maintenanceText: 'The hotel is updating its booking system. Reservations you already have are not affected.',

  // Pages without a stay, and what stands there without scripts
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be out of date or misspelt. Your booking is not affected.',
  unavailableText: 'We are working on it. Nothing has been booked or charged in the meantime.',
  noScript: 'Booking in this browser needs JavaScript. You can also book by telephone or e-mail:',

  // What the house lays down in writing: by its title, and within a sentence
  terms: 'Terms of stay',
  privacy: 'Privacy policy',
  membership: 'Terms of membership',
  accessibility: 'Accessibility',
  termsIn: 'the terms of stay',
  privacyIn: 'the privacy policy',
  membershipIn: 'the terms of membership',
  agree: 'I agree to {{texts}}.',
  haveRead: 'I have read {{texts}}.',
  links: 'Terms and privacy',
})
