import { asc, eq } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { reservationRoom } from '../db/schema/booking.ts'
import { reservationExtra } from '../db/schema/extra.ts'

// What stands in a reservation, in its order.

export const bookedRooms = (orm: Pick<Orm, 'select'>, reservationId: number) =>
  orm
    .select()
    .from(reservationRoom)
    .where(eq(reservationRoom.reservation_id, reservationId))
    .orderBy(asc(reservationRoom.position))

export const bookedExtras = (orm: Pick<Orm, 'select'>, reservationId: number) =>
  orm
    .select()
    .from(reservationExtra)
    .where(eq(reservationExtra.reservation_id, reservationId))
    .orderBy(asc(reservationExtra.position))
