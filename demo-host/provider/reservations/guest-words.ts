import { ERRORS } from '../../../shared/errors.ts'
import type { Booking, Receipt, RoomGuest } from '../../../shared/model/stay/reservation.ts'
import * as rules from '../../../shared/rules/person/names.ts'
import type { FieldErrorKey } from '../../../shared/rules/person/names.ts'
import { guestInfoOf } from '../hotels/guest-info.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'

/** What a guest wrote beside their own details, as it is kept. */
export type GuestWords = {
  requests: string | null
  receipt: Receipt | null
  promotions_opt_in: boolean
  /** Who stays in the rooms of each line; null where nobody is named. */
  room_guests: { quantity: number; guest: RoomGuest | null }[]
}

export function checkedWords({ hotel: { settings } }: HotelCatalog, booking: Booking): GuestWords {
  const { requests } = guestInfoOf(settings)
  const { requests: text = '', receipt_title = '', receipt_unicode = '' } = booking
  const asksReceipt = settings.receipt_fields === true
  const names = booking.rooms.flatMap(({ guest }, at) =>
    guest ? Object.entries(guest).map(([name, value]) => [`rooms.${at}.guest.${name}`, rules.guestName(value)]) : [],
  )
  refuseWrong({
    requests: rules.requests(text, requests),
    receipt_title: asksReceipt ? rules.freeText(receipt_title) : null,
    receipt_unicode: asksReceipt ? rules.receiptNumber(receipt_unicode) : null,
    ...Object.fromEntries(names),
  })

  const receipt = {
    receipt_title: rules.normalizeName(receipt_title),
    receipt_unicode: rules.normalizePhone(receipt_unicode),
  }
  return {
    requests: requests === 'do_not_ask' ? null : rules.normalizeText(text) || null,
    receipt: asksReceipt && (receipt.receipt_title || receipt.receipt_unicode) ? receipt : null,
    promotions_opt_in: settings.promotions_opt_in === true && booking.promotions_opt_in === true,
    room_guests: booking.rooms.map(({ quantity, guest }) => ({ quantity, guest: guest ? normalized(guest) : null })),
  }
}

const normalized = ({ first_name, last_name }: RoomGuest): RoomGuest => ({
  first_name: rules.normalizeName(first_name),
  last_name: rules.normalizeName(last_name),
})

function refuseWrong(errors: Record<string, FieldErrorKey | null>): void {
  const base = Object.entries(errors).flatMap(([field, error]) =>
    error ? [{ field, code: ERRORS.invalidRequest.code, error }] : [],
  )
  if (base.length > 0) throw new ApiError(ERRORS.invalidRequest, 'Some guest details are not valid', { base })
}
