import { english } from '../text.ts'

export const text = english({
  title: 'Pay for your stay now',
  lead: 'Your stay does not change: you pay now instead of at the hotel.',
  pay: 'Pay {{sum}} now',
  payAndChange: 'Pay {{sum}} and change',
  due: 'You pay now',
  dearerTitle: 'The difference is paid now',
  unchanged: 'Nothing has been charged, and your stay has not changed.',
  unknown: 'We do not know yet whether the payment went through. Press again: you are never charged twice.',
  bankTimeLeft: 'Time left to confirm. After that, nothing is charged and your stay does not change.',
  bankStop: 'Stop and use another card',
})
