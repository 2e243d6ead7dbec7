import type { Handlers } from '../../../shared/contract/define.ts'
import type { reservations as table } from '../../../shared/contract/reservations.ts'
import { createReservation } from '../reservations/create-reservation.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { refuseStaleToken } from '../members/member-sessions.ts'
import { shownReservation } from '../reservations/shown-reservation.ts'
import { requireSession } from '../kernel/sessions.ts'
import type { CallContext } from '../http/context.ts'

export const reservations: Handlers<typeof table, CallContext> = {
  async create({ hotelId, body }, context) {
    refuseStaleToken(context)
    return { data: await createReservation(hotelId, body, context) }
  },

  async show({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const catalog = await loadHotelCatalog(context, hotelId)
    return { data: await shownReservation(catalog, reservationId, query, context) }
  },
}
