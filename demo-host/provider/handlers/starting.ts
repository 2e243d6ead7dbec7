import type { Handlers } from '../../../shared/contract/define.ts'
import type { starting as table } from '../../../shared/contract/starting.ts'
import { countHotels, isClosedHotel } from '../hotels/hotel-catalog.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { settingsAnswer } from '../hotels/settings-answer.ts'
import { closedHotel } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { requireSession } from '../kernel/sessions.ts'

/** A guest of a hotel that takes no bookings reads so; every other call goes on as if there were none. */
const tellClosed = (context: Context, code: string) => async (problem: unknown) => {
  if (await isClosedHotel(context.database.orm, code)) throw closedHotel()
  throw problem
}

/** Both together are answered by making the two calls (http/start-together.ts). */
export const starting: Omit<Handlers<typeof table, Context>, 'sessionAndSettings'> = {
  async settings({ code }, context) {
    requireSession(context.session, false)
    const catalog = await loadHotelCatalog(context, code).catch(tellClosed(context, code))
    return { data: settingsAnswer(catalog, await countHotels(context.database.orm, catalog.hotel.brand_id), context) }
  },
}
