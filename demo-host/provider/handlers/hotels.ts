import type { Handlers } from '../../../shared/contract/define.ts'
import type { hotels as table } from '../../../shared/contract/hotels.ts'
import { brandCalendar } from '../availability/brand-calendar.ts'
import { brandHotels, placeOf } from '../availability/brand-hotels.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import { readLegalText } from '../hotels/legal-texts.ts'
import { requireSession } from '../kernel/sessions.ts'
import { localizerOf } from '../kernel/texts.ts'
import type { Context } from '../kernel/context.ts'

export const hotels: Handlers<typeof table, Context> = {
  async hotel({ hotelId }, context) {
    requireSession(context.session, true)
    const found = await findHotel(context.database.orm, hotelId)
    return { data: { ...placeOf(found, localizerOf(found, context)), hotel_brand_id: found.brand_id } }
  },

  async legalText({ hotelId, kind }, context) {
    requireSession(context.session, true)
    return { data: await readLegalText(context, hotelId, kind) }
  },

  async ofBrand({ brandId, query }, context) {
    requireSession(context.session, true)
    return brandHotels(brandId, query, context)
  },

  async inventory({ brandId, query }, context) {
    requireSession(context.session, true)
    return { data: await brandCalendar(brandId, query, context) }
  },
}
