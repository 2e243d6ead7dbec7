import { and, eq } from 'drizzle-orm'

import type { Reservation } from '../../../shared/model/reservation.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { Context } from '../http/context.ts'
import { loadHouse } from './house.ts'
import { countMiss, refuseGuesser } from './limits.ts'
import { missing } from './refused.ts'
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
  await refuseGuesser(context, brand)
  const asked = number.trim().toUpperCase()
  const [found] = await orm
    .select({ hotel_id: reservation.hotel_id })
    .from(reservation)
    .innerJoin(hotel, eq(hotel.id, reservation.hotel_id))
    .where(and(eq(reservation.number, asked), eq(hotel.brand_id, brand), eq(hotel.active, true)))
  if (!found) {
    await countMiss(context, brand)
    throw missing('There is no such reservation')
  }
  const house = await loadHouse(orm, String(found.hotel_id))
  return shownReservation(house, asked, { email }, context)
}
