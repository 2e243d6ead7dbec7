import type { changing as table } from '../../../shared/contract/changing.ts'
import type { Handlers } from '../../../shared/contract/define.ts'
import { appliedCodes } from '../domain/applied-codes.ts'
import { changeReservation } from '../domain/change-reservation.ts'
import { loadHouse } from '../domain/house.ts'
import { refuseStale } from '../domain/member-sessions.ts'
import { provenReservation } from '../domain/proven-reservation.ts'
import { requireSession } from '../domain/sessions.ts'
import { readerOf } from '../domain/texts.ts'
import type { Context } from '../http/context.ts'

export const changing: Handlers<typeof table, Context> = {
  async update({ hotelId, reservationId, body }, context) {
    refuseStale(context)
    return { data: await changeReservation(hotelId, reservationId, body, context) }
  },

  async codes({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const { hotel } = await loadHouse(context.database.orm, hotelId)
    const { id } = await provenReservation(hotel, reservationId, query, context)
    return { data: await appliedCodes(context.database.orm, id, readerOf(hotel, context)) }
  },
}
