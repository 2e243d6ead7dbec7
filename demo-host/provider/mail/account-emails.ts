import { enums, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import type { TextKey, Translate } from '../../../locales/texts.ts'
import { addressRows, emailHeader } from './email-header.ts'
import type { EmailContent } from './email-content.ts'

// What is written to members about their account. Whatever is asked for in somebody's name is told to them, with the way out.

export const ACCOUNT_LETTERS = [
  'confirm',
  'known',
  'reset',
  'change',
  'moved',
  'password',
  'locked',
  'deleted',
] as const
export type AccountEmail = (typeof ACCOUNT_LETTERS)[number]

export const accountMail = object({
  letter: enums(ACCOUNT_LETTERS),
  hotel: emailHeader,
  name: string(),
  link: string(),
})
export type AccountMail = Infer<typeof accountMail>

type AccountKey = Extract<TextKey, `accountMail.${string}`>
type Words = { subject: AccountKey; lead: AccountKey; action: AccountKey; note: AccountKey }

const NEW_PASSWORD = { action: 'accountMail.resetAction', note: 'accountMail.forgotNote' } as const
const CONFIRM = { action: 'accountMail.confirmAction' } as const

const LETTERS: Record<AccountEmail, Words> = {
  confirm: {
    subject: 'accountMail.confirmSubject',
    lead: 'accountMail.confirmLead',
    ...CONFIRM,
    note: 'accountMail.confirmNote',
  },
  known: {
    subject: 'accountMail.knownSubject',
    lead: 'accountMail.knownLead',
    action: 'accountMail.resetAction',
    note: 'accountMail.knownNote',
  },
  reset: {
    subject: 'accountMail.resetSubject',
    lead: 'accountMail.resetLead',
    action: 'accountMail.resetAction',
    note: 'accountMail.resetNote',
  },
  change: {
    subject: 'accountMail.changeSubject',
    lead: 'accountMail.changeLead',
    ...CONFIRM,
    note: 'accountMail.changeNote',
  },
  moved: { subject: 'accountMail.movedSubject', lead: 'accountMail.movedLead', ...NEW_PASSWORD },
  password: { subject: 'accountMail.passwordSubject', lead: 'accountMail.passwordLead', ...NEW_PASSWORD },
  locked: { subject: 'accountMail.lockedSubject', lead: 'accountMail.lockedLead', ...NEW_PASSWORD },
  deleted: {
    subject: 'accountMail.deletedSubject',
    lead: 'accountMail.deletedLead',
    action: 'accountMail.deletedAction',
    note: 'accountMail.automatic',
  },
}

export function accountEmail({ letter, hotel, name, link }: AccountMail, t: Translate): EmailContent {
  const words = LETTERS[letter]
  const say = (key: AccountKey) => t(key, { hotel: hotel.name })
  return {
    subject: say(words.subject),
    heading: hotel.name,
    paragraphs: [...(name === '' ? [] : [t('mail.greeting', { name })]), say(words.lead)],
    rows: addressRows(hotel, t),
    action: { label: say(words.action), url: link, note: say(words.note) },
    closing: t('accountMail.automatic', { hotel: hotel.name }),
  }
}
