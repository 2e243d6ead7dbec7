import { english } from '../text.ts'

export const text = english({
  linkSubject: '{{hotel}} asks for a payment: {{subject}}',
  linkLead: '{{hotel}} asks you to pay for the following. You pay by card on a secure page.',
  linkFor: 'For',
  linkAmount: 'Amount',
  linkUntil: 'Pay by',
  linkAction: 'Pay now',
  linkNote: {
    one: 'Please finish within {{n}} hour of this mail. After that, ask the hotel for a new link.',
    other: 'Please finish within {{n}} hours of this mail. After that, ask the hotel for a new link.',
  },
  linkAutomatic:
    'This mail was sent because {{hotel}} asked for a payment at this address. If you expect none, please ask the hotel before you pay.',
  offerAction: 'See rooms and prices',
  offerNote: 'Prices and free rooms are those of the day you look.',
  offerReason: 'You get this mail because you asked {{hotel}} for offers by e-mail.',
  offerStop: 'Unsubscribe from offers',
})
