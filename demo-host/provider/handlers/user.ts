import type { Handlers } from '../../../shared/contract/define.ts'
import type { user as table } from '../../../shared/contract/user.ts'
import { staysOf } from '../domain/member-stays.ts'
import { requireMember } from '../domain/member-sessions.ts'
import { requireSession } from '../domain/sessions.ts'
import type { Context } from '../http/context.ts'

export const user: Handlers<typeof table, Context> = {
  async reservations({ query }, context) {
    requireSession(context.session, true)
    return staysOf(requireMember(context), query, context)
  },
}
