import type { Currency } from '../../../shared/currencies.ts'
import type { Booking } from '../../../shared/model/reservation.ts'
import { priceSum } from '../../../shared/rules/money.ts'
import { isPaidOnline, keepsCurrency, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { Agreed } from './agree.ts'
import type { House } from './house.ts'
import { Refused } from './refused.ts'

const INVALID = 1000

type Paid = Pick<Booking, 'payment'>

/** Spec 4: only a card of an allowed brand is charged in the second currency, and only where somebody charges in it. */
export function checkChargedIn({ hotel }: House, { payment }: Paid, { exchange }: Pick<Agreed, 'exchange'>): void {
  const { currency, type, card } = payment
  if (currency === undefined || currency === hotel.currency) return
  const isPossible = exchange?.currency === currency && Boolean(hotel.settings.mcp_payment_gateway_setting)
  if (isPossible && keepsCurrency(type, card?.brand ?? null)) return
  const title = 'This way of paying is charged in the currency of the hotel'
  throw new Refused(422, INVALID, title, { base: [{ field: 'payment.currency', code: INVALID, error: title }] })
}

type Charged = { amount_gross: number; currency: Currency; hotel_gross: number | null }

/** What the gateway is asked for: a card as a guarantee stands for the whole stay, and nothing of it is taken. */
export function chargeOf({ hotel }: House, { payment }: Paid, { total }: Pick<Agreed, 'total'>, due: number): Charged {
  const hotel_gross = isPaidOnline(payment.type) ? due : total.total_price
  if (payment.currency === undefined || payment.currency === hotel.currency)
    return { amount_gross: hotel_gross, currency: hotel.currency, hotel_gross: null }
  const field = PAYMENT_TYPES[payment.type].charged === 'deposit' ? 'deposit_amount' : 'total_price'
  const { amount, currency } = priceSum(total, field, hotel.currency, payment.currency)
  return { amount_gross: amount, currency, hotel_gross }
}
