import { english } from '../text.ts'

export const text = english({
  title: 'Stop offers by e-mail?',
  text: 'We send our offers to {{email}}. E-mails about your bookings are not affected.',
  button: 'Unsubscribe',
  doneTitle: 'You have unsubscribed',
  doneText: 'You will receive no more offers by e-mail. E-mails about your bookings are not affected.',
  alreadyTitle: 'You have already unsubscribed',
  alreadyText: 'We send no offers to {{email}}.',
  badTitle: 'This link is not valid',
  badText: 'Please use the link in our latest e-mail, or change the setting in your account.',
  unreadTitle: 'We could not load this',
})
