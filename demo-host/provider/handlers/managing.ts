import type { Handlers } from '../../../shared/contract/define.ts'
import type { managing as table } from '../../../shared/contract/managing.ts'
import { updateSettings } from '../reservations/allowed-actions.ts'
import { cancelReservation } from '../reservations/cancelling.ts'
import { changeGuests } from '../changes/change-guests.ts'
import { findReservation } from '../reservations/find-reservation.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { refuseStaleToken } from '../members/member-sessions.ts'
import { authorizedReservation } from '../records/authorized-reservation.ts'
import { readReservation } from '../records/read-reservation.ts'
import { issueReceipt } from '../reservations/receipts.ts'
import { walletLink, walletPass } from '../reservations/wallet-pass.ts'
import { requireSession } from '../kernel/sessions.ts'
import type { Context } from '../kernel/context.ts'

export const managing: Handlers<typeof table, Context> = {
  async find({ brandId, number, query }, context) {
    requireSession(context.session, true)
    return { data: await findReservation(brandId, number, query.email, context) }
  },

  async cancel({ hotelId, reservationId, query, body }, context) {
    refuseStaleToken(context)
    const catalog = await loadHotelCatalog(context, hotelId)
    return { data: await cancelReservation(catalog, reservationId, { query, body }, context) }
  },

  async guests({ hotelId, reservationId, body }, context) {
    refuseStaleToken(context)
    const catalog = await loadHotelCatalog(context, hotelId)
    return { data: await changeGuests(catalog, reservationId, body, context) }
  },

  async updateSettings({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const catalog = await loadHotelCatalog(context, hotelId)
    const row = await readReservation(catalog.hotel, reservationId, query, context)
    return { data: await updateSettings(row, catalog, context) }
  },

  async receipt({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const { hotel } = await loadHotelCatalog(context, hotelId)
    const row = await authorizedReservation(hotel, reservationId, query, context)
    return issueReceipt(hotel, row, query, context)
  },

  async walletPass({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const { hotel } = await loadHotelCatalog(context, hotelId)
    const row = await readReservation(hotel, reservationId, query, context)
    return walletPass(hotel, row, context)
  },

  async walletLink({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const { hotel } = await loadHotelCatalog(context, hotelId)
    const row = await readReservation(hotel, reservationId, query, context)
    return { data: { url: await walletLink(hotel, row, context) } }
  },
}
