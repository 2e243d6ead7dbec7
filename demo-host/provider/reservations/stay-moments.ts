import type { StayMoments } from '../mail/mail-calendar.ts'
import type { reservation, reservationRoom } from '../db/schema/booking.ts'
import { stayTimes } from '../../../shared/rules/days/stay-times.ts'
import { instantOf } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { freeDeadline } from '../hotels/policies.ts'
import { websiteOf } from './shown-reservation.ts'

type Booked = typeof reservation.$inferSelect
type Room = typeof reservationRoom.$inferSelect

/** From the beginning of check-in to check-out on the hotel's clock, and the strictest room's last free moment. */
export function stayMomentsOf(
  hotel: Hotel,
  booked: Booked,
  rooms: readonly Pick<Room, 'policy'>[],
  host: string,
  now: number,
): StayMoments {
  const deadlines = rooms.map(({ policy }) => freeDeadline(policy, hotel, booked.checkin_date, now))
  const first = deadlines.includes(null) ? undefined : deadlines.toSorted()[0]
  const { from, until } = stayTimes(booked)
  return {
    from: instantOf(hotel.time_zone, from),
    to: instantOf(hotel.time_zone, until),
    deadline: first ? Date.parse(first) : null,
    written_at: now,
    url: websiteOf(hotel, host),
    version: booked.version,
  }
}
