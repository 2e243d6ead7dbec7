import type { Context } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import type { Action } from '../../../shared/rules/cancelling.ts'
import { barsOf } from './allowed-actions.ts'
import { isBeingChanged } from './being-changed.ts'
import type { Hotel } from './house.ts'
import type { ReservationRow as Row } from './proven-reservation.ts'
import { Refused } from './refused.ts'

const [INVALID, BUSY, PAYING, STALE] = [1000, 3013, 3016, 3014]

/** What is under way is told before what is over: the guest waits for the one, and the other is for good. */
export async function refuseBarred(
  tx: Orm,
  hotel: Hotel,
  row: Row,
  context: Context,
  action: Action = 'update',
): Promise<void> {
  if (row.status === 'payment_pending') throw new Refused(409, BUSY, 'The reservation is being paid')
  if (await isBeingChanged(tx, row.id)) throw new Refused(409, PAYING, 'A change of the reservation is being paid')
  const bar = (await barsOf(tx, row, hotel, context))[action]
  if (bar) throw new Refused(422, INVALID, 'The reservation cannot be changed any more', { details: { reason: bar } })
}

/** Somebody else was first: the guest has to look again before changing anything. */
export function refuseStale(row: Row, version: number): void {
  if (row.version !== version) throw new Refused(409, STALE, 'The reservation has changed meanwhile')
}
