import { enums, object, optional, string } from 'superstruct'

import { transaction } from '../model/reservation.ts'
import { calls } from './define.ts'

/** Specification 7.4 and 7.5: where a card payment stands, and what came back from the bank's page. */
export const payments = calls({
  transaction: {
    call: 'GET /hotels/:hotelId/tripla_pay/transactions/:transactionId',
    answer: object({ data: transaction }),
  },
  settle: {
    call: 'PATCH /hotels/:hotelId/reservations/:reservationId/payment_hub/transactions/:transactionId',
    body: object({ status: enums(['returned', 'cancelled']), redirect_result: optional(string()) }),
    answer: object({ data: transaction }),
  },
})
