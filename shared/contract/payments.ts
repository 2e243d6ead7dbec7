import { boolean, enums, integer, nullable, object, optional, string } from 'superstruct'

import { transaction } from '../model/reservation.ts'
import { paymentType } from '../model/payment-type.ts'
import { currency } from '../model/settings.ts'
import { minor } from '../model/wire.ts'
import { calls } from './define.ts'

/** Specification 7.4 and 7.5: where a card payment stands, and what came back from the bank's page. */
/** What is agreed on with a gateway before the booking: the sum of a calculation, and where the guest comes back to. */
const agreement = {
  quote_id: string(),
  payment_type: paymentType(),
  amount: minor(),
  currency: currency(),
  return_url: string(),
}

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
  paypalCredential: {
    call: 'POST /hotels/:hotelId/paypal_payments/client_credential',
    body: object({ amount: minor(), currency: currency() }),
    answer: object({ data: object({ client_token: string(), client_id: string(), currency: currency() }) }),
  },
  paypalOrder: {
    call: 'POST /hotels/:hotelId/paypal_payments/order',
    body: object({ ...agreement, client_token: string() }),
    answer: object({ data: object({ order_id: string() }) }),
  },
  paypalValidation: {
    call: 'POST /hotels/:hotelId/paypal_payments/validate_credit_card',
    body: object({ ...agreement, order_id: string() }),
    answer: object({ data: object({ valid: boolean(), brand: string(), code: nullable(integer()) }) }),
  },
  adyenSession: {
    call: 'POST /hotels/:hotelId/adyen/payment_session',
    body: object(agreement),
    answer: object({
      data: object({
        id: string(),
        session_data: string(),
        client_key: string(),
        environment: string(),
        amount: object({ value: minor(), currency: currency() }),
        return_url: string(),
      }),
    }),
  },
})
