import { LOCALE_CODES } from '../../shared/locales.ts'
import { SEEDED_LOTTERIES } from '../world/people/lotteries.ts'
import type { Form } from './pages.ts'

const HOTEL = { name: 'hotel', label: 'Hotel code', value: 'shirotsuki' }

/** What the staff writes to guests (letters.ts); the mails stand in the inbox. */
export const HOTEL_ACTION_FORMS: readonly Form[] = [
  {
    action: '/demo/world',
    kind: 'send_payment_link',
    title: 'Ask for a payment by a link',
    about: 'The mail with the link comes into the inbox; it can be paid for one hour. Amounts in minor units.',
    button: 'Send',
    fields: [
      HOTEL,
      { name: 'email', label: 'To', value: 'guest@example.com' },
      { name: 'locale', label: 'Language', options: LOCALE_CODES },
      { name: 'subject', label: 'For', value: 'Private boat on Lake Ashi' },
      { name: 'amount', label: 'Amount', type: 'number', value: '18000' },
    ],
  },
  {
    action: '/demo/world',
    kind: 'close_payment_link',
    title: 'Close a payment link',
    about: 'As paid in another way, or as withdrawn. P1 to P8 are links in every state: /payments/P1.',
    button: 'Close',
    fields: [
      { name: 'number', label: 'Number' },
      { name: 'as', label: 'As', options: ['completed', 'cancelled'] },
    ],
  },
  {
    action: '/demo/world',
    kind: 'send_offer',
    title: 'Write to members about an offer',
    about: 'To everybody of the brand who wants such mails; each letter has its way out.',
    button: 'Send',
    fields: [
      HOTEL,
      { name: 'subject', label: 'Subject', value: 'Maple weeks at the lake' },
      { name: 'text', label: 'Text', value: 'Three nights for the price of two, until the leaves are down.' },
    ],
  },
  {
    action: '/demo/world',
    kind: 'draw_lottery',
    title: 'Draw a lottery',
    about:
      'Closes the entries and draws at once, as its result date would; the mails come into the inbox. Ends in 1 to 5.',
    button: 'Draw',
    fields: [{ name: 'lottery_event', label: 'Lottery', value: SEEDED_LOTTERIES.open.uuid }],
  },
]
