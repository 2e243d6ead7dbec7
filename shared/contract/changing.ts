import { object } from 'superstruct'

import { appliedCodes, change, changed } from '../model/stay/changing.ts'
import { reservationCredentials } from '../model/stay/held.ts'
import { calls } from './define.ts'

/** CALL-043: what a guest changes about a reservation; a table of its own, for the screens of update mode alone. */
export const changing = calls({
  /** Another stay, a coupon entered afterwards, or another way of paying; the total is that of rooms/price. */
  update: {
    call: 'PUT /hotels/:hotelId/reservations/:reservationId',
    body: change,
    answer: object({ data: changed }),
    idempotent: true,
  },
  /** Which codes a reservation was booked or changed with (CALL-129). */
  codes: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/applied_coupon',
    query: reservationCredentials,
    answer: object({ data: appliedCodes }),
  },
})
