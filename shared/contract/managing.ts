import { assign, object, optional, size, string } from 'superstruct'

import { cancellation, cancelled, updateSettings } from '../model/cancelling.ts'
import { guestChange } from '../model/guest-change.ts'
import { proof } from '../model/held.ts'
import { reservation } from '../model/reservation.ts'
import { bytes, locale } from '../model/wire.ts'
import { calls } from './define.ts'

/** What comes after a booking (specification 7.4): apart from the booking itself, which need not carry it. */
export const managing = calls({
  /** By number and e-mail, at whichever hotel of the brand it is. */
  find: {
    call: 'GET /hotel_brands/:brandId/reservations/:number',
    query: object({ email: size(string(), 1, 255) }),
    answer: object({ data: reservation }),
  },
  cancel: {
    call: 'PUT /hotels/:hotelId/reservations/:reservationId/cancel',
    query: proof,
    body: cancellation,
    answer: object({ data: cancelled }),
    once: true,
  },
  /** Who comes, and how they are reached. */
  guests: {
    call: 'PUT /hotels/:hotelId/reservations/:reservationId/guests',
    body: guestChange,
    answer: object({ data: reservation }),
    once: true,
  },
  updateSettings: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/update_settings',
    query: proof,
    answer: object({ data: updateSettings }),
  },
  /** An empty name is the guest's own; 1200 says that the sheet is still being written. */
  receipt: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/receipt',
    query: assign(proof, object({ name: string(), locale: locale(), receipt_unicode: optional(string()) })),
    answer: bytes(),
    file: 'application/pdf',
  },
})
