import { asc, eq } from 'drizzle-orm'

import type { Refund } from '../../../shared/model/held.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import { settlementOf } from '../../../shared/rules/cancelling.ts'
import type { Orm } from '../db/orm.ts'
import { reservationRoom } from '../db/schema/booking.ts'
import type { Services } from '../http/context.ts'
import type { Hotel } from './house.ts'
import type { ReservationRow } from './proven-reservation.ts'
import { textOf } from './texts.ts'

type Money = { fee: number; refund: Refund | null; paid: number }

/** In the transaction that cancels, in the language of the booking: no mail without it, and it never without its mail. */
export async function queueCancellation(
  tx: Orm,
  { mail, origins }: Pick<Services, 'mail' | 'origins'>,
  row: ReservationRow,
  hotel: Hotel,
  { fee, refund, paid }: Money,
): Promise<void> {
  const reader = { locale: row.locale, bookLanguages: hotel.book_languages, api: origins.api }
  const rooms = await tx
    .select({ names: reservationRoom.room_type_names })
    .from(reservationRoom)
    .where(eq(reservationRoom.reservation_id, row.id))
    .orderBy(asc(reservationRoom.position))
  const query = new URLSearchParams({ code: hotel.code, locale: row.locale })
  await mail(tx, {
    template: 'cancellation',
    to: row.email,
    locale: row.locale,
    dedupe: `cancellation ${row.number}`,
    hotel_id: hotel.id,
    reservation_id: row.id,
    data: {
      hotel: {
        name: textOf(hotel.names, reader),
        address: textOf(hotel.address.full_addresses, reader),
        phone: hotel.phone_number,
      },
      guest_name: `${row.guest.first_name} ${row.guest.last_name}`,
      reservation_number: row.number,
      checkin_date: row.checkin_date,
      checkout_date: row.checkout_date,
      rooms: rooms.map(({ names }) => textOf(names, reader)),
      currency: row.currency,
      fee,
      due: settlementOf(fee, paid).due,
      refund: refund && { amount: refund.amount, currency: refund.currency },
      link: `${origins.widget}${hotelRoutes.result.path}?${query.toString()}`,
    },
  })
}
