import { assert } from 'superstruct'
import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { money } from '../../../shared/rules/money.ts'
import { accountLetter, accountMail } from './account-letters.ts'
import type { AccountMail } from './account-letters.ts'
import { confirmationMail, roomFreeMail } from './mail-data.ts'
import type { ConfirmationMail, RoomFreeMail } from './mail-data.ts'
import type { TransferDue } from '../../../shared/model/paying.ts'
import { mailLetter } from './mail-letter.ts'
import type { Letter, Row } from './mail-letter.ts'

export type Mail = { subject: string; text: string; html: string }

type Templates = { confirmation: ConfirmationMail; room_free: RoomFreeMail; account: AccountMail }
export type TemplateName = keyof Templates
export type MailContent = { [Name in TemplateName]: { template: Name; data: Templates[Name] } }[TemplateName]

/** Template → what it makes of stored data; the data come back from the database and are checked again. */
const TEMPLATES: Record<TemplateName, (data: unknown, locale: Locale) => Promise<Letter>> = {
  async confirmation(data, locale) {
    assert(data, confirmationMail)
    return confirmation(data, locale, await loadTranslate(locale, ['mail']))
  },
  async room_free(data, locale) {
    assert(data, roomFreeMail)
    return roomFree(data, locale, await loadTranslate(locale, ['mail']))
  },
  async account(data, locale) {
    assert(data, accountMail)
    return accountLetter(data, await loadTranslate(locale, ['mail', 'accountMail']))
  },
}

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name)

export async function renderMail(template: TemplateName, data: unknown, locale: Locale): Promise<Mail> {
  return mailLetter(await TEMPLATES[template](data, locale), locale)
}

function confirmation(data: ConfirmationMail, locale: Locale, t: Translate): Letter {
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
      lines: [...room.cancellation.map((range) => policyLine(range, locale, t, sum)), t('mail.hotelTime')],
    },
  ])
  return {
    subject: t('mail.confirmationSubject', { hotel: hotel.name, number: data.reservation_number }),
    heading: hotel.name,
    paragraphs: [t('mail.greeting', { name: data.guest_name }), t('mail.confirmationLead', { hotel: hotel.name })],
    rows: [
      { label: t('mail.reservationNumber'), lines: [data.reservation_number] },
      {
        label: t('mail.checkIn'),
        lines: [day(data.checkin_date, locale), t('mail.fromTo', { from: data.check_in_from, to: data.check_in_to })],
      },
      {
        label: t('mail.checkOut'),
        lines: [day(data.checkout_date, locale), t('mail.until', { time: data.check_out_time })],
      },
      { label: t('mail.stay'), lines: [t('mail.nights', { n: data.nights })] },
      ...rooms,
      ...(data.extras?.length
        ? [{ label: t('mail.extras'), lines: data.extras.map((each) => extra(each, locale)) }]
        : []),
      { label: t('mail.total'), lines: [sum(data.total)] },
      { label: t('mail.paid'), lines: [sum(data.paid), ...chargedLines(data, locale, t)] },
      ...(data.bank_transfer ? transferRows(data.bank_transfer, sum(data.due_at_hotel), locale, t) : []),
      ...(data.bank_transfer ? [] : [{ label: t('mail.dueAtHotel'), lines: [sum(data.due_at_hotel)] }]),
      ...(data.requests ? [{ label: t('mail.requests'), lines: data.requests.split('\n') }] : []),
      { label: t('mail.address'), lines: [hotel.address] },
      { label: t('mail.phone'), lines: [hotel.phone] },
    ],
    action: { label: t('mail.open'), url: data.link, note: t('mail.openNote') },
    closing: t('mail.automatic'),
  }
}

function roomFree({ hotel, ...data }: RoomFreeMail, locale: Locale, t: Translate): Letter {
  return {
    subject: t('mail.alertSubject', { hotel: hotel.name }),
    heading: hotel.name,
    paragraphs: [t('mail.alertLead')],
    rows: [
      { label: t('mail.checkIn'), lines: [day(data.checkin_date, locale)] },
      { label: t('mail.checkOut'), lines: [day(data.checkout_date, locale)] },
      ...(data.nights > 0 ? [{ label: t('mail.stay'), lines: [t('mail.nights', { n: data.nights })] }] : []),
      { label: t('mail.alertRooms'), lines: data.rooms },
      { label: t('mail.address'), lines: [hotel.address] },
      { label: t('mail.phone'), lines: [hotel.phone] },
    ],
    action: { label: t('mail.alertOpen'), url: data.link, note: t('mail.alertOpenNote') },
    closing: t('mail.alertAutomatic'),
  }
}

/** What the guest's bank will write, where that is not the hotel's currency. */
const chargedLines = ({ charged }: ConfirmationMail, locale: Locale, t: Translate): string[] =>
  charged ? [t('mail.chargedAs', { sum: money(charged, locale) })] : []

type Extra = NonNullable<ConfirmationMail['extras']>[number]

const extra = ({ name, quantity, date, delivered_at }: Extra, locale: Locale): string =>
  [
    `${name} × ${quantity}`,
    ...(date === null ? [] : [day(date, locale)]),
    ...(delivered_at === null ? [] : [delivered_at]),
  ].join(' · ')
/** Where the money is to be sent, and until when. */
function transferRows({ pay_by, account }: TransferDue, sum: string, locale: Locale, t: Translate): Row[] {
  const { bank, branch, kind, number, holder } = account
  return [
    { label: t('mail.transferSum'), lines: [sum, t('mail.transferBy', { when: day(pay_by, locale) })] },
    {
      label: t('mail.transferTo'),
      lines: [`${bank} ${branch}`, `${t(KINDS[kind])} ${number}`, holder],
    },
  ]
}

const KINDS = { ordinary: 'mail.accountOrdinary', current: 'mail.accountCurrent' } as const

type Range = ConfirmationMail['rooms'][number]['cancellation'][number]

function policyLine(range: Range, locale: Locale, t: Translate, sum: (amount: number) => string): string {
  switch (range.kind) {
    case 'free':
      return range.until ? t('mail.freeUntil', { when: at(range.until, locale) }) : t('mail.freeAlways')
    case 'fee':
      return t('mail.feeFrom', { when: at(range.from, locale), fee: sum(range.amount), percent: range.percent })
    case 'noShow':
      return t('mail.noShow', { fee: sum(range.amount), percent: range.percent })
    default:
      return range satisfies never
  }
}

/** Spec: a date that stands as a value is YYYY/MM/DD, with the weekday in words beside it. */
function day(date: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(LOCALES[locale].intl, { weekday: 'short', timeZone: 'UTC' })
  return `${date.replaceAll('-', '/')} (${weekday.format(new Date(`${date}T00:00:00Z`))})`
}

function at(moment: { date: string; minutes: number }, locale: Locale): string {
  const [hours, minutes] = [Math.floor(moment.minutes / 60), moment.minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${day(moment.date, locale)} ${hours}:${minutes}`
}
