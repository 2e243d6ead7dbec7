import { and, eq, notInArray, sql } from 'drizzle-orm'

import type { Services } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationEvent, reservationNight, reservationRoom } from '../db/schema/booking.ts'
import { reservationChange } from '../db/schema/change.ts'
import type { PlannedStay } from '../db/schema/change.ts'
import { reservationExtra } from '../db/schema/extra.ts'
import { dropCoupon } from './change-coupon.ts'
import { queueChanged } from '../reservations/confirmation-mail.ts'
import { renewPromise } from '../loyalty/point-gains.ts'
import { returnPoints } from '../loyalty/point-ledger.ts'
import { nightRows } from '../records/room-snapshot.ts'

export type ChangeRow = typeof reservationChange.$inferSelect
type Row = typeof reservation.$inferSelect

/**
 * The reservation becomes what was agreed on; its stock and its money are moved beside this, in the same transaction.
 * `pay_by`: until when a transfer is waited for; null: none is.
 */
export async function applyChange(
  tx: Orm,
  services: Services,
  row: Row,
  change: ChangeRow,
  pay_by: Date | null,
): Promise<void> {
  const at = new Date(services.clock.now())
  const { stay } = change
  await writeRooms(tx, row, stay)
  await writeExtras(tx, row, stay)
  if (stay.drops_coupon) await dropCoupon(tx, row.id, at)
  if (stay.points !== null) await returnPoints(tx, row.id, stay.points, `v${row.version}`, at)
  const { rooms: _, extras: _e, coupon_id: _c, drops_coupon: _d, points: _p, ...columns } = stay
  await tx
    .update(reservation)
    .set({
      ...columns,
      is_day_use: stay.checkin_date === stay.checkout_date,
      total_gross: stay.total.total_price,
      mcp_total_gross: stay.total.mcp_total_price?.cents ?? null,
      pay_by,
      version: row.version + 1,
      updated_at: at,
    })
    .where(eq(reservation.id, row.id))
  await renewPromise(tx, row.id)
  await tx
    .update(reservationChange)
    .set({ state: 'applied', updated_at: at })
    .where(eq(reservationChange.id, change.id))
  const { before_gross, after_gross } = change
  await tx.insert(reservationEvent).values({
    reservation_id: row.id,
    at,
    kind: 'changed',
    actor: 'guest',
    details: { change: change.id, before_gross, after_gross },
  })
  await queueChanged(tx, services, row.id, change.id)
}

/** Rooms that stay keep their rows, and with them whatever was answered about them. */
async function writeRooms(tx: Orm, row: Row, stay: PlannedStay): Promise<void> {
  const ids = stay.rooms.flatMap(({ id }) => (id === null ? [] : [id]))
  const mine = eq(reservationRoom.reservation_id, row.id)
  await tx.delete(reservationRoom).where(ids.length > 0 ? and(mine, notInArray(reservationRoom.id, ids)) : mine)
  // Out of the way first: two rooms may change places.
  const aside = stay.rooms.length + ids.length
  await tx
    .update(reservationRoom)
    .set({ position: sql`${reservationRoom.position} + ${aside}::smallint` })
    .where(mine)
  for (const { id, ...room } of stay.rooms) {
    const written =
      id === null
        ? await tx
            .insert(reservationRoom)
            .values({ ...room, reservation_id: row.id })
            .returning({ id: reservationRoom.id })
        : await tx
            .update(reservationRoom)
            .set(room)
            .where(and(mine, eq(reservationRoom.id, id)))
            .returning({ id: reservationRoom.id })
    const made = written[0]
    if (!made) throw new Error(`Room ${id} is not of reservation ${row.number}`)
    await tx.delete(reservationNight).where(eq(reservationNight.reservation_room_id, made.id))
    await tx.insert(reservationNight).values(nightRows({ ...room, id: made.id }, row.hotel_id, 'sold'))
  }
}

async function writeExtras(tx: Orm, row: Row, { extras }: PlannedStay): Promise<void> {
  await tx.delete(reservationExtra).where(eq(reservationExtra.reservation_id, row.id))
  if (extras.length > 0)
    await tx
      .insert(reservationExtra)
      .values(extras.map((line, position) => ({ ...line, reservation_id: row.id, position, state: 'sold' as const })))
}
