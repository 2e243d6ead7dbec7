import type { Handlers } from '../../../shared/contract/define.ts'
import type { ota as table } from '../../../shared/contract/ota.ts'
import { otaReservation } from '../agency/ota-reservation.ts'
import { hotelRatings } from '../agency/ratings.ts'
import { recommendHotels } from '../agency/recommend-hotels.ts'
import { searchHotels } from '../agency/search-hotels.ts'
import { siteAnswer } from '../agency/site.ts'
import { store, stored } from '../agency/temporary-storage.ts'
import { readWishesByRules } from '../recommending/read-wishes.ts'
import type { Context } from '../kernel/context.ts'
import { requireSession } from '../kernel/sessions.ts'

export const ota: Handlers<typeof table, Context> = {
  async site(_input, context) {
    requireSession(context.session, false)
    return { data: await siteAnswer(context) }
  },

  async search({ query }, context) {
    requireSession(context.session, true)
    return searchHotels(query, context)
  },

  async ratings({ query }, context) {
    requireSession(context.session, true)
    return { data: await hotelRatings(context.database.orm, query.hotel_ids) }
  },

  async recommend({ body }, context) {
    requireSession(context.session, true)
    return recommendHotels(body, context, readWishesByRules)
  },

  async reservation({ reservationId, query }, context) {
    requireSession(context.session, true)
    return { data: await otaReservation(reservationId, query, context) }
  },

  async store({ body }, context) {
    requireSession(context.session, true)
    return { data: await store(body.data, context) }
  },

  async stored({ storageId }, context) {
    requireSession(context.session, true)
    return { data: await stored(storageId, context) }
  },
}
