import type { Handlers } from '../../../shared/contract/define.ts'
import type { session as table } from '../../../shared/contract/session.ts'
import { countHotels, findHotel, loadHotelCatalog } from '../hotels/hotel-catalog.ts'
import { iso } from '../kernel/hotel-time.ts'
import { requireSession, startSession } from '../kernel/sessions.ts'
import { settingsAnswer } from '../hotels/settings-answer.ts'
import { whoami } from '../members/whoami.ts'
import type { Context } from '../kernel/context.ts'

export const session: Handlers<typeof table, Context> = {
  async start({ body }, context) {
    const { token, expires_at } = await startSession(context, body.key)
    return { data: { client_session: token, expires_at: iso(expires_at.getTime()) } }
  },

  async settings({ code }, context) {
    requireSession(context.session, false)
    const catalog = await loadHotelCatalog(context.database.orm, code)
    return { data: settingsAnswer(catalog, await countHotels(context.database.orm, catalog.hotel.brand_id), context) }
  },

  async whoami({ code }, context) {
    return whoami(context, await findHotel(context.database.orm, code))
  },
}
