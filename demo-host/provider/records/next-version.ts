import { eq } from 'drizzle-orm'

import type { Context } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationEvent } from '../db/schema/booking.ts'
import type { ReservationRow } from './authorized-reservation.ts'

type Columns = Partial<Pick<ReservationRow, 'guest'>>
/** Names and numbers of what changed, never what it says: the trail outlives the guest's details. */
type Event = { kind: 'guests_changed' | 'answers_changed'; details: Record<string, readonly (string | number)[]> }

/** What a guest changed about a reservation beside its stay: another version of it, and a line of its trail. */
export async function nextVersion(
  tx: Orm,
  { id, version }: ReservationRow,
  columns: Columns,
  event: Event,
  { clock }: Pick<Context, 'clock'>,
): Promise<void> {
  const at = new Date(clock.now())
  await tx
    .update(reservation)
    .set({ ...columns, version: version + 1, updated_at: at })
    .where(eq(reservation.id, id))
  await tx.insert(reservationEvent).values({ reservation_id: id, at, actor: 'guest', ...event })
}
