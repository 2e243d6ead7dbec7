import { english } from '../text.ts'

export const text = english({
  linkSubject: '{{hotel}} asks for a payment: {{subject}}',
  linkLead: '{{hotel}} asks you to pay for the following. You pay by card on a secure page.',
  linkFor: 'For',
  linkAmount: 'Amount',
  linkUntil: 'Pay by',
  linkAction: 'Pay now',
  linkNote: {
    one: 'Please pay within {{n}} hour of this e-mail. After that, ask the hotel for a new link.',
    other: 'Please pay within {{n}} hours of this e-mail. After that, ask the hotel for a new link.',
  },
  linkAutomatic:
    'This e-mail was sent because {{hotel}} asked for a payment at this address. If you were not expecting it, please ask the hotel before you pay.',
  offerAction: 'See rooms and prices',
  offerNote: 'Prices and availability are those of the day you look.',
  offerReason: 'You receive this e-mail because you asked {{hotel}} for offers by e-mail.',
  offerStop: 'Unsubscribe from offers',
})
