import { english } from '../text.ts'

export const text = english({
  title: 'Pay for your stay now',
  lead: 'Your stay itself does not change: what you pay now, you no longer pay at the hotel.',
  pay: 'Pay {{sum}} now',
  payAndChange: 'Pay {{sum}} and change',
  due: 'You pay now',
  dearerTitle: 'The difference is paid now',
  unchanged: 'Nothing was charged, and your stay is as it was.',
  unknown: 'We do not know yet whether the payment went through. Press once more: you are never charged twice.',
  bankTimeLeft: 'Time left to confirm. After that nothing is charged, and your stay is as it was.',
  bankStop: 'Stop and use another card',
})
