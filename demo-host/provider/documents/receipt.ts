import { dateAndWeekday, displayDate } from '../../../locales/display-date.ts'
import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { money } from '../../../shared/rules/money/money.ts'
import type { Sum } from '../../../shared/rules/money/money.ts'
import type { DueKind } from '../../../shared/rules/money/stay-money.ts'
import { plainText } from './lines.ts'
import { createSheet, INK } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Everything a receipt says, in minor units of the hotel's currency; all of it as it was booked. */
export type ReceiptContent = {
  kind: 'stay' | 'cancellation'
  reservation_number: string
  issued_on: PlainDate
  name: string
  business_number: string | null
  hotel: { name: string; address: string; phone: string }
  checkin_date: PlainDate
  checkout_date: PlainDate
  nights: number
  currency: Currency
  received: number
  /** What left the card, where that was another currency than the hotel's. */
  charged: Sum | null
  lines: { name: string; more: string; amount: number }[]
  voucher: number
  points: number
  /** What the hotel calls them (BOOT-036). */
  point_name?: string | undefined
  total: number
  taxes: number
  service_fee: number
  local_tax: number
  /** What was not received, by who gets it. */
  due: { kind: DueKind; amount: number }[]
  /** In their order. A wallet has a name of its own in every language. */
  payments: { card: { brand: string; last4: string } | null; wallet: string | null; on: PlainDate }[]
}

type Words = { t: Translate; locale: Locale; sum: (amount: number) => string }
const PARTS = ['core', 'receipt', 'mail', 'checkout', 'booked'] as const
const HALF = 0.5
const AMOUNTS = 0.68

/** An A4 sheet as PDF; `issue` is printed from the second on. */
export async function receiptPdf(content: ReceiptContent, issue: number, locale: Locale): Promise<Buffer> {
  const t = await loadTranslate(locale, PARTS)
  const words: Words = { t, locale, sum: (amount) => isolated(money({ amount, currency: content.currency }, locale)) }
  const number = `${content.reservation_number}-${issue}`
  const sheet = createSheet({
    locale,
    title: `${t('receipt.title')} ${number}`,
    author: content.hotel.name,
    at: new Date(`${content.issued_on}T00:00:00Z`),
  })
  head(sheet, content, number, issue, words)
  receivedBox(sheet, content, words)
  about(sheet, content, words)
  if (content.kind === 'stay') breakdown(sheet, content, words)
  foot(sheet, content, words)
  return sheet.end()
}

function head(sheet: Sheet, content: ReceiptContent, number: string, issue: number, { t }: Words): void {
  sheet.line(
    { text: content.hotel.name, to: HALF, size: 12, weight: 'bold' },
    { text: t('receipt.number', { number }), from: HALF, align: 'end', size: 9, colour: INK.soft },
  )
  sheet.line({
    text: t('receipt.issued', { date: displayDate(content.issued_on) }),
    from: HALF,
    align: 'end',
    size: 9,
    colour: INK.soft,
  })
  sheet.gap(36)
  sheet.line(
    { text: t('receipt.title'), to: 0.7, size: 28, weight: 'bold', role: 'H1' },
    ...(issue > 1
      ? [
          {
            text: t('receipt.reissue', { count: issue - 1 }),
            from: 0.7,
            align: 'end',
            size: 11,
            weight: 'bold',
          } as const,
        ]
      : []),
  )
  sheet.gap(20)
  sheet.line({ text: t('receipt.recipient', { name: plainText(content.name) }), size: 16, weight: 'bold' })
  if (content.business_number)
    sheet.line({ text: t('receipt.businessNumber', { number: content.business_number }), size: 11 })
  sheet.gap(8)
  sheet.rule()
  sheet.gap(20)
}

const INSET = 0.035

function receivedBox(sheet: Sheet, { received, charged }: ReceiptContent, { t, locale, sum }: Words): void {
  sheet.tint(charged ? 84 : 68)
  sheet.gap(16)
  sheet.line(
    { text: t('receipt.received'), from: INSET, to: 0.4, size: 11 },
    { text: sum(received), from: 0.4, to: 1 - INSET, align: 'end', size: 24, weight: 'bold' },
  )
  if (charged)
    sheet.line({
      text: t('mail.chargedAs', { sum: money(charged, locale) }),
      from: INSET,
      to: 1 - INSET,
      align: 'end',
      size: 10,
    })
  sheet.gap(charged ? 42 : 40)
}

function about(sheet: Sheet, content: ReceiptContent, { t }: Words): void {
  const { hotel, nights, checkin_date, checkout_date, payments } = content
  const what = { stay: 'receipt.forStay', cancellation: 'receipt.forCancellation' } as const
  sheet.line({ text: t(what[content.kind], { hotel: hotel.name }), size: 11 })
  sheet.gap(12)
  const [from, to] = [dateAndWeekday(checkin_date, t), dateAndWeekday(checkout_date, t)]
  const days = nights === 0 ? from : t('core.dateRange', { from, to })
  const stay = nights === 0 ? days : `${days} · ${t('mail.nights', { n: nights })}`
  row(sheet, t('mail.reservationNumber'), content.reservation_number)
  row(sheet, t('receipt.dates'), stay)
  for (const [at, payment] of payments.entries())
    row(sheet, at === 0 ? t('receipt.payment') : '', paymentWords(payment, t))
  sheet.gap(22)
}

function paymentWords({ card, wallet, on }: ReceiptContent['payments'][number], t: Translate): string {
  const way = wallet ?? (card && t('receipt.cardEnding', { brand: card.brand, digits: card.last4 }))
  return way ? t('receipt.paidOn', { way, date: displayDate(on) }) : displayDate(on)
}

function row(sheet: Sheet, label: string, value: string): void {
  sheet.line({ text: label, to: 0.3, colour: INK.soft }, { text: value, from: 0.32 })
  sheet.gap(3)
}

function breakdown(sheet: Sheet, content: ReceiptContent, { t, sum }: Words): void {
  const { lines, voucher, points, point_name, total, taxes, service_fee, local_tax, due } = content
  const amount = (label: string, value: string, look: { size?: number; weight?: 'bold'; colour?: string } = {}) => {
    sheet.line({ text: label, to: AMOUNTS - 0.02, ...look }, { text: value, from: AMOUNTS, align: 'end', ...look })
    sheet.gap(4)
  }
  sheet.rule()
  sheet.gap(10)
  for (const line of lines) {
    amount(line.name, sum(line.amount))
    if (line.more) {
      sheet.line({ text: line.more, to: AMOUNTS - 0.02, size: 9, colour: INK.soft })
      sheet.gap(5)
    }
  }
  if (voucher > 0) amount(t('checkout.billVoucher'), sum(-voucher))
  if (points > 0) amount(point_name ?? t('checkout.billPoints'), sum(-points))
  sheet.gap(6)
  sheet.rule()
  sheet.gap(10)
  amount(t('checkout.totalWithTaxes'), sum(total), { size: 12, weight: 'bold' })
  const soft = { size: 9, colour: INK.soft }
  if (taxes > 0) amount(t('receipt.taxes'), sum(taxes), soft)
  if (service_fee > 0) amount(t('booked.serviceFee'), sum(service_fee), soft)
  if (local_tax > 0) amount(t('receipt.localTax'), sum(local_tax), soft)
  for (const open of due) amount(t(`booked.${open.kind}`), sum(open.amount), soft)
  sheet.gap(16)
}

function foot(sheet: Sheet, { hotel }: ReceiptContent, { t }: Words): void {
  sheet.rule()
  sheet.gap(14)
  sheet.line({ text: hotel.name, weight: 'bold' })
  sheet.line({ text: hotel.address, to: 0.8, size: 9 })
  sheet.line({ text: `${t('mail.phone')} ${isolated(hotel.phone)}`, size: 9 })
  sheet.gap(14)
  sheet.line({ text: t('receipt.note', { hotel: hotel.name }), size: 8, colour: INK.soft })
}

/** A number keeps its own direction beside words that are read from the right. */
const isolated = (text: string): string => `\u2066${text}\u2069`
