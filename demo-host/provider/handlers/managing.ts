import type { Handlers } from '../../../shared/contract/define.ts'
import type { managing as table } from '../../../shared/contract/managing.ts'
import { updateSettings } from '../domain/allowed-actions.ts'
import { cancelReservation } from '../domain/cancelling.ts'
import { changeGuests } from '../domain/change-guests.ts'
import { findReservation } from '../domain/find-reservation.ts'
import { loadHouse } from '../domain/house.ts'
import { refuseStale } from '../domain/member-sessions.ts'
import { provenReservation } from '../domain/proven-reservation.ts'
import { issueReceipt } from '../domain/receipts.ts'
import { requireSession } from '../domain/sessions.ts'
import type { Context } from '../http/context.ts'

export const managing: Handlers<typeof table, Context> = {
  async find({ brandId, number, query }, context) {
    requireSession(context.session, true)
    return { data: await findReservation(brandId, number, query.email, context) }
  },

  async cancel({ hotelId, reservationId, query, body }, context) {
    refuseStale(context)
    const house = await loadHouse(context.database.orm, hotelId)
    return { data: await cancelReservation(house, reservationId, { query, body }, context) }
  },

  async guests({ hotelId, reservationId, body }, context) {
    refuseStale(context)
    const house = await loadHouse(context.database.orm, hotelId)
    return { data: await changeGuests(house, reservationId, body, context) }
  },

  async updateSettings({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const house = await loadHouse(context.database.orm, hotelId)
    const row = await provenReservation(house.hotel, reservationId, query, context)
    return { data: await updateSettings(row, house, context) }
  },

  async receipt({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const { hotel } = await loadHouse(context.database.orm, hotelId)
    const row = await provenReservation(hotel, reservationId, query, context)
    return issueReceipt(hotel, row, query, context)
  },
}
