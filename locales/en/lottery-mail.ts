import { english } from '../text.ts'

export const text = english({
  event: 'Lottery',
  number: 'Entry number',
  resultAt: 'Result',
  deadline: 'Book by',
  enteredSubject: '{{hotel}}: your lottery entry {{number}}',
  enteredLead: 'You have entered {{event}}. We draw the rooms at the time below and let you know the result by e-mail.',
  enteredAction: 'See your entry',
  enteredNote: 'Until entries close, you can change or cancel your entry there.',
  wonSubject: '{{hotel}}: you have won a room ({{number}})',
  wonLead: 'Congratulations: a room of {{event}} is held for you. It is yours once you book it.',
  bookAction: 'Book your room',
  bookNote: 'Sign in with the account you entered with. After the time above, the room is offered to other guests.',
  lostSubject: '{{hotel}}: the result of your entry {{number}}',
  lostLead: 'Thank you for entering {{event}}. We are sorry: there was no room for your entry this time.',
  lostAction: 'See other rooms',
  lostNote: 'You can book other dates straight away.',
  reminderSubject: '{{hotel}}: please book the room you won ({{number}})',
  reminderLead: 'The room you won in {{event}} is still held for you, but not for much longer.',
  automatic: 'This e-mail was sent automatically because you entered a room lottery at {{hotel}}.',
})
