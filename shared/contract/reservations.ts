import { object } from 'superstruct'

import { reservationCredentials } from '../model/stay/held.ts'
import { booked, booking, reservation } from '../model/stay/reservation.ts'
import { calls } from './define.ts'

/** CALL-041, CALL-042. A reservation is addressed by its number; e-mail, bypass token or sign-in proves the reader. */
export const reservations = calls({
  /** Books what was calculated, by the id of its quote, and begins its payment. The same key and body again is the same stay. */
  create: {
    call: 'POST /hotels/:hotelId/reservations',
    body: booking,
    answer: object({ data: booked }),
    idempotent: true,
  },
  /** One stay: its rooms, guests, money and times. */
  show: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId',
    query: reservationCredentials,
    answer: object({ data: reservation }),
  },
})
