import { english } from '../text.ts'

export const text = english({
  chargedIn: 'Charged in {{hotel}}.',
  revertedTitle: 'You pay in {{hotel}}: {{sum}}',
  revertedText: 'Only Visa and Mastercard, charged now, are paid in {{second}}.',
  paidInSecond: 'Your card is charged in {{second}}. The amounts in {{hotel}} are the hotel’s own prices.',
})
