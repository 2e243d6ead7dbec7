import { guestErrors, normalizeGuest } from '../../../shared/rules/names.ts'
import { addDays } from '../../../shared/rules/dates.ts'
import { addMonthsToDate } from '../../../shared/rules/months.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Booking, Guest } from '../../../shared/model/reservation.ts'
import { CARD_BRANDS, overOnlineCap, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PaymentTypeRow } from '../../../shared/payments.ts'
import { guestInfoOf } from './guest-info.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { openWindows } from '../../../shared/rules/maintenance.ts'
import type { House } from './house.ts'
import { maintenanceOf } from './maintenance.ts'
import { Refused } from './refused.ts'
import { findRoomPlan, planRefusal } from './sellable.ts'

const [INVALID, CARD_EXPIRY, CARD_REFUSED] = [1000, 3005, 3007]
const EXPIRY = /^(0[1-9]|1[0-2])\/(\d\d)$/

const invalid = (field: string, title: string, code = INVALID) =>
  new Refused(422, code, title, { base: [{ field, code, error: title }] })

/** As the form checked it; whoever sends past the form is told field by field. */
export function checkedGuest(house: House, guest: Guest): Guest {
  const guest_info = guestInfoOf(house.hotel.settings)
  const kept = normalizeGuest(guest, guest_info)
  const base = Object.entries(guestErrors(kept, guest_info)).map(([field, error]) => ({
    field: `guest.${field}`,
    code: INVALID,
    error,
  }))
  if (base.length > 0) throw new Refused(422, INVALID, 'Some guest details are not valid', { base })
  return kept
}

type PaidRooms = Pick<Booking, 'payment'> & { rooms: readonly { room_plan_code: string }[] }

/** The way of paying must be open to every room of the booking; two ways in one booking there are not. */
export function checkPaymentType(house: House, booking: PaidRooms, mayPayOnSite = false): void {
  const { type, invoice } = booking.payment
  const codes = booking.rooms.map(
    ({ room_plan_code }) => findRoomPlan(house, room_plan_code)?.plan.payment_methods ?? [],
  )
  const isCommon = codes.every((methods) => methods.includes(type))
  const isOpen = house.hotel.settings.payment_options.includes(type) && isCommon
  if (!isOpen && !mayPayOnSite) throw cannotBePaid(codes, type)
  if (type === 'deferred_payment' && !(invoice?.name.trim() && invoice.address.trim()))
    throw invalid('payment.invoice', 'The bill needs a name and an address')
}

/** A quote is kept for half an hour, and a guest may read another language by then (AMB-06). */
export function checkAudience(house: House, booking: Booking, locale: Locale, isMember: boolean): void {
  for (const { room_plan_code } of booking.rooms) {
    const plan = findRoomPlan(house, room_plan_code)?.plan
    const refusal = plan && planRefusal(house.hotel, plan, { locale, mode: 'secret', isMember })
    if (refusal) throw refusal
  }
}

/** Spec 8.3: where one of the rooms does take it, the rooms do not go together. */
function cannotBePaid(codes: readonly (readonly PaymentType[])[], type: PaymentType): Refused {
  const title = 'These rooms cannot be paid in this way'
  const isMixed = codes.some((methods) => methods.includes(type)) && !codes.every((methods) => methods.includes(type))
  return new Refused(422, INVALID, title, {
    ...(isMixed && { details: { reason: 'payment_mix' } }),
    base: [{ field: 'payment.type', code: INVALID, error: title }],
  })
}

type Sums = { total: number; due: number; now: number }

/** Everything about the card that can be known without asking its bank. */
export function checkCard(
  house: House,
  booking: Pick<Booking, 'payment' | 'checkout_date'>,
  { total, due, now }: Sums,
): void {
  const row: PaymentTypeRow = PAYMENT_TYPES[booking.payment.type]
  const { card, paypal } = booking.payment
  // PayPal beside the card: the order says who pays, and the gateway refuses one for another sum.
  if (!row.card || (paypal && !card)) return
  if (total === 0 && !card) return
  if (!card) throw invalid('payment.card', 'A card is needed')
  if (row.charged !== 'nothing' && due === 0) throw invalid('payment.type', 'There is nothing to pay by card')
  if (house.hotel.currency === 'JPY' && overOnlineCap(due, card.brand))
    throw invalid('payment.card', 'This card is not accepted for such an amount', CARD_REFUSED)
  const isAtWork = openWindows(maintenanceOf(house.hotel), now).some(
    ({ brands, methods }) => brands.includes(CARD_BRANDS[card.brand].is) || methods.includes(booking.payment.type),
  )
  if (isAtWork) throw invalid('payment.card', 'The payment provider is at work', CARD_REFUSED)

  const [, month, year] = EXPIRY.exec(card.expiry) ?? []
  // Valid through the last day of its month; spec 5 wants it valid through the check-out date.
  const end = month && year ? addDays(addMonthsToDate(`20${year}-${month}-01`, 1), -1) : ''
  if (end < booking.checkout_date) throw invalid('payment.card', 'The card expires before the stay ends', CARD_EXPIRY)
}
