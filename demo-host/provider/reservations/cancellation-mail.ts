import { hotelRoutes } from '../../../shared/routes.ts'
import type { Orm } from '../db/orm.ts'
import type { Services } from '../kernel/context.ts'
import { bookedRooms } from '../records/booked-lines.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { emailHeaderOf, stayFacts } from '../hotels/email-facts.ts'
import { moneyLinesOf, wireLines } from '../payments/stay-money.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { localizerOf, localize } from '../kernel/texts.ts'

/** In the transaction that cancels, in the language of the booking: no mail without it, and it never without its mail. */
export async function queueCancellation(
  tx: Orm,
  { mail, origins }: Pick<Services, 'mail' | 'origins'>,
  row: ReservationRow,
  hotel: Hotel,
  { fee, isUnpaid = false }: { fee: number; isUnpaid?: boolean },
): Promise<void> {
  const localizer = localizerOf(hotel, { locale: row.locale, origins })
  const cancelled = { ...row, status: 'cancelled' as const, cancellation_fee_gross: fee }
  const rooms = await bookedRooms(tx, row.id)
  const query = new URLSearchParams({ code: hotel.code, locale: row.locale })
  await mail(tx, {
    template: 'cancellation',
    to: row.email,
    locale: row.locale,
    dedupe: `cancellation ${row.number}`,
    hotel_id: hotel.id,
    reservation_id: row.id,
    data: {
      hotel: emailHeaderOf(hotel, localizer),
      ...stayFacts(row),
      rooms: rooms.map((room) => localize(room.room_type_names, localizer)),
      currency: row.currency,
      fee,
      is_unpaid: isUnpaid,
      money: wireLines(await moneyLinesOf(tx, cancelled), row.currency),
      link: `${origins.widget}${hotelRoutes.result.path}?${query.toString()}`,
    },
  })
}
