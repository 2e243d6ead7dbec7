import { and, eq } from 'drizzle-orm'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { Context } from '../kernel/context.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { missing } from '../kernel/api-error.ts'
import { withLookupLimit } from '../records/lookup-limits.ts'
import { shownReservation } from './shown-reservation.ts'

/** At whichever house of the brand it is; a wrong pair is as a number that never was (guarantees S7, S8). */
export async function findReservation(
  brandId: string,
  number: string,
  email: string,
  context: Context,
): Promise<Reservation> {
  const { orm } = context.database
  const brand = /^\d{1,15}$/.test(brandId) ? Number(brandId) : 0
  const asked = number.trim().toUpperCase()
  const [found] = await orm
    .select({ hotel_id: reservation.hotel_id })
    .from(reservation)
    .innerJoin(hotel, eq(hotel.id, reservation.hotel_id))
    .where(and(eq(reservation.number, asked), eq(hotel.brand_id, brand), eq(hotel.active, true)))
  if (!found) {
    await withLookupLimit(context, { brandId: brand, number: asked }, async () => false)
    throw missing('There is no such reservation')
  }
  const catalog = await loadHotelCatalog(context, String(found.hotel_id))
  return shownReservation(catalog, asked, { email }, context)
}
