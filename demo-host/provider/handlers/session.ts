import type { Handlers } from '../../../shared/contract/define.ts'
import type { session as table } from '../../../shared/contract/session.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import { iso } from '../kernel/hotel-time.ts'
import { startSession } from '../kernel/sessions.ts'
import { whoami } from '../members/whoami.ts'
import type { Context } from '../kernel/context.ts'

export const session: Handlers<typeof table, Context> = {
  async start({ body }, context) {
    const { token, expires_at } = await startSession(context, body.key)
    return { data: { client_session: token, expires_at: iso(expires_at.getTime()) } }
  },

  async whoami({ code }, context) {
    return whoami(context, await findHotel(context.database.orm, code))
  },
}
