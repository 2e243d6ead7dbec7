import { english } from '../text.ts'

export const text = english({
  // Entries and extras
  '1000': 'Please check what you entered.',
  '1100': 'This extra is no longer available. Please remove it.',
  '1101': 'The time to book this extra has passed. Please remove it.',
  '1102': 'This quantity is not possible. Please change it.',
  '1103': 'The price of an extra has changed. Please check the new price before you continue.',
  '1104': 'That is more of this extra than one booking can have.',
  '1106': 'This extra is no longer available, so we removed it from your booking.',

  // Files and tasks
  '1200': 'This is still being prepared. Please wait a moment.',
  '1250': 'This has timed out. Please start again.',
  '1251': 'We could not read this file. Please choose another one.',
  '1252': 'The file is no longer available. Please request it again.',
  '1600': 'That is too much for one download. Please choose a shorter period.',

  // Accounts
  '1300':
    'This password is too easy to guess. Use at least 8 characters, with a capital letter, a lower-case letter and a number.',
  '1301': 'This account has been locked after too many attempts. Please reset your password or try later.',
  '1302': 'You have used this password before. Please choose another one.',
  '1401': 'The link to confirm your account is out of date. We can send you a new one.',
  '1402': 'This account has already been confirmed. You can sign in.',
  '1403': 'The hotel registered this account for you. Please set your own password first.',
  '4000': 'Your sign-in has expired. Please sign in again; what you entered has been kept.',
  '3401': 'You have already signed out',
  '3402': 'You have already signed out',
  '3403': 'This sign-in link has been used already. Please sign in again.',
  '3501': 'The member system is not responding. Please try again later.',
  '3503': 'The member system could not do this. Please try again later.',

  // Coupons, points, dates and plans
  '1500': 'This coupon code is not valid. Please check it.',
  '1501': 'This coupon has been fully redeemed. Please continue without it.',
  '2001': 'This promotion cannot be combined with this plan. Please choose another plan or continue without it.',
  '1903': {
    one: 'This hotel takes bookings up to {{n}} month from today. Please choose earlier dates.',
    other: 'This hotel takes bookings up to {{n}} months from today. Please choose earlier dates.',
  },
  '1903_unknown': 'These dates are too far ahead. Please choose earlier dates.',
  '2304': 'This plan is no longer available to your account. Please refresh and book again.',
  '2304_price': 'The price has changed in the meantime. Please check it and book again.',
  '2401': 'You have {{balance}} and entered {{wanted}}. Please use fewer.',
  '2401_unknown': 'You do not have that many. Please use fewer.',
  '3202': 'Your membership balance is not available right now. You can continue without it.',
  '3502': 'Your membership balance is not available right now. You can continue without it.',
  '3504': 'What you had spent could not be returned to your membership balance yet. Please check its history.',

  // Changing a booking
  '3013': 'This booking is being changed elsewhere or is being paid. Please try again in about {{minutes}} minutes.',
  '3016': 'There is a problem with the payment of this booking. Please try again in about {{minutes}} minutes.',
  '3014': 'The booking has changed in the meantime. Please check it again before you change it.',
  '3200': 'This payment link can no longer be changed.',
  '3201': 'This payment link can no longer be paid. Please ask the hotel for a new one.',

  // Languages
  '3601': 'This plan is only for guests who book in Japanese.',
  '3602': 'This plan is not for guests who book in Japanese. Please switch the language.',
  '3603': "This plan can only be booked in the hotel's own language. Please switch to it.",
  '3604': 'This plan cannot be booked in this language. Please choose another plan or language.',

  // E-mail
  '3704': 'This e-mail address cannot be used. Please enter another one.',
  '3705': 'E-mail cannot be delivered to this address. Please check it or enter another one.',

  // Room lotteries
  '3750': 'On these dates, rooms are allocated by lottery only.',
  '3751': 'Entries for this lottery are not open.',
  '3752': 'Entries for this lottery have closed.',
  '3753': 'This lottery is no longer available.',
  '3754': 'These dates do not belong to the lottery. Please choose other dates.',
  '3757': 'Your account cannot take part in this lottery.',
  '3760': 'This lottery is not available right now.',
  '3756': 'You have already entered this lottery.',

  // Links
  '3780': 'This link has expired.',
  '3781': 'This link is not valid.',
  '3782': 'This link has been used already.',
  '3783': 'This link does not belong to your account.',
})
