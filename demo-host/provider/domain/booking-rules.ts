import { guestErrors, normalizeGuest } from '../../../shared/rules/names.ts'
import { addDays } from '../../../shared/rules/dates.ts'
import { addMonthsToDate } from '../../../shared/rules/months.ts'
import type { Booking, Guest } from '../../../shared/model/reservation.ts'
import { overOnlineCap, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PaymentTypeRow } from '../../../shared/payments.ts'
import type { House } from './house.ts'
import { Refused } from './refused.ts'
import { findRoomPlan } from './sellable.ts'

const [INVALID, NO_EXTRA, CARD_EXPIRY, CARD_REFUSED] = [1000, 1100, 3005, 3007]
const EXPIRY = /^(0[1-9]|1[0-2])\/(\d\d)$/

const invalid = (field: string, title: string, code = INVALID) =>
  new Refused(422, code, title, { base: [{ field, code, error: title }] })

/** As the form checked it; whoever sends past the form is told field by field. */
export function checkedGuest(house: House, guest: Guest): Guest {
  const { guest_info } = house.hotel.settings
  const kept = normalizeGuest(guest, guest_info)
  const base = Object.entries(guestErrors(kept, guest_info)).map(([field, error]) => ({
    field: `guest.${field}`,
    code: INVALID,
    error,
  }))
  if (base.length > 0) throw new Refused(422, INVALID, 'Some guest details are not valid', { base })
  return kept
}

/** The way of paying must be open to every room of the booking; two ways in one booking there are not. */
export function checkPaymentType(house: House, booking: Booking): void {
  const { type } = booking.payment
  const codes = booking.rooms.map(
    ({ room_plan_code }) => findRoomPlan(house, room_plan_code)?.plan.payment_methods ?? [],
  )
  const isOpen = house.hotel.settings.payment_options.includes(type) && codes.every((methods) => methods.includes(type))
  if (!isOpen) throw invalid('payment.type', 'These rooms cannot be paid in this way')
  if (booking.extras.length > 0) throw invalid('extras', 'There is no such extra', NO_EXTRA)
}

/** Everything about the card that can be known without asking its bank. */
export function checkCard(house: House, booking: Booking, dueNow: number): void {
  const row: PaymentTypeRow = PAYMENT_TYPES[booking.payment.type]
  if (!row.card) return
  const { card } = booking.payment
  if (!card) throw invalid('payment.card', 'A card is needed')
  if (row.charged !== 'nothing' && dueNow === 0) throw invalid('payment.type', 'There is nothing to pay by card')
  if (house.hotel.currency === 'JPY' && overOnlineCap(dueNow, card.brand))
    throw invalid('payment.card', 'This card is not accepted for such an amount', CARD_REFUSED)

  const [, month, year] = EXPIRY.exec(card.expiry) ?? []
  // Valid through the last day of its month; spec 5 wants it valid through the check-out date.
  const end = month && year ? addDays(addMonthsToDate(`20${year}-${month}-01`, 1), -1) : ''
  if (end < booking.checkout_date) throw invalid('payment.card', 'The card expires before the stay ends', CARD_EXPIRY)
}
