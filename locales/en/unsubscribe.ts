import { english } from '../text.ts'

export const text = english({
  title: 'Stop offers by e-mail?',
  text: 'We send our offers to {{email}}. Mails about your bookings keep coming either way.',
  button: 'Unsubscribe',
  doneTitle: 'You are unsubscribed',
  doneText: 'You get no more offers by e-mail. Mails about your bookings keep coming.',
  alreadyTitle: 'You are unsubscribed already',
  alreadyText: 'We send no offers to {{email}}.',
  badTitle: 'This link is not valid',
  badText: 'Please use the link in our newest mail, or change the setting in your account.',
  unreadTitle: 'We could not look this up',
})
