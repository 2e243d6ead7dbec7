import type { Handlers } from '../../../shared/contract/define.ts'
import type { reservations as table } from '../../../shared/contract/reservations.ts'
import { book } from '../domain/book.ts'
import { loadHouse } from '../domain/house.ts'
import { refuseStale } from '../domain/member-sessions.ts'
import { shownReservation } from '../domain/shown-reservation.ts'
import { requireSession } from '../domain/sessions.ts'
import type { Context } from '../http/context.ts'

export const reservations: Handlers<typeof table, Context> = {
  async create({ hotelId, body }, context) {
    refuseStale(context)
    return { data: await book(hotelId, body, context) }
  },

  async show({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const house = await loadHouse(context.database.orm, hotelId)
    return { data: await shownReservation(house, reservationId, query, context) }
  },
}
