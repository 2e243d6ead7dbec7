import { ERRORS } from '../../../shared/errors.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { addMonthsToDate } from '../../../shared/rules/days/months.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { CARD_BRANDS, overOnlineCap, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PaymentTypeRow } from '../../../shared/payments.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { openWindows } from '../../../shared/rules/days/maintenance.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { maintenanceOf } from '../hotels/maintenance.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { ApiErrorRow } from '../kernel/api-error.ts'
import { findRoomPlan, planRefusal } from '../inventory/availability-rules.ts'

const EXPIRY = /^(0[1-9]|1[0-2])\/(\d\d)$/

const invalid = (field: string, title: string, error: ApiErrorRow = ERRORS.invalidRequest) =>
  new ApiError(error, title, { base: [{ field, code: error.code, error: title }] })

type PaidRooms = Pick<Booking, 'payment'> &
  Partial<Pick<Booking, 'total_price'>> & { rooms: readonly { room_plan_code: string }[] }

/** The way of paying must be open to every room of the booking; two ways in one booking there are not. */
export function checkPaymentType(catalog: HotelCatalog, booking: PaidRooms, mayPayOnSite = false): void {
  const { type, invoice } = booking.payment
  const codes = booking.rooms.map(
    ({ room_plan_code }) => findRoomPlan(catalog, room_plan_code)?.plan.payment_methods ?? [],
  )
  const isCommon = codes.every((methods) => methods.includes(type))
  const isOpen = catalog.hotel.settings.payment_options.includes(type) && isCommon
  if (!isOpen && !mayPayOnSite) throw cannotBePaid(codes, type)
  if (type === 'deferred_payment' && booking.total_price !== 0 && !(invoice?.name.trim() && invoice.address.trim()))
    throw invalid('payment.invoice', 'The bill needs a name and an address')
}

/** A quote is kept for half an hour, and a guest may read another language by then (AMB-06). */
export function checkAudience(
  catalog: HotelCatalog,
  booking: Booking,
  reader: { locale: Locale; isMember: boolean; organizationId: number | null },
): void {
  for (const { room_plan_code } of booking.rooms) {
    const plan = findRoomPlan(catalog, room_plan_code)?.plan
    const refusal = plan && planRefusal(catalog.hotel, plan, { ...reader, mode: 'secret' })
    if (refusal) throw refusal
  }
}

/** PAY-017: where one of the rooms does take it, the rooms do not go together. */
function cannotBePaid(codes: readonly (readonly PaymentType[])[], type: PaymentType): ApiError {
  const title = 'These rooms cannot be paid in this way'
  const isMixed = codes.some((methods) => methods.includes(type)) && !codes.every((methods) => methods.includes(type))
  return new ApiError(ERRORS.invalidRequest, title, {
    ...(isMixed && { details: { reason: 'payment_mix' } }),
    base: [{ field: 'payment.type', code: ERRORS.invalidRequest.code, error: title }],
  })
}

type Sums = { total: number; due: number }

/** What a card is asked for: to be charged, or to be kept as a guarantee. Of nothing no gateway is asked (PAY-056). */
export const sumOfCard = (type: PaymentType, { total, due }: Sums): number =>
  PAYMENT_TYPES[type].charged === 'nothing' ? total : due

/** Everything about the card that can be known without asking its bank. */
export function checkCard(
  catalog: HotelCatalog,
  booking: Pick<Booking, 'payment' | 'checkout_date'>,
  { now, ...sums }: Sums & { now: number },
): void {
  const row: PaymentTypeRow = PAYMENT_TYPES[booking.payment.type]
  const { card, paypal } = booking.payment
  // PayPal beside the card: the order says who pays, and the gateway refuses one for another sum.
  if (!row.card || (paypal && !card)) return
  const { total, due } = sums
  // Where the deposit comes to nothing no card is asked for; of one that comes all the same nothing is charged.
  if (sumOfCard(booking.payment.type, sums) === 0 && (!card || total > 0)) return
  if (!card) throw invalid('payment.card', 'A card is needed')
  if (row.charged !== 'nothing' && due === 0) throw invalid('payment.type', 'There is nothing to pay by card')
  if (catalog.hotel.currency === 'JPY' && overOnlineCap(due, card.brand))
    throw invalid('payment.card', 'This card is not accepted for such an amount', ERRORS.cardNotAccepted)
  const isAtWork = openWindows(maintenanceOf(catalog.hotel), now).some(
    ({ brands, methods }) => brands.includes(CARD_BRANDS[card.brand].is) || methods.includes(booking.payment.type),
  )
  if (isAtWork) throw invalid('payment.card', 'The payment provider is at work', ERRORS.cardNotAccepted)

  const [, month, year] = EXPIRY.exec(card.expiry) ?? []
  // Valid through the last day of its month; PAY-038 wants it valid through the check-out date.
  const end = month && year ? addDays(addMonthsToDate(`20${year}-${month}-01`, 1), -1) : ''
  if (end < booking.checkout_date)
    throw invalid('payment.card', 'The card expires before the stay ends', ERRORS.cardExpired)
}
