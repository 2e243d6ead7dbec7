import type { Handlers } from '../../../shared/contract/define.ts'
import type { session as table } from '../../../shared/contract/session.ts'
import { countHotels, findHotel, loadHouse } from '../domain/house.ts'
import { iso } from '../domain/hotel-time.ts'
import { recommenderAnswer } from '../domain/recommender.ts'
import { requireSession, startSession } from '../domain/sessions.ts'
import { settingsAnswer } from '../domain/settings-answer.ts'
import { whoami } from '../domain/whoami.ts'
import type { Context } from '../http/context.ts'

export const session: Handlers<typeof table, Context> = {
  async start({ body }, context) {
    const { token, expires_at } = await startSession(context, body.key)
    return { data: { client_session: token, expires_at: iso(expires_at.getTime()) } }
  },

  async settings({ code }, context) {
    requireSession(context.session, false)
    const house = await loadHouse(context.database.orm, code)
    return { data: settingsAnswer(house, await countHotels(context.database.orm, house.hotel.brand_id), context) }
  },

  async recommender({ hotelId, query }, context) {
    requireSession(context.session, true)
    const hotel = await findHotel(context.database.orm, hotelId)
    return { data: recommenderAnswer(hotel, query.preview === true, context) }
  },

  async whoami({ code }, context) {
    return whoami(context, await findHotel(context.database.orm, code))
  },
}
