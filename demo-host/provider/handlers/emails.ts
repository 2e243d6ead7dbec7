import type { Handlers } from '../../../shared/contract/define.ts'
import type { emails as table } from '../../../shared/contract/emails.ts'
import { checkEmail } from '../reservations/email-check.ts'
import { requireSession } from '../kernel/sessions.ts'
import type { Context } from '../kernel/context.ts'

export const emails: Handlers<typeof table, Context> = {
  async verify({ body }, { session, database }) {
    requireSession(session, true)
    await checkEmail(database.orm, body.email, 'email')
    return { data: { usable: true } }
  },
}
