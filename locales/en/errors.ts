import { english } from '../text.ts'

export const text = english({
  // Without a code: what happened, and what to do
  general: 'Something went wrong on our side. Please try again.',
  processing: 'This could not be processed. Please try again in a moment.',
  network: 'We could not reach the hotel. Please check your connection and try again.',
  timeout: 'This is taking longer than it should. Please try again.',
  busy: 'Many guests are booking at the moment. We keep trying; please stay on this page.',
  outcome_unknown: 'We do not know yet whether the booking went through. Please do not book again; we are checking.',
  signedOut: 'You have been signed out. Please sign in again to continue.',
  isSignedOut: 'You are signed out.',
  alreadySignedOut: 'You have already signed out',
  sessionExpired: 'Your session has ended. Please refresh the page; nothing was booked.',
  signInChanged: 'You have signed in or out in the meantime. Please go back to the search, as prices may differ.',

  // What is offered beside a text
  offerSignIn: 'Sign in',
  offerForgotPassword: 'Set a new password',
  offerResendConfirmation: 'Send the confirmation e-mail again',
  offerJapanese: 'Switch to Japanese',
  offerOtherLanguage: 'Switch the language',
  offerDefaultLanguage: "Switch to the hotel's language",

  // Beside a code: entries and extras
  '1105': 'The room was taken while you were paying.',
  '1105_extra': 'There are not enough of this extra left. Please choose fewer.',

  // Beside a code: accounts
  '1400': 'Your session has ended. Please sign in again; what you entered has been kept.',

  // Beside a code: payment
  '3001': 'The payment timed out and did not go through. Please try again.',
  '3011': 'The payment timed out and did not go through. Please try again.',
  '3002': 'The payment failed and the stay is not booked. Please try again.',
  '3003': 'This card cannot be used here. Please use another card.',
  '3205': 'This card cannot be used here. Please use another card.',
  '3004': 'Please check the card number.',
  '3005': "Please check the card's expiry date.",
  '3006': 'Your bank did not confirm the payment. You can use another card or another way to pay.',
  '3250': 'Your bank did not confirm the payment. You can use another card or another way to pay.',
  '3007': 'This card is not valid or not accepted here. Please check it or use another card.',
  '3008': 'You stopped the bank verification. You can try again or choose another way to pay.',
  '3009': 'Your bank paused its verification after too many attempts. Please wait or use another card.',
  '3252': 'This card does not support bank verification, which is required here. Please use another card.',
  '3203': 'Something went wrong while processing the payment. Please check again later.',
  '3251': 'Something went wrong while processing the payment. Please check again later.',
  '3204': 'The payment failed. Please use another card.',
  cardBrandMismatch: 'The number does not match the card type you chose. Please check both.',
  verificationFailed:
    'Please complete the check above the button and press it again. Everything you entered has been kept.',
  unknownEmail: 'There is no account with this e-mail address.',
  linkOver: 'This link is out of date or has been used. Please ask for a new one.',
  wrongPassword: 'The password is incorrect.',
  paymentMix:
    'These rooms cannot be paid for in the same way, so they cannot be booked together. Please choose rooms with the same way to pay.',

  // Beside a code: room lotteries
  lotteryAccount: 'This account does not match the lottery entry. Please sign in with the one you used.',
  lotteryDeadline: 'The deadline for this room has passed.',
  lotteryNights: 'These nights do not fit the lottery. Please choose other dates.',
  lotteryOneRoom: 'A lottery is for one room. Please search for one.',
  lotteryIncomplete: 'This room has an unfinished booking. Please finish or delete it first.',

  // Beside a code: links
  '3900': 'You have just booked this stay.',

  // Situations of a search and a booking
  datesPassed: 'These dates have passed, so we chose the next ones.',
  kids: 'We adjusted your party to the ages of the children. Please check the price again.',
  kidsAge: {
    one: 'We counted the child of {{n}} year as an adult. The price has changed accordingly.',
    other: 'We counted the child of {{n}} as an adult. The price has changed accordingly.',
  },
  linkUnread: 'Part of this link could not be used: {{what}}. We used the standard setting instead.',
  linkDates: 'dates',
  linkParty: 'guests and rooms',
  linkView: 'view and order',
  linkOffer: 'rates and codes',
  linkRooms: 'rooms and plans',
  linkList: '{{some}}, {{more}}',
  roomsCut: {
    one: 'We search for at most {{n}} room here.',
    other: 'We search for at most {{n}} rooms here.',
  },
  guestsSpread: 'No single room takes that many guests, so we searched for several rooms.',
  guestsCut: {
    one: 'A room here takes at most {{n}} guest, so we search for fewer. Please check who comes.',
    other: 'A room here takes at most {{n}} guests, so we search for fewer. Please check who comes.',
  },
  kidsLimit:
    'This hotel takes fewer children in a room, so we counted the others as adults. The price has changed accordingly.',
  dayUseNotOffered: 'This hotel has no stays for the day only, so we search for nights.',
  undatedNotOffered: 'This hotel is searched with dates, so we chose the next ones.',
  undatedParties: 'A search without dates needs the same guests in every room, so we search with dates.',
  undatedFlight: 'Stays with a flight are searched with dates, so we chose the next ones.',
  flightNotOffered: 'This hotel has no stays with a flight, so we search for the stay alone.',
  priceCheaper: 'The price is now {{now}}, down from {{before}}.',
  priceDearer: 'The price is now {{now}}, up from {{before}}.',
  rateUpdated: 'The exchange rate has been updated. Please check the new price before you continue.',
  policyFailed: 'The cancellation policy could not be loaded. Please try again before you book.',
  noPolicy: 'The hotel has not given a cancellation policy for this plan.',
  imageFailed: 'This photo could not be loaded.',
  notYet: 'This is not available yet.',
  fileLimit: 'Please attach at most {{files}} files of up to {{megabytes}} MB each.',
  lookupFailed: 'No booking matches this number and e-mail address. Please check both.',

  // Fields of a form
  required: 'Please fill this in.',
  tooLong: 'This is too long. Please shorten it.',
  nameLatin: 'Please write the name in Latin letters, as in your passport.',
  nameKana: 'Please write this in hiragana or Latin letters.',
  nameUnsupported: 'This name contains a character we cannot use. Letters, spaces, hyphens and apostrophes are fine.',
  emailInvalid: 'This does not look like an e-mail address. Please check it.',
  emailIncomplete: 'Something is missing after the @, such as .com',
  emailMismatch: 'The two e-mail addresses do not match.',
  phoneInvalid: 'Please use digits only, with a + in front of the country code if needed.',
  postcodeInvalid: 'Please use letters and digits only.',
  termsRequired: 'Please agree to the terms.',
  partyEmpty: 'Each room needs at least one adult.',
  partyTooManyRooms: 'That is more rooms than one booking can have.',
  partyTooManyGuests: 'That is more guests than a room can take.',
  partyTooManyChildren: 'That is more children than a room can take.',
  partyTooManyAdults: 'That is more adults than a room can take.',
  partyTooManyPerAdult: 'There are too many children for the number of adults in the room.',
  partySharedBeds: 'Each adult can share a bed with one child only.',
  partyAgeMissing: 'Please choose the age of each child.',
})
