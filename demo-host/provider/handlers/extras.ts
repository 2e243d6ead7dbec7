import type { Handlers } from '../../../shared/contract/define.ts'
import type { extras as table } from '../../../shared/contract/extras.ts'
import { extrasAnswer } from '../availability/extras-answer.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { requireSession } from '../kernel/sessions.ts'
import type { Context } from '../kernel/context.ts'

export const extras: Handlers<typeof table, Context> = {
  async list({ hotelId, query }, context) {
    requireSession(context.session, true)
    return extrasAnswer(await loadHotelCatalog(context, hotelId), query, context)
  },
}
