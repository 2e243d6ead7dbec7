import { object } from 'superstruct'

import { proof } from '../model/held.ts'
import { booked, booking, reservation } from '../model/reservation.ts'
import { calls } from './define.ts'

/** Specification 7.4. A reservation is addressed by its number; e-mail, bypass token or sign-in proves the reader. */
export const reservations = calls({
  create: {
    call: 'POST /hotels/:hotelId/reservations',
    body: booking,
    answer: object({ data: booked }),
    once: true,
  },
  show: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId',
    query: proof,
    answer: object({ data: reservation }),
  },
})
