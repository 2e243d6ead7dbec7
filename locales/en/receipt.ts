import { english } from '../text.ts'

export const text = english({
  title: 'Receipt',
  reissue: 'Reissue {{count}}',
  number: 'Receipt no. {{number}}',
  issued: 'Issued on {{date}}',
  recipient: 'Received from {{name}}',
  businessNumber: 'Business number {{number}}',
  received: 'Amount received',
  forStay: 'For the stay at {{hotel}}',
  forCancellation: 'For the cancelled stay at {{hotel}}',
  dates: 'Dates',
  cancellationFee: 'Cancellation fee',
  taxes: 'of which taxes',
  localTax: 'of which accommodation tax',
  payment: 'Payment',
  cardEnding: '{{brand}} ending in {{digits}}',
  paidOn: '{{way}}, {{date}}',
  note: 'Issued electronically by {{hotel}}.',
})
