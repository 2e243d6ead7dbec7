import type { Refund } from '../../../shared/model/held.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import { settlementOf } from '../../../shared/rules/cancelling.ts'
import type { Orm } from '../db/orm.ts'
import type { Services } from '../http/context.ts'
import { bookedRooms } from './booked-lines.ts'
import type { Hotel } from './house.ts'
import { letterheadOf, stayFacts } from './letter-facts.ts'
import type { ReservationRow } from './proven-reservation.ts'
import { readerOf, textOf } from './texts.ts'

type Money = { fee: number; refund: Refund | null; paid: number }

/** In the transaction that cancels, in the language of the booking: no mail without it, and it never without its mail. */
export async function queueCancellation(
  tx: Orm,
  { mail, origins }: Pick<Services, 'mail' | 'origins'>,
  row: ReservationRow,
  hotel: Hotel,
  { fee, refund, paid }: Money,
): Promise<void> {
  const reader = readerOf(hotel, { locale: row.locale, origins })
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
      hotel: letterheadOf(hotel, reader),
      ...stayFacts(row),
      rooms: rooms.map((room) => textOf(room.room_type_names, reader)),
      currency: row.currency,
      fee,
      due: settlementOf(fee, paid).due,
      refund: refund && { amount: refund.amount, currency: refund.currency },
      link: `${origins.widget}${hotelRoutes.result.path}?${query.toString()}`,
    },
  })
}
