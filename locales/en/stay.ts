import { english } from '../text.ts'

export const text = english({
  // Whose money it was, and who gets the rest
  by: '{{what}}, {{by}}',
  until: '{{what}} by {{date}}',
  paid: 'Paid',
  given_back: 'Given back to you',
  coming_back: 'On its way back to you',
  hotel_due: 'To pay at the hotel',
  transfer_due: 'To pay by bank transfer',
  later_due: 'To pay later, by invoice',
  prepaid: 'Paid beforehand',
  waiting: 'Being paid',
  fee_due: 'Fee still to settle with the hotel',

  // A cancellation policy, told by the days on which its fee changes
  policyFree: 'Free cancellation',
  policyDays: {
    one: 'Free cancellation until the day before arrival',
    other: 'Free cancellation until {{n}} days before arrival',
  },
  policyDaysAt: {
    one: 'Free cancellation until {{time}} on the day before arrival',
    other: 'Free cancellation until {{time}}, {{n}} days before arrival',
  },
  policyArrivalAt: 'Free cancellation until {{time}} on the day of arrival',
  policyFee: 'Cancellation fee of {{percent}}% from the time of booking',
  policyNone: 'Non-refundable',
})
