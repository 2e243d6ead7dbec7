import { assert } from 'superstruct'
import { dateAndWeekday } from '../../../locales/display-date.ts'
import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import { money } from '../../../shared/rules/money/money.ts'
import { accountEmail, accountMail } from './account-emails.ts'
import type { AccountMail } from './account-emails.ts'
import { offerEmail, offerMail, paymentLinkEmail, paymentLinkMail } from './hotel-emails.ts'
import type { OfferMail, PaymentLinkMail } from './hotel-emails.ts'
import { lotteryEmail, lotteryMail } from './lottery-email.ts'
import type { LotteryMail } from './lottery-email.ts'
import { addressRows } from './email-header.ts'
import { stayFile } from './mail-calendar.ts'
import { dateAndTime, deadline } from './mail-dates.ts'
import { dueRows, moneyRows } from './mail-money.ts'
import { cancellationMail, changedMail, confirmationMail, reminderMail, roomFreeMail } from './mail-data.ts'
import type { CancellationMail, ChangedMail, ConfirmationMail, ReminderMail, RoomFreeMail } from './mail-data.ts'
import { renderEmail } from './email-content.ts'
import type { EmailContent, MailFile, Row } from './email-content.ts'
import { letterheadOf } from './letterhead.ts'

/** list, headers: what is said of the letters of a kind, as the mail library takes it. */
export type Mail = {
  subject: string
  text: string
  html: string
  attachments: MailFile[]
  list?: { unsubscribe: string }
  headers?: Record<string, string>
}

type Templates = {
  confirmation: ConfirmationMail
  changed: ChangedMail
  cancellation: CancellationMail
  reminder: ReminderMail
  room_free: RoomFreeMail
  account: AccountMail
  payment_link: PaymentLinkMail
  offer: OfferMail
  lottery: LotteryMail
}
export type TemplateName = keyof Templates
export type MailContent = { [Name in TemplateName]: { template: Name; data: Templates[Name] } }[TemplateName]

const STAY = ['core', 'mail', 'booked'] as const

/** Template → what it makes of stored data; the data come back from the database and are checked again. */
const TEMPLATES: Record<TemplateName, (data: unknown, locale: Locale) => Promise<EmailContent>> = {
  async confirmation(data, locale) {
    assert(data, confirmationMail)
    const t = await loadTranslate(locale, STAY)
    return withCalendar(confirmation(data, locale, t), data, locale, t)
  },
  async changed(data, locale) {
    assert(data, changedMail)
    const t = await loadTranslate(locale, STAY)
    return withCalendar(changed(data, locale, t), data, locale, t)
  },
  async cancellation(data, locale) {
    assert(data, cancellationMail)
    return cancellation(data, locale, await loadTranslate(locale, STAY))
  },
  async reminder(data, locale) {
    assert(data, reminderMail)
    const t = await loadTranslate(locale, STAY)
    return withCalendar(reminder(data, locale, t), data, locale, t)
  },
  async room_free(data, locale) {
    assert(data, roomFreeMail)
    return roomFree(data, await loadTranslate(locale, ['core', 'mail']))
  },
  async account(data, locale) {
    assert(data, accountMail)
    return accountEmail(data, await loadTranslate(locale, ['mail', 'accountMail']))
  },
  async payment_link(data, locale) {
    assert(data, paymentLinkMail)
    return paymentLinkEmail(data, locale, await loadTranslate(locale, ['core', 'mail', 'hotelMail']))
  },
  async offer(data, locale) {
    assert(data, offerMail)
    return offerEmail(data, await loadTranslate(locale, ['core', 'mail', 'hotelMail']))
  },
  async lottery(data, locale) {
    assert(data, lotteryMail)
    return lotteryEmail(data, await loadTranslate(locale, ['core', 'mail', 'lotteryMail']))
  },
}

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name)

export async function renderMail(
  template: TemplateName,
  data: unknown,
  locale: Locale,
  letterhead = letterheadOf(null),
): Promise<Mail> {
  return renderEmail(await TEMPLATES[template](data, locale), locale, letterhead)
}

type Kept = Pick<ConfirmationMail, 'calendar' | 'hotel' | 'reservation_number'>

/** The same stay again is the same entry of the guest's calendar, moved where the stay was. */
async function withCalendar(content: EmailContent, data: Kept, locale: Locale, t: Translate): Promise<EmailContent> {
  if (!data.calendar) return content
  const file = await stayFile(data, data.calendar, locale)
  return { ...content, paragraphs: [...content.paragraphs, t('mail.calendarNote')], files: [file] }
}

function confirmation(data: ConfirmationMail, locale: Locale, t: Translate): EmailContent {
  const { hotel } = data
  const sum = (amount: number) => money({ amount, currency: data.currency }, locale)
  const party = (room: ConfirmationMail['rooms'][number]) =>
    [
      t('mail.adults', { n: room.adults }),
      ...(room.children > 0 ? [t('mail.children', { n: room.children })] : []),
    ].join(' · ')
  const rooms = data.rooms.flatMap((room): Row[] => [
    { label: t('mail.room'), lines: [room.name, room.plan, party(room)] },
    {
      label: t('mail.cancellation'),
      lines: [...room.cancellation.map((range) => policyLine(range, t, sum)), t('mail.hotelTime')],
    },
  ])
  return {
    subject: t('mail.confirmationSubject', { hotel: hotel.name, number: data.reservation_number }),
    heading: hotel.name,
    paragraphs: [t('mail.greeting', { name: data.guest_name }), t('mail.confirmationLead', { hotel: hotel.name })],
    rows: [
      { label: t('mail.reservationNumber'), lines: [data.reservation_number] },
      ...stayRows(data, t),
      ...rooms,
      ...(data.extras?.length ? [{ label: t('mail.extras'), lines: data.extras.map((each) => extra(each, t)) }] : []),
      { label: t('mail.total'), lines: [sum(data.total)] },
      ...moneyRows(data, locale, t),
      ...(data.requests ? [{ label: t('mail.requests'), lines: data.requests.split('\n') }] : []),
      ...addressRows(hotel, t),
    ],
    action: { label: t('mail.open'), url: data.link, note: t('mail.openNote') },
    closing: t('mail.automatic'),
  }
}

function cancellation({ hotel, ...data }: CancellationMail, locale: Locale, t: Translate): EmailContent {
  const sum = (amount: number) => money({ amount, currency: data.currency }, locale)
  return {
    subject: t('mail.cancelledSubject', { hotel: hotel.name, number: data.reservation_number }),
    heading: hotel.name,
    paragraphs: [
      t('mail.greeting', { name: data.guest_name }),
      t(data.is_unpaid ? 'mail.unpaidLead' : 'mail.cancelledLead', { hotel: hotel.name }),
    ],
    rows: [
      { label: t('mail.reservationNumber'), lines: [data.reservation_number] },
      { label: t('mail.checkIn'), lines: [dateAndWeekday(data.checkin_date, t)] },
      { label: t('mail.checkOut'), lines: [dateAndWeekday(data.checkout_date, t)] },
      { label: t('mail.room'), lines: data.rooms },
      { label: t('mail.fee'), lines: [sum(data.fee)] },
      ...moneyRows(data, locale, t),
      ...addressRows(hotel, t),
    ],
    action: { label: t('mail.bookAgain'), url: data.link, note: t('mail.bookAgainNote') },
    closing: t(data.is_unpaid ? 'mail.unpaidAutomatic' : 'mail.cancelledAutomatic'),
  }
}

/** The stay as it is now, in the words of its confirmation. */
function changed(data: ChangedMail, locale: Locale, t: Translate): EmailContent {
  const content = confirmation(data, locale, t)
  return {
    ...content,
    subject: t('mail.changedSubject', { hotel: data.hotel.name, number: data.reservation_number }),
    paragraphs: [t('mail.greeting', { name: data.guest_name }), t('mail.changedLead', { hotel: data.hotel.name })],
    action: { ...content.action, note: t('mail.changedOpenNote') },
  }
}

function reminder({ hotel, ...data }: ReminderMail, locale: Locale, t: Translate): EmailContent {
  return {
    subject: t('mail.remindSubject', { hotel: hotel.name, number: data.reservation_number }),
    heading: hotel.name,
    paragraphs: [
      t('mail.greeting', { name: data.guest_name }),
      t('mail.remindLead', { hotel: hotel.name, date: dateAndWeekday(data.checkin_date, t) }),
    ],
    rows: [
      { label: t('mail.reservationNumber'), lines: [data.reservation_number] },
      ...stayRows(data, t),
      { label: t('mail.room'), lines: data.rooms },
      ...dueRows(data, locale, t),
      ...addressRows(hotel, t),
    ],
    action: { label: t('mail.remindOpen'), url: data.link, note: t('mail.remindOpenNote') },
    closing: t('mail.automatic'),
  }
}

type Dated = Pick<
  ReminderMail,
  'checkin_date' | 'checkout_date' | 'check_in_from' | 'check_in_to' | 'check_out_time' | 'nights'
>

function stayRows(data: Dated, t: Translate): Row[] {
  const between = t('mail.fromTo', { from: data.check_in_from, to: data.check_in_to })
  const until = t('mail.until', { time: data.check_out_time })
  return [
    {
      label: t('mail.checkIn'),
      lines: [dateAndWeekday(data.checkin_date, t), ...(data.check_in_from ? [between] : [])],
    },
    {
      label: t('mail.checkOut'),
      lines: [dateAndWeekday(data.checkout_date, t), ...(data.check_out_time ? [until] : [])],
    },
    ...(data.nights > 0 ? [{ label: t('mail.stay'), lines: [t('mail.nights', { n: data.nights })] }] : []),
  ]
}

function roomFree({ hotel, ...data }: RoomFreeMail, t: Translate): EmailContent {
  return {
    subject: t('mail.alertSubject', { hotel: hotel.name }),
    heading: hotel.name,
    paragraphs: [t('mail.alertLead')],
    rows: [
      { label: t('mail.checkIn'), lines: [dateAndWeekday(data.checkin_date, t)] },
      { label: t('mail.checkOut'), lines: [dateAndWeekday(data.checkout_date, t)] },
      ...(data.nights > 0 ? [{ label: t('mail.stay'), lines: [t('mail.nights', { n: data.nights })] }] : []),
      { label: t('mail.alertRooms'), lines: data.rooms },
      ...addressRows(hotel, t),
    ],
    action: { label: t('mail.alertOpen'), url: data.link, note: t('mail.alertOpenNote') },
    closing: t('mail.alertAutomatic'),
  }
}

type Extra = NonNullable<ConfirmationMail['extras']>[number]

const extra = ({ name, quantity, date, delivered_at }: Extra, t: Translate): string =>
  [
    `${name} × ${quantity}`,
    ...(date === null ? [] : [dateAndWeekday(date, t)]),
    ...(delivered_at === null ? [] : [delivered_at]),
  ].join(' · ')

type Range = ConfirmationMail['rooms'][number]['cancellation'][number]

function policyLine(range: Range, t: Translate, sum: (amount: number) => string): string {
  switch (range.kind) {
    case 'free':
      return range.until ? t('mail.freeUntil', { when: deadline(range.until, t) }) : t('mail.freeAlways')
    case 'fee':
      return t('mail.feeFrom', { when: dateAndTime(range.from, t), fee: sum(range.amount), percent: range.percent })
    case 'noShow':
      return t('mail.noShow', { fee: sum(range.amount), percent: range.percent })
    default:
      return range satisfies never
  }
}
