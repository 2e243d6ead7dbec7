import { eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { EntryForm, LotteryEntry, NewEntry } from '../../../shared/model/stay/lottery.ts'
import type { Orm } from '../db/orm.ts'
import { lotteryEntry } from '../db/schema/lottery.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import { claimKey, finishWithAnswer, idempotencyKeyFor, replay } from '../kernel/idempotency.ts'
import { requireAccount } from '../members/known-members.ts'
import { checkedEntry } from './entry-checks.ts'
import { requireOpen, shareEvent } from './events.ts'
import type { EventRow } from './events.ts'
import { queueLotteryMail } from './lottery-mail.ts'
import { lockEntry, ownEntry, requireEntrant } from './own-entry.ts'
import type { EntryRow } from './own-entry.ts'
import { shownEntry } from './shown-entry.ts'
import { releaseRoom } from './won-room.ts'

/** POST …/lottery_results: one entry a member, while entries are open (3751, 3752, 3756). */
export async function enterLottery(catalog: HotelCatalog, body: NewEntry, context: Context): Promise<LotteryEntry> {
  const { clock, ids, locale } = context
  const { orm } = context.database
  const member = requireEntrant(context, catalog.hotel)
  const key = idempotencyKeyFor(context, `POST ${catalog.hotel.id}/lottery_results ${member.id}`)
  const { lottery_event_uuid, ...sent } = body
  const made = await orm.transaction(async (tx) => {
    if (!(await claimKey(tx, key, clock))) return null
    await requireAccount(tx, member)
    const event = await shareEvent(tx, catalog.hotel.id, lottery_event_uuid)
    const at = new Date(clock.now())
    requireOpen(event, at.getTime())
    const checked = await checkedEntry(tx, catalog, event, sent, context)
    const [row] = await tx
      .insert(lotteryEntry)
      .values({
        ...checked,
        entry_number: `L${ids.reservationNumber()}`,
        event_id: event.id,
        member_id: member.id,
        locale,
        created_at: at,
        updated_at: at,
      })
      .onConflictDoNothing({ target: [lotteryEntry.event_id, lotteryEntry.member_id] })
      .returning()
    if (!row) throw new ApiError(ERRORS.lotteryAlreadyEntered, 'This account has entered already')
    const fact = { kind: 'lottery_entered', hotel_id: catalog.hotel.id, member_id: member.id } as const
    await writeAudit(tx, context, fact)
    await queueLotteryMail(tx, context, catalog, { entry: row, event }, 'entered')
    await finishWithAnswer(tx, key, row.entry_number)
    return row.entry_number
  })
  // What was stored is the number this call answered with before.
  return shownEntry(catalog, made ?? String(await replay(orm, key)), context)
}

/** PUT …/lottery_results/{n}: all of it anew, until entries close (LOTTERY-017). */
export async function updateEntry(
  catalog: HotelCatalog,
  number: string,
  sent: EntryForm,
  context: Context,
): Promise<LotteryEntry> {
  await changeEntry(catalog, number, context, async (tx, entry, event) => {
    requireOpen(event, context.clock.now())
    if (entry.status !== 'registered') throw notChangeable()
    await writeAudit(tx, context, {
      kind: 'lottery_entry_changed',
      hotel_id: catalog.hotel.id,
      member_id: entry.member_id,
    })
    return { ...(await checkedEntry(tx, catalog, event, sent, context)), locale: context.locale }
  })
  return shownEntry(catalog, number, context)
}

/**
 * PUT …/cancel, for good (LOTTERY-018): an entry until entries close, and then a room that was won until the deadline. Said
 * once more it changes nothing.
 */
export async function cancelEntry(catalog: HotelCatalog, number: string, context: Context): Promise<LotteryEntry> {
  await changeEntry(catalog, number, context, async (tx, entry, event) => {
    if (entry.status === 'registration_cancelled' || entry.status === 'winner_reservation_pending_declined') return null
    const status = cancelledAs(entry, event, context.clock.now())
    await writeAudit(tx, context, {
      kind: 'lottery_entry_cancelled',
      hotel_id: catalog.hotel.id,
      member_id: entry.member_id,
    })
    if (entry.holds_stock) await releaseRoom(tx, entry, event)
    return { status, holds_stock: false }
  })
  return shownEntry(catalog, number, context)
}

function cancelledAs(entry: EntryRow, event: EventRow, now: number): EntryRow['status'] {
  if (entry.status === 'registered') {
    requireOpen(event, now)
    return 'registration_cancelled'
  }
  // What is being paid for is given up first (deleteIncomplete), so that no money comes for a room that is gone.
  if (entry.status === 'winner_reservation_pending' && entry.reservation_id === null && now < event.deadline.getTime())
    return 'winner_reservation_pending_declined'
  throw notChangeable()
}

const notChangeable = () =>
  new ApiError(ERRORS.lotteryNotAllowed, 'This entry cannot be changed any more', { status: 409 })

type Change = Partial<typeof lotteryEntry.$inferInsert> | null

/** Event before entry, which is the one order of these locks; a draw that runs has ended by then, or waits. */
async function changeEntry(
  catalog: HotelCatalog,
  number: string,
  context: Context,
  change: (tx: Orm, entry: EntryRow, event: EventRow) => Promise<Change>,
): Promise<void> {
  const own = await ownEntry(catalog.hotel, number, context)
  await context.database.orm.transaction(async (tx) => {
    const event = await shareEvent(tx, catalog.hotel.id, own.event.uuid)
    const changed = await change(tx, await lockEntry(tx, own.entry.id), event)
    if (changed === null) return
    await tx
      .update(lotteryEntry)
      .set({ ...changed, updated_at: new Date(context.clock.now()) })
      .where(eq(lotteryEntry.id, own.entry.id))
  })
}
