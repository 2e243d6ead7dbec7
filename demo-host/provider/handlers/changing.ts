import type { changing as table } from '../../../shared/contract/changing.ts'
import type { Handlers } from '../../../shared/contract/define.ts'
import { appliedCodes } from '../loyalty/applied-codes.ts'
import { changeReservation } from '../changes/change-reservation.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { refuseStaleToken } from '../members/member-sessions.ts'
import { readReservation } from '../records/read-reservation.ts'
import { requireSession } from '../kernel/sessions.ts'
import { localizerOf } from '../kernel/texts.ts'
import type { CallContext } from '../http/context.ts'

export const changing: Handlers<typeof table, CallContext> = {
  async update({ hotelId, reservationId, body }, context) {
    refuseStaleToken(context)
    return { data: await changeReservation(hotelId, reservationId, body, context) }
  },

  async codes({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const { hotel } = await loadHotelCatalog(context, hotelId)
    const { id } = await readReservation(hotel, reservationId, query, context)
    return { data: await appliedCodes(context.database.orm, id, localizerOf(hotel, context)) }
  },
}
