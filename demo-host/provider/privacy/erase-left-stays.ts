import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { reservation, reservationEvent } from '../db/schema/booking.ts'
import { hotel as hotels } from '../db/schema/hotel.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER } from '../kernel/in-a-round.ts'
import { ACCOUNT_DELETED } from '../members/deleting-account.ts'
import { lockReservation } from '../records/authorized-reservation.ts'
import { eraseEach } from './erase-each.ts'
import { isOpenStay } from './erase-stay.ts'

/** Stays in one round; the next round has the others. */
const BATCH = 200

/** Whoever deleted their account is forgotten with each stay of it as soon as that is over: the hotel knew who came. */
export async function eraseLeftStays(services: Services): Promise<void> {
  const { orm } = services.database
  const now = services.clock.now()
  // Wherever the hotel is, a day that begins later than this has not ended there.
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10)
  const isOver = or(eq(reservation.status, 'cancelled'), lt(reservation.checkout_date, tomorrow))
  const left = await orm
    .select({ id: reservation.id, time_zone: hotels.time_zone, hotel_id: hotels.id })
    .from(reservationEvent)
    .innerJoin(reservation, eq(reservation.id, reservationEvent.reservation_id))
    .innerJoin(hotels, eq(hotels.id, reservation.hotel_id))
    .where(
      and(
        eq(reservationEvent.kind, ACCOUNT_DELETED),
        isNull(reservation.erased_at),
        ne(reservation.status, 'payment_pending'),
        isOver,
      ),
    )
    .groupBy(reservation.id, hotels.id)
    .orderBy(ANY_ORDER)
    .limit(BATCH)
  await eraseEach(services, left, async (tx, { id, time_zone, hotel_id }) => {
    const row = await lockReservation(tx, id)
    if (row.erased_at || (await isOpenStay(tx, { time_zone }, row, services))) return null
    return { by: ACCOUNT_DELETED, hotel_id }
  })
}
