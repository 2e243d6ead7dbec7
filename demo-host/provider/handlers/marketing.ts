import type { Handlers } from '../../../shared/contract/define.ts'
import type { marketing as table } from '../../../shared/contract/marketing.ts'
import { subscriptionOf, unsubscribe } from '../members/marketing.ts'
import type { Context } from '../kernel/context.ts'

export const marketing: Handlers<typeof table, Context> = {
  async subscription({ query }, context) {
    return { data: await subscriptionOf(query, context) }
  },
  async unsubscribe({ body }, context) {
    return { data: { status: await unsubscribe(body, context) } }
  },
}
