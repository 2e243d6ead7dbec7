import type { Handlers } from '../../../shared/contract/define.ts'
import type { starting as table } from '../../../shared/contract/starting.ts'
import { countHotels } from '../hotels/hotel-catalog.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { settingsAnswer } from '../hotels/settings-answer.ts'
import type { Context } from '../kernel/context.ts'
import { requireSession } from '../kernel/sessions.ts'

/** Both together are answered by making the two calls (http/start-together.ts). */
export const starting: Omit<Handlers<typeof table, Context>, 'sessionAndSettings'> = {
  async settings({ code }, context) {
    requireSession(context.session, false)
    const catalog = await loadHotelCatalog(context, code)
    return { data: settingsAnswer(catalog, await countHotels(context.database.orm, catalog.hotel.brand_id), context) }
  },
}
