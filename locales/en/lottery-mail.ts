import { english } from '../text.ts'

export const text = english({
  event: 'Lottery',
  number: 'Entry number',
  resultAt: 'Result',
  deadline: 'Book by',
  enteredSubject: '{{hotel}}: your entry {{number}} is in',
  enteredLead: 'You have entered {{event}}. We draw the rooms at the time below and tell you the result by e-mail.',
  enteredAction: 'See your entry',
  enteredNote: 'Until entries close you can change your entry there, or cancel it.',
  wonSubject: '{{hotel}}: you have won a room ({{number}})',
  wonLead: 'Congratulations: a room of {{event}} is held for you. It is yours once you book it.',
  bookAction: 'Book your room',
  bookNote: 'Sign in with the account you entered with. After the time above the room goes to other guests.',
  lostSubject: '{{hotel}}: the result of your entry {{number}}',
  lostLead: 'Thank you for entering {{event}}. We are sorry: no room could be given to your entry this time.',
  lostAction: 'See other rooms',
  lostNote: 'Other dates can be booked at once.',
  reminderSubject: '{{hotel}}: please book the room you have won ({{number}})',
  reminderLead: 'The room you have won in {{event}} is still held for you, but not for much longer.',
  automatic: 'This mail was sent automatically because you entered a room lottery of {{hotel}}.',
})
