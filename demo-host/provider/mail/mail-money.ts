import { dateAndWeekday } from '../../../locales/display-date.ts'
import type { Translate } from '../../../locales/texts.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { WireMoneyLine } from '../../../shared/model/stay/money-line.ts'
import type { TransferDue } from '../../../shared/model/payment/paying.ts'
import { money } from '../../../shared/rules/money/money.ts'
import type { Sum } from '../../../shared/rules/money/money.ts'
import { isDue, isMoneyKind } from '../../../shared/rules/money/stay-money.ts'
import type { MoneyKind } from '../../../shared/rules/money/stay-money.ts'
import type { Row } from './email-content.ts'

type Told = {
  currency: Currency
  money?: WireMoneyLine[] | undefined
  bank_transfer?: TransferDue | undefined
  paid?: number | undefined
  charged?: Sum | undefined
  due_at_hotel?: number | undefined
  due?: number | undefined
  refund?: number | Sum | null | undefined
}

/** The money of a stay, a row a line, in the words that every place has for it. */
export const moneyRows = (data: Told, locale: Locale, t: Translate): Row[] =>
  linesOf(data).flatMap((line) => (isMoneyKind(line.kind) ? rowsOf(line, line.kind, data, locale, t) : []))

/** What a guest still has to think of. */
export const dueRows = (data: Told, locale: Locale, t: Translate): Row[] =>
  moneyRows({ ...data, money: linesOf(data).filter(isDue) }, locale, t)

function rowsOf(line: WireMoneyLine, kind: MoneyKind, data: Told, locale: Locale, t: Translate): Row[] {
  const { bank_transfer: transfer, currency } = data
  const sum = money(line, locale)
  if (kind === 'transfer_due' && transfer) return transferRows(transfer, sum, t)
  const hotels = line.hotel === null ? '' : ` (${money({ amount: line.hotel, currency }, locale)})`
  const by = line.by === null ? '' : ` · \u2066${line.by}\u2069`
  const when = kind === 'coming_back' ? [t('mail.refundWhen')] : []
  return [{ label: t(`booked.${kind}`), lines: [`${sum}${hotels}${by}`, ...when] }]
}

/** Where the money is to be sent, and until when. */
function transferRows({ pay_by, account }: TransferDue, sum: string, t: Translate): Row[] {
  const { bank, branch, kind, number, holder } = account
  return [
    { label: t('mail.transferSum'), lines: [sum, t('mail.transferBy', { when: dateAndWeekday(pay_by, t) })] },
    { label: t('mail.transferTo'), lines: [`${bank} ${branch}`, `${t(KINDS[kind])} ${number}`, holder] },
  ]
}
const KINDS = { ordinary: 'mail.accountOrdinary', current: 'mail.accountCurrent' } as const

/** Those of a mail that was queued before it had any are made of what it says instead. */
function linesOf({ money: lines, currency, paid = 0, charged, due_at_hotel, due, refund, bank_transfer }: Told) {
  if (lines) return lines
  const line = (kind: MoneyKind, sum: Sum, hotel: number | null = null): WireMoneyLine[] =>
    sum.amount > 0 ? [{ kind, ...sum, by: null, until: null, hotel }] : []
  const back = typeof refund === 'number' ? { amount: refund, currency } : refund
  return [
    ...line('paid', charged ?? { amount: paid, currency }, charged ? paid : null),
    ...(back ? line('coming_back', back) : []),
    ...line(bank_transfer ? 'transfer_due' : 'hotel_due', { amount: due_at_hotel ?? 0, currency }),
    ...line('fee_due', { amount: due ?? 0, currency }),
  ]
}
