import { assign, object, optional, string } from 'superstruct'

import { LINE_CHARACTERS } from '../limits.ts'
import { cancellation, cancelled, updateSettings } from '../model/stay/cancelling.ts'
import { guestChange } from '../model/stay/guest-change.ts'
import { reservationCredentials } from '../model/stay/held.ts'
import { cleanText, text } from '../model/input.ts'
import { reservation } from '../model/stay/reservation.ts'
import { bytes, locale } from '../model/wire.ts'
import { calls } from './define.ts'

/** What comes after a booking (CALL-044 to CALL-046, CALL-050, CALL-052): apart from the booking itself, which need not carry it. */
export const managing = calls({
  /** By number and e-mail, at whichever hotel of the brand it is. */
  find: {
    call: 'GET /hotel_brands/:brandId/reservations/:number',
    query: object({ email: text(LINE_CHARACTERS, 1) }),
    answer: object({ data: reservation }),
  },
  /** Cancels a stay, or rooms of it; the answer says what it costs and what goes back. */
  cancel: {
    call: 'PUT /hotels/:hotelId/reservations/:reservationId/cancel',
    query: reservationCredentials,
    body: cancellation,
    answer: object({ data: cancelled }),
    idempotent: true,
  },
  /** Who comes, and how they are reached. */
  guests: {
    call: 'PUT /hotels/:hotelId/reservations/:reservationId/guests',
    body: guestChange,
    answer: object({ data: reservation }),
    idempotent: true,
  },
  /** Whether this stay may be changed, what of it, and why not. */
  updateSettings: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/update_settings',
    query: reservationCredentials,
    answer: object({ data: updateSettings }),
  },
  /** An empty name is the guest's own; 1200 says that the sheet is still being written. */
  receipt: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/receipt',
    query: assign(
      reservationCredentials,
      object({ name: cleanText(LINE_CHARACTERS), locale: locale(), receipt_unicode: optional(text(LINE_CHARACTERS)) }),
    ),
    answer: bytes(),
    file: 'application/pdf',
  },
  /** A booked stay for the wallet of the guest's telephone, in the language of `X-Locale`; offered where `wallet_pass` of the stay says so. */
  walletPass: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/wallet_pass',
    query: reservationCredentials,
    answer: bytes(),
    file: 'application/vnd.apple.pkpass',
  },
  /** The address that puts the same into Google Wallet, signed for this stay; offered where `wallet_link` of the stay says so. */
  walletLink: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/wallet_link',
    query: reservationCredentials,
    answer: object({ data: object({ url: string() }) }),
  },
})
