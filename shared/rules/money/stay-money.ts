import type { Currency } from '../../currencies.ts'
import type { Reservation } from '../../model/stay/reservation.ts'
import type { PaymentType } from '../../payment-codes.ts'
import type { PlainDate } from '../days/dates.ts'
import { add } from './money.ts'
import type { Sum } from './money.ts'

// Who is paid, how much, in which currency, when and by which instrument: confirmation, review, mails, receipt, payment and
// account show these lines and decide nothing by themselves (CONF-007, PAY-009). All sums are minor units.

/** What is not paid yet, by who gets it. */
const DUE_KINDS = ['hotel_due', 'transfer_due', 'later_due', 'prepaid', 'being_paid', 'fee_due'] as const
export type DueKind = (typeof DUE_KINDS)[number]

const MONEY_KINDS = ['paid', 'coming_back', 'given_back', ...DUE_KINDS] as const
export type MoneyKind = (typeof MONEY_KINDS)[number]

/** `hotel` is the same in the hotel's currency, where it moved in another. */
export type MoneyLine = Sum & { kind: MoneyKind; by: string | null; until: PlainDate | null; hotel: number }

/** One payment with what came back of it, in its own currency. */
export type PaymentFact = {
  /** VISA 4242, PayPal; null: the gateway named nothing. */
  by: string | null
  currency: Currency
  /** What was asked for, and the same in the hotel's currency where the two differ. */
  asked: number
  asked_hotel: number | null
  captured: number
  /** Arrived, and asked for but not arrived yet. */
  refunded: number
  refunding: number
}

export type MoneyFacts = {
  status: Reservation['status']
  payment_type: PaymentType
  /** The hotel's. */
  currency: Currency
  total: number
  /** Of a cancelled stay. */
  fee: number
  /** What the payment that is under way is for; 0: none is. */
  waiting: number
  /** The last day of a transfer. */
  pay_by: PlainDate | null
  /** In the order in which they were made. */
  payments: readonly PaymentFact[]
}

/** Who gets what is not paid online while booking. */
const DUE = {
  on_site: 'hotel_due',
  credit_card: 'hotel_due',
  on_site_credit_card_required: 'hotel_due',
  deferred_payment: 'later_due',
  credit_card_international: 'hotel_due',
  credit_card_full: 'hotel_due',
  credit_card_deposit: 'hotel_due',
  bank_transfer: 'transfer_due',
  pre_paid: 'prepaid',
  amazon_pay: 'hotel_due',
  credit_card_krw_domestic: 'hotel_due',
  credit_card_krw_international: 'hotel_due',
  twd_credit_card: 'hotel_due',
  twd_credit_card_deposit: 'hotel_due',
} as const satisfies Record<PaymentType, DueKind>

export const dueKindOf = (type: PaymentType): DueKind => DUE[type]

/** A part of a payment in the hotel's currency, at the rate of then. */
const inHotels = ({ asked, asked_hotel }: PaymentFact, part: number): number =>
  asked_hotel === null ? part : Math.round((part * asked_hotel) / Math.max(asked, 1))

/** Paid and neither given back nor on its way back, in the hotel's currency. */
export const keptOf = (payments: readonly PaymentFact[]): number =>
  add(...payments.map((one) => inHotels(one, one.captured - one.refunded - one.refunding)))

/** The same as the guest's bank names it; null where not all of it was charged in one other currency than the hotel's. */
export function keptElsewhere(payments: readonly PaymentFact[]): Sum | null {
  const taken = payments.filter(({ captured }) => captured > 0)
  const [first] = taken
  if (!first || taken.some((one) => one.asked_hotel === null || one.currency !== first.currency)) return null
  const amount = add(...taken.map(({ captured, refunded, refunding }) => captured - refunded - refunding))
  return { amount, currency: first.currency }
}

/** The lines of a stay: what was paid, what came or comes back, and what is open. Those of its money add up to its price. */
export function stayMoney(facts: MoneyFacts): MoneyLine[] {
  const { payments } = facts
  return [
    ...payments.flatMap((one) => moved('paid', one, one.captured)),
    ...payments.flatMap((one) => moved('given_back', one, one.refunded)),
    ...payments.flatMap((one) => moved('coming_back', one, one.refunding)),
    ...openLines(facts),
  ]
}

function moved(kind: MoneyKind, one: PaymentFact, amount: number): MoneyLine[] {
  if (amount === 0) return []
  // The last part takes what rounding left, so that nothing is told twice or lost.
  const before = kind === 'coming_back' ? one.refunded : 0
  const hotel = inHotels(one, before + amount) - inHotels(one, before)
  return [{ kind, amount, currency: one.currency, by: one.by, until: null, hotel }]
}

function openLines(facts: MoneyFacts): MoneyLine[] {
  const { status, payment_type, currency, total, fee, waiting, pay_by, payments } = facts
  const line = (kind: DueKind, amount: number): MoneyLine[] =>
    amount > 0
      ? [{ kind, amount, currency, by: null, until: kind === 'transfer_due' ? pay_by : null, hotel: amount }]
      : []
  const kept = keptOf(payments)
  const missing = total - kept
  if (status === 'cancelled') return line('fee_due', fee - kept > smallestPart(payments) ? fee - kept : 0)
  const asked = Math.min(waiting, missing)
  return [...line('being_paid', asked), ...line(dueKindOf(payment_type), missing - asked)]
}

/** What one minor unit of another currency is in the hotel's: a fee kept in it is never truer than that. */
const smallestPart = (payments: readonly PaymentFact[]): number =>
  Math.max(0, ...payments.map((one) => (one.asked_hotel === null ? 0 : inHotels(one, 1) || 1)))

export const isMoneyKind = (kind: string): kind is MoneyKind => MONEY_KINDS.some((each) => each === kind)
const isDueKind = (kind: string): kind is DueKind => DUE_KINDS.some((each) => each === kind)
export const isDue = ({ kind }: { kind: string }): boolean => isDueKind(kind)

/** What is open, by who gets it. */
export const dueLines = (lines: readonly MoneyLine[]): { kind: DueKind; amount: number }[] =>
  lines.flatMap(({ kind, amount }) => (isDueKind(kind) ? [{ kind, amount }] : []))
