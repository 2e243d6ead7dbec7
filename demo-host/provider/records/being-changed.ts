import { and, eq } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { reservationChange } from '../db/schema/change.ts'

/** A change that waits for the bank: nothing else may be changed until it is over. */
export const isBeingChanged = async (tx: Orm, reservationId: number): Promise<boolean> =>
  (await tx.$count(
    reservationChange,
    and(eq(reservationChange.reservation_id, reservationId), eq(reservationChange.state, 'pending')),
  )) > 0
