import type { Currency } from '../../../shared/currencies.ts'
import type { WireMoneyLine } from '../../../shared/model/stay/money-line.ts'
import { isCardBrand, CARD_BRANDS, WALLET_NAMES, WALLETS } from '../../../shared/payments.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { keptOf, stayMoney } from '../../../shared/rules/money/stay-money.ts'
import type { MoneyLine, PaymentFact } from '../../../shared/rules/money/stay-money.ts'
import type { Orm } from '../db/orm.ts'
import type { reservation } from '../db/schema/booking.ts'
import type { Payment } from './outcomes.ts'
import { paymentsOf } from './refunds.ts'

type Row = Pick<
  typeof reservation.$inferSelect,
  'id' | 'status' | 'payment_type' | 'currency' | 'total_gross' | 'due_now_gross' | 'cancellation_fee_gross'
>

/**
 * What the guest has paid for a stay and neither got back nor is to get back, in minor units of the hotel's currency: what the
 * stay's price, a change of it and cancelling it are laid beside.
 */
export const paidFor = async (tx: Pick<Orm, 'select'>, reservationId: number): Promise<number> =>
  keptOf(await paymentFacts(tx, reservationId))

/** The money of a reservation as every place tells it; `payBy` is the last day of a transfer that is waited for. */
export async function moneyLinesOf(
  tx: Pick<Orm, 'select'>,
  row: Row,
  payBy: PlainDate | null = null,
): Promise<MoneyLine[]> {
  return moneyLinesFrom(row, await paymentFacts(tx, row.id), payBy)
}

/** The same, of payments that are known. */
export function moneyLinesFrom(
  row: Row,
  payments: readonly PaymentFact[],
  payBy: PlainDate | null = null,
): MoneyLine[] {
  const { status, payment_type, currency, total_gross: total } = row
  const [fee, waiting] = [row.cancellation_fee_gross ?? 0, status === 'payment_pending' ? row.due_now_gross : 0]
  return stayMoney({ status, payment_type, currency, total, fee, waiting, pay_by: payBy, payments })
}

/** As calls and mails carry them. */
export const wireLines = (lines: readonly MoneyLine[], hotels: Currency): WireMoneyLine[] =>
  lines.map((line) => ({ ...line, hotel: line.currency === hotels ? null : line.hotel }))

/** All payments of a stay, the first one first. */
export async function paymentFacts(tx: Pick<Orm, 'select'>, reservationId: number): Promise<PaymentFact[]> {
  const rows = await paymentsOf(tx, reservationId)
  return rows.map(({ payment: one, pending }) => ({
    by: instrumentOf(one),
    currency: one.currency,
    asked: one.amount_gross,
    asked_hotel: one.hotel_gross,
    captured: one.captured_gross,
    refunded: one.refunded_gross,
    // What was taken for an attempt that nobody waits for any more goes back as a whole (ask-gateway.ts, giveBack).
    refunding: one.state === 'captured' ? pending : one.captured_gross - one.refunded_gross,
  }))
}

/** VISA 4242 or PayPal: names of companies, the same in every language. */
function instrumentOf(one: Pick<Payment, 'gateway' | 'card_brand' | 'card_last4'>): string | null {
  const wallet = WALLETS.find((each) => each === one.gateway)
  if (wallet) return WALLET_NAMES[wallet]
  const { card_brand: brand, card_last4: last4 } = one
  return brand && last4 ? `${isCardBrand(brand) ? CARD_BRANDS[brand].mark : brand} ${last4}` : null
}
