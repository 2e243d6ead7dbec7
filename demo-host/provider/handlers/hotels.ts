import type { Handlers } from '../../../shared/contract/define.ts'
import type { hotels as table } from '../../../shared/contract/hotels.ts'
import { brandCalendar } from '../domain/brand-calendar.ts'
import { brandHotels, placeOf } from '../domain/brand-hotels.ts'
import { findHotel } from '../domain/house.ts'
import { requireSession } from '../domain/sessions.ts'
import { readerOf } from '../domain/texts.ts'
import type { Context } from '../http/context.ts'

export const hotels: Handlers<typeof table, Context> = {
  async hotel({ hotelId }, context) {
    requireSession(context.session, true)
    const found = await findHotel(context.database.orm, hotelId)
    return { data: { ...placeOf(found, readerOf(found, context)), hotel_brand_id: found.brand_id } }
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
