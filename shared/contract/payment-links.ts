import { enums, object, string } from 'superstruct'

import { linkPayment, linkStanding, paymentLink } from '../model/payment-link.ts'
import { calls } from './define.ts'

/** Specification 7.5, whose payment-link calls are not shown (AMB-66): the record, one attempt to pay it, and its outcome. */
export const paymentLinks = calls({
  show: {
    call: 'GET /payments/:paymentNumber',
    answer: object({ data: paymentLink }),
  },
  pay: {
    call: 'POST /payments/:paymentNumber/pay',
    body: linkPayment,
    answer: object({ data: linkStanding }),
    once: true,
  },
  /** Who asks names the attempt, which only the guest who made it knows. */
  outcome: {
    call: 'GET /payments/:paymentNumber/status',
    query: object({ transaction_id: string() }),
    answer: object({ data: linkStanding }),
  },
  /** The guest came back from the bank's page, or does not want to go on there. */
  settle: {
    call: 'PATCH /payments/:paymentNumber/status',
    body: object({ transaction_id: string(), status: enums(['returned', 'cancelled']) }),
    answer: object({ data: linkStanding }),
  },
})
