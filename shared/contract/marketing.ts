import { object } from 'superstruct'

import { subscriber, subscription, subscriptionStatus } from '../model/person/marketing.ts'
import { calls } from './define.ts'

/** A hotel's offers by e-mail: whether somebody gets them, and the way out (CALL-124, CALL-125). */
export const marketing = calls({
  /** Whether an address gets the hotel's offers, by the token of a letter. */
  subscription: {
    call: 'GET /api/v1/marketing_emails/subscription_status',
    query: subscriber,
    answer: object({ data: subscription }),
  },
  /** Ends them; said once more it changes nothing. */
  unsubscribe: {
    call: 'POST /api/v1/marketing_emails/unsubscribe',
    body: subscriber,
    answer: object({ data: object({ status: subscriptionStatus }) }),
  },
})
