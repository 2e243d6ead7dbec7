import { and, eq } from 'drizzle-orm'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel } from '../db/schema/hotel.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { missing } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import type { ReservationCredentials } from '../records/authorized-reservation.ts'
import { withLookupLimit } from '../records/lookup-limits.ts'
import { shownReservation } from '../reservations/shown-reservation.ts'

/** The agency is no brand: what was tried in vain at it is counted under this number. */
const AGENCY = 0

/** At whichever hotel it is; a wrong pair is as a number that never was (guarantees S7, S8). */
export async function otaReservation(
  number: string,
  proof: ReservationCredentials,
  context: Context,
): Promise<Reservation> {
  const asked = number.trim().toUpperCase()
  const [found] = await context.database.orm
    .select({ hotel_id: reservation.hotel_id })
    .from(reservation)
    .innerJoin(hotel, eq(hotel.id, reservation.hotel_id))
    .where(and(eq(reservation.number, asked), eq(hotel.active, true)))
  if (!found) {
    await withLookupLimit(context, { brandId: AGENCY, number: asked }, async () => false)
    throw missing('There is no such reservation')
  }
  const catalog = await loadHotelCatalog(context, String(found.hotel_id))
  return shownReservation(catalog, asked, proof, context)
}
