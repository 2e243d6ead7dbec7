import { and, eq, gt, inArray } from 'drizzle-orm'

import { CARDS_BEFORE_ON_SITE, HOUR_MS } from '../../../shared/constants.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'

type Asker = { sessionId: number; now: number }

/** Where the hotel says so, whoever had two cards refused within the hour may pay at the hotel after all. */
export async function mayPayOnSite(
  orm: Orm,
  { hotel }: HotelCatalog,
  booking: Booking,
  { sessionId, now }: Asker,
): Promise<boolean> {
  if (booking.payment.type !== 'on_site' || !hotel.settings.on_site_after_failures) return false
  const failed = await orm
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(reservation, eq(reservation.id, payment.reservation_id))
    .where(
      and(
        eq(reservation.client_session_id, sessionId),
        eq(reservation.hotel_id, hotel.id),
        inArray(payment.state, ['failed', 'cancelled']),
        gt(payment.created_at, new Date(now - HOUR_MS)),
      ),
    )
  return failed.length >= CARDS_BEFORE_ON_SITE
}
