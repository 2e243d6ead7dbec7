import type { Currency } from '../../../shared/currencies.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { priceSum } from '../../../shared/rules/money/money.ts'
import { isPaidOnline, keepsCurrency, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { ConfirmedPrice } from './confirm-price.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'

type Paid = Pick<Booking, 'payment'>

/** PAY-047, PAY-059: only a card of an allowed brand is charged in the second currency, and only where somebody charges in it. */
export function checkChargedIn(
  { hotel }: HotelCatalog,
  { payment }: Paid,
  { exchange }: Pick<ConfirmedPrice, 'exchange'>,
): void {
  const { currency, type, card } = payment
  if (currency === undefined || currency === hotel.currency) return
  const isPossible = exchange?.currency === currency && Boolean(hotel.settings.mcp_payment_gateway_setting)
  if (isPossible && keepsCurrency(type, card?.brand ?? null)) return
  const title = 'This way of paying is charged in the currency of the hotel'
  throw new ApiError(ERRORS.invalidRequest, title, {
    base: [{ field: 'payment.currency', code: ERRORS.invalidRequest.code, error: title }],
  })
}

type Charged = { amount_gross: number; currency: Currency; hotel_gross: number | null }

/** What the gateway is asked for: a card as a guarantee stands for the whole stay, and nothing of it is taken. */
export function chargeOf(
  { hotel }: HotelCatalog,
  { payment }: Paid,
  { total }: Pick<ConfirmedPrice, 'total'>,
  due: number,
): Charged {
  const hotel_gross = isPaidOnline(payment.type) ? due : total.total_price
  if (payment.currency === undefined || payment.currency === hotel.currency)
    return { amount_gross: hotel_gross, currency: hotel.currency, hotel_gross: null }
  const field = PAYMENT_TYPES[payment.type].charged === 'deposit' ? 'deposit_amount' : 'total_price'
  const { amount, currency } = priceSum(total, field, hotel.currency, payment.currency)
  return { amount_gross: amount, currency, hotel_gross }
}
