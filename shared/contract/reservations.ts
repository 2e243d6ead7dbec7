import { object, optional, string } from 'superstruct'

import { booked, booking, reservation } from '../model/reservation.ts'
import { calls } from './define.ts'

/** Specification 7.4. A reservation is addressed by its number; e-mail or bypass token proves the reader. */
export const reservations = calls({
  create: {
    call: 'POST /hotels/:hotelId/reservations',
    body: booking,
    answer: object({ data: booked }),
    once: true,
  },
  show: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId',
    query: object({ email: optional(string()), bypass_token: optional(string()) }),
    answer: object({ data: reservation }),
  },
})
