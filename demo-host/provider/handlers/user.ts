import type { Handlers } from '../../../shared/contract/define.ts'
import type { user as table } from '../../../shared/contract/user.ts'
import { listedEntries } from '../lotteries/shown-entry.ts'
import { staysOf } from '../records/member-stays.ts'
import { requireMember } from '../members/member-sessions.ts'
import { requireSession } from '../kernel/sessions.ts'
import type { Context } from '../kernel/context.ts'

export const user: Handlers<typeof table, Context> = {
  async reservations({ query }, context) {
    requireSession(context.session, true)
    return staysOf(requireMember(context), query, context)
  },

  async lotteryResults({ query }, context) {
    requireSession(context.session, true)
    return listedEntries(requireMember(context), query.page, context)
  },
}
