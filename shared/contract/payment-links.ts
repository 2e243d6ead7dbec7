import { enums, object } from 'superstruct'

import { WORD_CHARACTERS } from '../limits.ts'
import { text } from '../model/input.ts'
import { linkPayment, linkStanding, paymentLink } from '../model/payment/payment-link.ts'
import { calls } from './define.ts'

/** The record, one attempt to pay it, and its outcome (CALL-066); the paths are decided here (AMB-66). */
export const paymentLinks = calls({
  /** What a link asks for, whether it can still be paid, and by which cards. */
  show: {
    call: 'GET /payments/:paymentNumber',
    answer: object({ data: paymentLink }),
  },
  /** Pays it by a card of the gateway's fields; where the bank asks, `challenge_url` leads there. */
  pay: {
    call: 'POST /payments/:paymentNumber/pay',
    body: linkPayment,
    answer: object({ data: linkStanding }),
    idempotent: true,
  },
  /** Who asks names the attempt, which only the guest who made it knows. */
  outcome: {
    call: 'GET /payments/:paymentNumber/status',
    query: object({ transaction_id: text(WORD_CHARACTERS) }),
    answer: object({ data: linkStanding }),
  },
  /** The guest came back from the bank's page, or does not want to go on there. */
  settle: {
    call: 'PATCH /payments/:paymentNumber/status',
    body: object({ transaction_id: text(WORD_CHARACTERS), status: enums(['returned', 'cancelled']) }),
    answer: object({ data: linkStanding }),
  },
})
