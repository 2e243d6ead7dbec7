import { english } from '../text.ts'

export const text = english({
  offlineTitle: 'You are offline',
  offlineText:
    'Booking opens by itself as soon as you are connected again. Bookings and payments you have already made are not affected.',
  awayTitle: 'The booking service does not answer',
  awayText:
    'We keep trying and go on as soon as it does. Bookings and payments you have already made are not affected.',
  pageTitle: 'Booking is not open on this page',
  pageText: 'This website is not set up for it yet. You can book on a page of its own instead.',
  hotelTitle: 'We do not know this hotel',
  hotelText: 'The link may be old or misspelt. A reservation you already have is not affected.',
  closedTitle: 'This hotel takes no bookings here at present',
  closedText: 'Reservations you already have are not affected. Please ask the hotel.',
  fileTitle: 'Part of the booking did not arrive',
  fileText:
    'It may have been renewed while you were here. Reload the page to go on. Bookings and payments you have already made are not affected.',
  storageTitle: 'Your browser keeps nothing for this page',
  storageText:
    'Booking needs to remember your choice. Please book on a page of its own, or allow this site to store data.',
  oursTitle: 'Something went wrong on our side',
  oursText: 'Please try again. Bookings and payments you have already made are not affected.',
  ownPage: 'Book on a page of its own',
  call: 'Call the hotel: {{phone}}',
  reload: 'Reload the page',
  noHotelCode: 'No hotel code',
})
