import { and, eq, gt, isNotNull, ne } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { reservationNight, reservationRoom } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import { pointUse, voucher } from '../db/schema/wallet.ts'
import { bookedExtras, bookedRooms } from '../records/booked-lines.ts'
import { couponOf } from '../loyalty/coupons.ts'
import { paidFor } from '../payments/stay-money.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'

/** A reservation with everything a change of it is laid beside. */
export type ChangeStanding = Awaited<ReturnType<typeof standingFor>>

export async function standingFor(tx: Orm, row: ReservationRow) {
  const rooms = await bookedRooms(tx, row.id)
  const extras = await bookedExtras(tx, row.id)
  const nights = await tx
    .select({
      night: reservationNight.night,
      room_type_id: reservationNight.room_type_id,
      room_plan_id: reservationNight.room_plan_id,
    })
    .from(reservationNight)
    .innerJoin(reservationRoom, eq(reservationRoom.id, reservationNight.reservation_room_id))
    .where(and(eq(reservationRoom.reservation_id, row.id), ne(reservationNight.state, 'released')))
  const [points = null] = await tx
    .select()
    .from(pointUse)
    .where(and(eq(pointUse.reservation_id, row.id), ne(pointUse.state, 'released')))
  const [paidBy = null] = await tx.select().from(voucher).where(eq(voucher.reservation_id, row.id))
  const elsewhere = and(
    eq(payment.reservation_id, row.id),
    isNotNull(payment.hotel_gross),
    gt(payment.captured_gross, 0),
  )
  return {
    row,
    rooms,
    extras,
    nights,
    points,
    voucher: paidBy,
    coupon: await couponOf(tx, row.id),
    paid: await paidFor(tx, row.id),
    isChargedElsewhere: (await tx.$count(payment, elsewhere)) > 0,
  }
}
