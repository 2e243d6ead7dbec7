import type { Handlers } from '../../../shared/contract/define.ts'
import type { paymentLinks as table } from '../../../shared/contract/payment-links.ts'
import { linkOutcome, payLink, showLink } from '../payment-links/pay-link.ts'
import type { Context } from '../kernel/context.ts'

export const paymentLinks: Handlers<typeof table, Context> = {
  async show({ paymentNumber }, context) {
    return { data: await showLink(paymentNumber, context) }
  },
  async pay({ paymentNumber, body }, context) {
    return { data: await payLink(paymentNumber, body, context) }
  },
  async outcome({ paymentNumber, query }, context) {
    return { data: await linkOutcome(paymentNumber, query, context) }
  },
  async settle({ paymentNumber, body }, context) {
    return { data: await linkOutcome(paymentNumber, body, context) }
  },
}
