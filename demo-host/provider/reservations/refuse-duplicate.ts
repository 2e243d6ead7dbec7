import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'

import { DUPLICATE_BOOKING_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationRoom } from '../db/schema/booking.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { requireSession } from '../kernel/sessions.ts'

/**
 * The same stay, booked again within minutes by the same browser or for the same e-mail address, is a second tab more
 * often than a second wish: it is refused before it takes a room or money, unless the guest was asked (AMB-83). Of two at
 * the same moment the second waits for the first and is asked.
 */
export async function refuseDuplicate(
  tx: Orm,
  { hotel }: HotelCatalog,
  booking: Booking,
  email: string,
  { session, clock }: Pick<Context, 'session' | 'clock'>,
): Promise<void> {
  if (booking.allow_duplicate) return
  const { id: sessionId } = requireSession(session, true)
  const address = email.toLowerCase()
  const { checkin_date, checkout_date } = booking
  await inTurn(tx, [`session ${sessionId}`, `email ${address}`].map((who) => [hotel.id, checkin_date, checkout_date, who].join(' '))) // prettier-ignore

  const isSameSession = eq(reservation.client_session_id, sessionId)
  const [first] = await tx
    .select({
      number: reservation.number,
      sessionId: reservation.client_session_id,
      room_type_code: reservationRoom.room_type_code,
    })
    .from(reservation)
    .innerJoin(reservationRoom, eq(reservationRoom.reservation_id, reservation.id))
    .where(
      and(
        eq(reservation.hotel_id, hotel.id),
        eq(reservation.checkin_date, checkin_date),
        eq(reservation.checkout_date, checkout_date),
        ne(reservation.status, 'cancelled'),
        gt(reservation.created_at, new Date(clock.now() - DUPLICATE_BOOKING_MS)),
        or(isSameSession, eq(sql`lower(${reservation.email})`, address)),
        inArray(
          reservationRoom.room_type_code,
          booking.rooms.map(({ room_type_code }) => room_type_code),
        ),
      ),
    )
    // Its own one first: whoever knows an address alone is told no number.
    .orderBy(desc(sql`coalesce(${isSameSession}, false)`), desc(reservation.id))
    .limit(1)
  if (!first) return
  throw new ApiError(ERRORS.duplicateBooking, 'This stay has just been booked', {
    details: {
      ...(first.sessionId === sessionId && { reservation_number: first.number }),
      checkin_date,
      checkout_date,
      room_type_code: first.room_type_code,
    },
  })
}

/** In one order for everybody, so that no two wait for each other. */
async function inTurn(tx: Orm, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted()) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
