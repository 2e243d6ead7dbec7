import { array, boolean, enums, integer, literal, nullable, object, optional, string, union } from 'superstruct'
import type { Infer } from 'superstruct'
import { CURRENCY_CODES } from '../../../shared/currencies.ts'
import { moneyLine } from '../../../shared/model/stay/money-line.ts'
import { transferDue } from '../../../shared/model/payment/paying.ts'
import { emailHeader } from './email-header.ts'
import { stayMoments } from './mail-calendar.ts'

const moment = object({ date: string(), minutes: integer() })

/** The ranges of shared/rules/policy: expandPolicy() gives them as they are. */
const policyRange = union([
  object({ kind: literal('free'), until: nullable(moment) }),
  object({ kind: literal('fee'), from: moment, until: nullable(moment), percent: integer(), amount: integer() }),
  object({ kind: literal('noShow'), percent: integer(), amount: integer() }),
])

const stay = {
  guest_name: string(),
  reservation_number: string(),
  checkin_date: string(),
  checkout_date: string(),
}
const sum = () => object({ amount: integer(), currency: enums(CURRENCY_CODES) })
const told = {
  /** What was paid, came back and is open (shared/rules/money/stay-money.ts). */
  money: optional(array(moneyLine)),
  /** In its place in mails that were queued before. */
  paid: optional(integer()),
  charged: optional(sum()),
  due_at_hotel: optional(integer()),
  due: optional(integer()),
  refund: optional(nullable(union([integer(), sum()]))),
}
const arrival = { check_in_from: string(), check_in_to: string(), check_out_time: string(), nights: integer() }

/** Everything the mail says, in the guest's language where the hotel wrote it: what it says never changes afterwards. */
export const confirmationMail = object({
  hotel: emailHeader,
  ...stay,
  ...arrival,
  rooms: array(
    object({
      name: string(),
      plan: string(),
      adults: integer(),
      children: integer(),
      cancellation: array(policyRange),
    }),
  ),
  /** Absent in a mail from before there were extras. */
  extras: optional(
    array(object({ name: string(), quantity: integer(), date: nullable(string()), delivered_at: nullable(string()) })),
  ),
  currency: enums(CURRENCY_CODES),
  total: integer(),
  ...told,
  /** Absent in mails queued before guests could write some. */
  requests: optional(nullable(string())),
  /** Where the money is to be sent, and until when. */
  bank_transfer: optional(transferDue),
  /** Absent in mails queued before they brought a calendar file. */
  calendar: optional(stayMoments),
  /** The review of the stay, with bypass_token. */
  link: string(),
})
export type ConfirmationMail = Infer<typeof confirmationMail>

/** The same of a stay that was changed. */
export const changedMail = confirmationMail
export type ChangedMail = ConfirmationMail

/** After cancelling: what it costs, and what comes back. */
export const cancellationMail = object({
  hotel: emailHeader,
  ...stay,
  /** Names of the room types. */
  rooms: array(string()),
  currency: enums(CURRENCY_CODES),
  fee: integer(),
  /** Nobody asked for it: the transfer did not come. Letters of an older release have no word of it. */
  is_unpaid: optional(boolean()),
  ...told,
  /** Where another stay is looked for. */
  link: string(),
})
export type CancellationMail = Infer<typeof cancellationMail>

/** Told once to who asked for it: a room that was sold out is free. */
export const roomFreeMail = object({
  hotel: emailHeader,
  checkin_date: string(),
  checkout_date: string(),
  nights: integer(),
  /** Names of the room types that are free. */
  rooms: array(string()),
  /** The results for just these dates and this party. */
  link: string(),
})
export type RoomFreeMail = Infer<typeof roomFreeMail>

/** Some days before the arrival, where the hotel wants it. */
export const reminderMail = object({
  hotel: emailHeader,
  ...stay,
  ...arrival,
  /** Names of the room types. */
  rooms: array(string()),
  currency: enums(CURRENCY_CODES),
  ...told,
  /** Where the money is to be sent, and until when. */
  bank_transfer: optional(transferDue),
  calendar: stayMoments,
  /** Where a reservation is found again; the key to it went to the guest once, with the confirmation. */
  link: string(),
})
export type ReminderMail = Infer<typeof reminderMail>
