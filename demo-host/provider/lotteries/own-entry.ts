import { and, eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Orm } from '../db/orm.ts'
import { lotteryEntry, lotteryEvent } from '../db/schema/lottery.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Context, SignedIn } from '../kernel/context.ts'
import { countRequest, networkKey, refuseBlocked } from '../kernel/limits.ts'
import { memberOf } from '../members/member-at.ts'
import { requireMember } from '../members/member-sessions.ts'
import type { EventRow } from './events.ts'

export type EntryRow = typeof lotteryEntry.$inferSelect
export type EntryOfEvent = { entry: EntryRow; event: EventRow }

/** LOTTERY-021: an entry is its account's. What belongs to another, or to nobody, is the same answer (guarantee S8). */
export const foreignEntry = () =>
  new ApiError(ERRORS.lotteryNotAllowed, 'The account does not match the lottery entry', {
    details: { reason: 'lottery_account' },
  })

/** Who asks, as a member of the hotel's brand. @throws 401 */
export const requireEntrant = (context: Pick<Context, 'member'>, hotel: Hotel): SignedIn =>
  memberOf(context, hotel) ?? requireMember({ member: null })

/** An entry and its event as they stand; null: the hotel has no such entry. */
export async function findEntry(
  orm: Pick<Orm, 'select'>,
  hotelId: number,
  number: string,
): Promise<EntryOfEvent | null> {
  const [found] = await orm
    .select({ entry: lotteryEntry, event: lotteryEvent })
    .from(lotteryEntry)
    .innerJoin(lotteryEvent, eq(lotteryEvent.id, lotteryEntry.event_id))
    .where(and(eq(lotteryEntry.entry_number, number), eq(lotteryEvent.hotel_id, hotelId)))
  return found ?? null
}

/**
 * The entry of whoever is signed in, whose own number is no guess, whatever others of their network tried. Wrong numbers
 * are counted by network, so that nobody goes through them.
 * @throws 401, 403 with 3757, 429
 */
export async function ownEntry(hotel: Hotel, number: string, context: Context): Promise<EntryOfEvent> {
  const member = requireEntrant(context, hotel)
  const found = await findEntry(context.database.orm, hotel.id, number)
  if (found && found.entry.member_id === member.id) return found
  const network = networkKey('lookup', hotel.brand_id, context.ip)
  await refuseBlocked(context, network)
  await countRequest(context, network, 'lookup')
  throw foreignEntry()
}

/** Nobody else changes it until the transaction ends. */
export async function lockEntry(tx: Orm, id: number): Promise<EntryRow> {
  const [row] = await tx.select().from(lotteryEntry).where(eq(lotteryEntry.id, id)).for('update')
  if (!row) throw new Error('A lottery entry is gone that nobody deletes')
  return row
}
