import { boolean, enums, integer, nullable, object, optional, string } from 'superstruct'

import { ADDRESS_CHARACTERS, REDIRECT_RESULT_CHARACTERS, TOKEN_CHARACTERS, WORD_CHARACTERS } from '../limits.ts'
import { amount, text } from '../model/input.ts'
import { paymentAttempt } from '../model/payment/paying.ts'
import { transaction } from '../model/stay/reservation.ts'
import { paymentType } from '../model/payment/payment-type.ts'
import { currency } from '../model/hotel/settings.ts'
import { minor, queryBoolean } from '../model/wire.ts'
import { calls } from './define.ts'

/** What is agreed on with a gateway before the booking: the sum of a calculation, and where the guest comes back to. */
const agreement = {
  quote_id: text(WORD_CHARACTERS),
  payment_type: paymentType(),
  amount: amount(),
  currency: currency(),
  return_url: text(ADDRESS_CHARACTERS),
}

/** CALL-061 to CALL-065: where a card payment stands, and what came back from the bank's page. */
export const payments = calls({
  /** Where a payment stands: `next` says whether to wait, to go on, or to tell of a failure. */
  transaction: {
    call: 'GET /hotels/:hotelId/tripla_pay/transactions/:transactionId',
    answer: object({ data: transaction }),
  },
  /** The guest came back from the bank's page, or does not want to go on there. */
  settle: {
    call: 'PATCH /hotels/:hotelId/reservations/:reservationId/payment_hub/transactions/:transactionId',
    body: object({
      status: enums(['returned', 'cancelled']),
      redirect_result: optional(text(REDIRECT_RESULT_CHARACTERS)),
    }),
    answer: object({ data: transaction }),
  },
  /** What became of a booking that was sent and not answered, by its Idempotency-Key (guarantee W9). */
  attempt: {
    call: 'GET /hotels/:hotelId/payment_attempts',
    query: object({
      key: text(WORD_CHARACTERS, 8),
      /** The guest is told what this answer says: where nobody has heard of the key, it books nothing any more. */
      is_last: optional(queryBoolean()),
    }),
    answer: object({ data: paymentAttempt }),
  },
  /** What PayPal's buttons need to be shown for this sum. */
  paypalCredential: {
    call: 'POST /hotels/:hotelId/paypal_payments/client_credential',
    body: object({ amount: amount(), currency: currency() }),
    answer: object({ data: object({ client_token: string(), client_id: string(), currency: currency() }) }),
  },
  /** An order of PayPal over the sum of a calculation, for the guest to approve. */
  paypalOrder: {
    call: 'POST /hotels/:hotelId/paypal_payments/order',
    body: object({ ...agreement, client_token: text(TOKEN_CHARACTERS) }),
    answer: object({ data: object({ order_id: string() }) }),
  },
  /** Whether the card that a guest gave PayPal is taken here, and of which brand it is. */
  paypalValidation: {
    call: 'POST /hotels/:hotelId/paypal_payments/validate_credit_card',
    body: object({ ...agreement, order_id: text(WORD_CHARACTERS) }),
    answer: object({ data: object({ valid: boolean(), brand: string(), code: nullable(integer()) }) }),
  },
  /** A session for Adyen's fields over the sum of a calculation. */
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
