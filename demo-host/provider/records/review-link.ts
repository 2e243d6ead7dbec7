import type { Origins } from '../../../shared/origins.ts'
import { fillPath } from '../../../shared/booking-routes.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import type { Orm } from '../db/orm.ts'
import type { Services } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { ReservationRow } from './authorized-reservation.ts'
import { giveToken } from '../kernel/tokens.ts'

type Booked = Pick<ReservationRow, 'id' | 'number' | 'locale'>

/** The review of a stay, opened by the token whatever the brand asks its readers for. */
export function reviewLink(
  { widget }: Pick<Origins, 'widget'>,
  hotel: Pick<Hotel, 'id' | 'code'>,
  { number, locale }: Booked,
  bypass_token: string,
): string {
  const path = fillPath(hotelRoutes.review.path, { confirmationNumber: number })
  const query = new URLSearchParams({ code: hotel.code, hotelId: String(hotel.id), bypass_token, locale })
  return `${widget}${path}?${query.toString()}`
}

/** The token of the booking is stored nowhere, so a later letter brings one of its own, as good as that (S17). */
export const reviewToken = (tx: Pick<Orm, 'insert'>, { id }: Booked, services: Pick<Services, 'clock' | 'ids'>) =>
  giveToken(tx, 'reservation', { member_id: null, payload: { reservation_id: id } }, services)
