import type { Handlers } from '../../../shared/contract/define.ts'
import type {
  personalDataOfMember as ofMember,
  personalDataOfStay as table,
} from '../../../shared/contract/personal-data.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { Context } from '../kernel/context.ts'
import { requireSession } from '../kernel/sessions.ts'
import { refuseStaleToken, requireMember } from '../members/member-sessions.ts'
import { eraseOwnStay } from '../privacy/erase-stay.ts'
import { exportAccount } from '../privacy/export-account.ts'
import { exportStay } from '../privacy/export-stay.ts'

export const personalDataOfStay: Handlers<typeof table, Context> = {
  async show({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    const { hotel } = await loadHotelCatalog(context, hotelId)
    return { data: await exportStay(hotel, reservationId, query, context) }
  },

  async erase({ hotelId, reservationId, query }, context) {
    requireSession(context.session, true)
    refuseStaleToken(context)
    const { hotel } = await loadHotelCatalog(context, hotelId)
    await eraseOwnStay(hotel, reservationId, query, context)
    return { data: { erased: true } }
  },
}

export const personalDataOfMember: Handlers<typeof ofMember, Context> = {
  async show({ hotelId }, context) {
    requireSession(context.session, true)
    const hotel = await findHotel(context.database.orm, hotelId)
    return { data: await exportAccount(hotel, requireMember(context, hotel.brand_id), context) }
  },
}
