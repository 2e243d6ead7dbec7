import { english } from '../text.ts'

export const text = english({
  // Without a code: what happened, and what to do
  general: 'Something went wrong on our side. Please try again.',
  system: 'Something went wrong on our side. What you entered is kept. Please try again.',
  processing: 'This could not be processed. Please try again in a moment.',
  network: 'We could not reach the hotel. Please check your connection and try again.',
  timeout: 'This takes longer than it should. Please try again.',
  outcome_unknown: 'We do not know yet whether the booking went through. Please do not book again; we are checking.',
  notAllowed: 'This is not open to your account.',
  signedOut: 'You have been signed out. Sign in again to go on.',
  isSignedOut: 'You are signed out.',
  alreadySignedOut: 'You have already signed out',
  sessionExpired: 'Your session has ended. Please refresh the page; nothing was booked.',
  signInChanged: 'You signed in or out in the meantime. Please go back to the search, because prices may differ.',
  customAuthFailed: 'We could not sign you in from the page you came from. You can book without an account.',

  // The money, said after what happened
  moneyNone: 'No money has moved.',
  moneyRefund: 'We are giving your money back. You need not do anything.',
  moneyUnknown: 'We are checking whether the payment went through. Please do not pay again.',

  // What is offered beside a text
  offerSearch: 'Choose another room or date',
  offerSignIn: 'Sign in',
  offerForgotPassword: 'Set a new password',
  offerResendConfirmation: 'Send the confirmation mail again',
  offerRefresh: 'Refresh and choose again',
  offerPointHistory: 'See your point history',
  offerLookup: 'Open your booking again',
  offerJapanese: 'Switch to Japanese',
  offerOtherLanguage: 'Switch the language',
  offerDefaultLanguage: "Switch to the hotel's language",
  codeAndTime: 'If it happens again, tell us the code {{code}} and the time {{time}}.',

  // Codes: entries and extras
  '1000': 'Please check what you entered.',
  '1100': 'This extra does not exist any more. Please remove it.',
  '1101': 'The time to book this extra has passed. Please remove it.',
  '1102': 'This quantity is not possible. Please change it.',
  '1103': 'The price of an extra has changed. Please look at the new price before you go on.',
  '1104': 'That is more of this extra than one booking may have.',
  '1105': 'The room was taken while you were paying.',
  '1105_extra': 'There are not enough of this extra left. Please choose fewer.',
  '1106': 'This extra is not sold any more, so we took it out of your booking.',

  // Codes: files and tasks
  '1200': 'This is still being prepared. We keep looking.',
  '1250': 'The time for this has run out. Please start again.',
  '1251': 'We could not read this file. Please choose another one.',
  '1252': 'The file is not there any more. Please ask for it again.',
  '1600': 'This is more than one download can hold. Please choose a shorter period.',

  // Codes: accounts
  '1300':
    'This password is too easy to guess. Use at least 8 characters with a capital letter, a small letter and a number.',
  '1301': 'This account is locked after too many tries. Please reset the password or try later.',
  '1302': 'You have used this password before. Please choose another one.',
  '1400': 'Your session has ended. Sign in again to go on; what you entered is kept.',
  '1401': 'The link to confirm your account is too old. We can send a new one.',
  '1402': 'This account is confirmed already. You can sign in.',
  '1403': 'The hotel registered this account for you. Please set a password of your own first.',
  '4000': 'Your sign-in has run out. Please sign in again; what you entered is kept.',
  '3401': 'You have already signed out',
  '3402': 'You have already signed out',
  '3403': 'This sign-in link has been used already. Please sign in again.',
  '3501': 'The member system does not answer right now. Please try again later.',
  '3503': 'The member system could not do this. Please try again later.',

  // Codes: coupons, points, dates and plans
  '1500': 'This coupon code is not valid. Please check it.',
  '1501': 'This coupon has been used as often as it can be. Please go on without it.',
  '2001': 'This promotion does not go with this plan. Please choose another plan or go on without it.',
  '1903': {
    one: 'This hotel takes bookings up to {{n}} month from today. Please choose earlier dates.',
    other: 'This hotel takes bookings up to {{n}} months from today. Please choose earlier dates.',
  },
  '1903_unknown': 'These dates are too far ahead. Please choose earlier dates.',
  '2304': 'This plan does not fit your account any more. Please refresh and book again.',
  '2401': 'You have {{balance}} points and wanted to spend {{wanted}}. Please use fewer.',
  '2401_unknown': 'You do not have that many points. Please use fewer.',
  '3202': 'We cannot read your points right now. You can go on without them.',
  '3502': 'We cannot read your points right now. You can go on without them.',
  '3504': 'Your points could not be returned yet. Please check your point history.',

  // Codes: payment
  '3001': 'The payment took too long and was not made. Please try again.',
  '3011': 'The payment took too long and was not made. Please try again.',
  '3002': 'The payment failed and the stay is not booked. Please try again.',
  '3003': 'This card cannot be used here. Please use another card.',
  '3205': 'This card cannot be used here. Please use another card.',
  '3004': 'Please check the card number.',
  '3005': 'Please check the expiry date of the card.',
  '3006': 'Your bank did not confirm the payment. You can use another card or another way to pay.',
  '3250': 'Your bank did not confirm the payment. You can use another card or another way to pay.',
  '3007': 'This card is not valid or not accepted here. Please check it or use another card.',
  '3008': 'You stopped the check by your bank. You can try again or choose another way to pay.',
  '3009': 'Your bank paused its check because of too many tries. Please wait or use another card.',
  '3252': 'This card has no check by the bank, which is needed here. Please use another card.',
  '3203': 'The payment could not be processed. Please try later.',
  '3251': 'The payment could not be processed. Please try later.',
  '3204': 'The payment failed. Please use another card.',
  bankTimeout: 'The bank check was not finished within {{minutes}} minutes, so the booking was cancelled.',
  cardBrandMismatch: 'The number does not belong to the brand you chose. Please check both.',
  paymentMix:
    'These rooms are paid in different ways and cannot be booked together. Please choose rooms with the same way to pay.',

  // Codes: changing a booking
  '3013': 'This booking is being changed elsewhere or is being paid. Please try again in about {{minutes}} minutes.',
  '3016': 'There is a problem with the payment of this booking. Please try again in about {{minutes}} minutes.',
  '3014': 'The booking changed in the meantime. Please stop, look at it again, and then change it.',
  '3200': 'This payment link cannot be changed any more.',
  '3201': 'This payment link cannot be paid any more. Please ask the hotel for a new one.',

  // Codes: languages
  '3601': 'This plan is only for guests who book in Japanese.',
  '3602': 'This plan is not for guests who book in Japanese. Please switch the language.',
  '3603': "This plan can only be booked in the hotel's own language. Please switch to it.",
  '3604': 'This plan cannot be booked in this language. Please choose another plan or language.',

  // Codes: e-mail
  '3704': 'This e-mail address cannot be used. Please enter another one.',
  '3705': 'Our mails cannot reach this address. Please check it or enter another one.',

  // Codes: room lotteries
  '3750': 'On these dates rooms are given by lottery only.',
  '3751': 'Entries for this lottery are not open now.',
  '3752': 'Entries for this lottery have closed.',
  '3753': 'This lottery does not exist any more.',
  '3754': 'These dates do not belong to the lottery. Please choose other dates.',
  '3757': 'Your account cannot take part in this lottery.',
  '3760': 'The lottery is not available right now. Please try again later.',
  '3756': 'You have already entered this lottery.',

  // Codes: links
  '3780': 'This link has expired.',
  '3781': 'This link is not valid.',
  '3782': 'This link has been used already.',
  '3783': 'This link does not belong to your account.',

  // Situations of a search and a booking
  noRooms: 'No room is free for these dates. Please try other dates or a smaller party.',
  noResults: 'Nothing fits these wishes. Please remove a filter or change the dates.',
  datesPassed: 'The dates of this link have passed. We chose the next possible ones.',
  kids: 'We changed the party because of the ages of the children. Please look at the price again.',
  kidsAge: {
    one: 'We counted the child of {{n}} year as an adult. The price has changed accordingly.',
    other: 'We counted the child of {{n}} as an adult. The price has changed accordingly.',
  },
  priceCheaper: 'The price is now {{now}}, lower than before. It was {{before}} when you chose.',
  priceDearer: 'The price is now {{now}}. It was {{before}} when you chose.',
  rateUpdated: 'The exchange rate was updated. Please look at the new price before you go on.',
  soldOut: '{{room}} has just been taken. The other rooms you chose are still free.',
  policyFailed: 'The cancellation policy could not be loaded. Please try again before you book.',
  noPolicy: 'The hotel has not given a cancellation policy for this plan.',
  imageFailed: 'This picture could not be loaded.',
  notYet: 'This is not possible yet.',
  fileLimit: 'Please attach at most {{files}} files of up to {{megabytes}} MB each.',
  lookupFailed: 'No booking goes with this number and e-mail address. Please check both.',
  deadlinePassed: 'The time to complete this booking has passed.',

  // Fields of a form
  required: 'Please fill this in.',
  tooLong: 'This is longer than the field can take. Please shorten it.',
  nameLatin: 'Please write the name in Latin letters, as in the passport.',
  nameKana: 'Please write this in hiragana or Latin letters.',
  nameUnsupported: 'A sign in this name cannot be used. Letters, spaces, hyphens and apostrophes can.',
  emailInvalid: 'This does not look like an e-mail address. Please check it.',
  emailIncomplete: 'Something is missing after the @, such as .com',
  emailMismatch: 'The two e-mail addresses differ.',
  phoneInvalid: 'Please write the phone number with digits, and a + for the country if needed.',
  postcodeInvalid: 'Please write the postcode with letters and digits only.',
  termsRequired: 'Please agree to the terms.',
  partyEmpty: 'Each room needs at least one adult.',
  partyTooManyRooms: 'That is more rooms than one booking may have.',
  partyTooManyGuests: 'That is more guests than a room may have.',
  partyTooManyChildren: 'That is more children than a room may have.',
  partyAgeMissing: 'Please choose the age of each child.',
})
