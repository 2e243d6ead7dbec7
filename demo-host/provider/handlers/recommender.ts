import type { Handlers } from '../../../shared/contract/define.ts'
import type { recommender as table } from '../../../shared/contract/recommender.ts'
import { recommendation } from '../availability/recommendation.ts'
import { recommenderAnswer } from '../availability/recommender.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { Context } from '../kernel/context.ts'
import { requireSession } from '../kernel/sessions.ts'
import { readWishesByRules } from '../recommending/read-wishes.ts'

export const recommender: Handlers<typeof table, Context> = {
  async settings({ hotelId, query }, context) {
    requireSession(context.session, true)
    const hotel = await findHotel(context.database.orm, hotelId)
    return { data: recommenderAnswer(hotel, query.preview === true, context) }
  },

  async rooms({ hotelId, query }, context) {
    requireSession(context.session, true)
    return recommendation(await loadHotelCatalog(context, hotelId), query, readWishesByRules, context)
  },
}
