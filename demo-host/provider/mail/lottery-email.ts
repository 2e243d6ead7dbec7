import { dateAndWeekday } from '../../../locales/display-date.ts'
import { enums, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import type { TextKey, Translate } from '../../../locales/texts.ts'
import { localTime } from '../../../shared/rules/days/dates.ts'
import { addressRows, emailHeader } from './email-header.ts'
import type { EmailContent } from './email-content.ts'
import { dateAndTime } from './mail-dates.ts'

// What a lottery tells who takes part: the entry is in, the result, and a reminder before a winner's deadline.

const LOTTERY_LETTERS = ['entered', 'won', 'lost', 'reminder'] as const
export type LotteryEmail = (typeof LOTTERY_LETTERS)[number]

export const lotteryMail = object({
  letter: enums(LOTTERY_LETTERS),
  hotel: emailHeader,
  guest_name: string(),
  /** Its name in the guest's language. */
  event: string(),
  entry_number: string(),
  checkin_date: string(),
  checkout_date: string(),
  room: string(),
  plan: string(),
  /** ISO times, shown on the hotel's clock. */
  result_at: string(),
  deadline: string(),
  time_zone: string(),
  link: string(),
})
export type LotteryMail = Infer<typeof lotteryMail>

type Key = Extract<TextKey, `lotteryMail.${string}`>
type Words = { subject: Key; lead: Key; action: Key; note: Key; moment: 'result' | 'deadline' | null }

const LETTERS: Record<LotteryEmail, Words> = {
  entered: {
    subject: 'lotteryMail.enteredSubject',
    lead: 'lotteryMail.enteredLead',
    action: 'lotteryMail.enteredAction',
    note: 'lotteryMail.enteredNote',
    moment: 'result',
  },
  won: {
    subject: 'lotteryMail.wonSubject',
    lead: 'lotteryMail.wonLead',
    action: 'lotteryMail.bookAction',
    note: 'lotteryMail.bookNote',
    moment: 'deadline',
  },
  lost: {
    subject: 'lotteryMail.lostSubject',
    lead: 'lotteryMail.lostLead',
    action: 'lotteryMail.lostAction',
    note: 'lotteryMail.lostNote',
    moment: null,
  },
  reminder: {
    subject: 'lotteryMail.reminderSubject',
    lead: 'lotteryMail.reminderLead',
    action: 'lotteryMail.bookAction',
    note: 'lotteryMail.bookNote',
    moment: 'deadline',
  },
}
const MOMENTS = { result: 'lotteryMail.resultAt', deadline: 'lotteryMail.deadline' } as const

export function lotteryEmail(data: LotteryMail, t: Translate): EmailContent {
  const { hotel, event, time_zone } = data
  const words = LETTERS[data.letter]
  const say = t as (key: Key, values: Record<string, string>) => string // the keys of a table take the same values
  const values = { hotel: hotel.name, event, number: data.entry_number }
  const { moment } = words
  const when = moment === 'result' ? data.result_at : data.deadline
  return {
    subject: say(words.subject, values),
    heading: hotel.name,
    paragraphs: [t('mail.greeting', { name: data.guest_name }), say(words.lead, values)],
    rows: [
      { label: t('lotteryMail.event'), lines: [event] },
      { label: t('lotteryMail.number'), lines: [data.entry_number] },
      ...(moment === null
        ? []
        : [
            {
              label: t(MOMENTS[moment]),
              lines: [dateAndTime(localTime(time_zone, Date.parse(when)), t), t('mail.hotelTime')],
            },
          ]),
      { label: t('mail.room'), lines: [data.room, data.plan] },
      { label: t('mail.checkIn'), lines: [dateAndWeekday(data.checkin_date, t)] },
      { label: t('mail.checkOut'), lines: [dateAndWeekday(data.checkout_date, t)] },
      ...addressRows(hotel, t),
    ],
    action: { label: say(words.action, values), url: data.link, note: say(words.note, values) },
    closing: say('lotteryMail.automatic', values),
  }
}
