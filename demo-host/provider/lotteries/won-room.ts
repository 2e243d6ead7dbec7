import { and, eq, isNotNull, lte, ne, or } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { reservationNight, reservationRoom } from '../db/schema/booking.ts'
import { lotteryEntry, lotteryEvent } from '../db/schema/lottery.ts'
import { changeHeldStock } from '../inventory/held-stock.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER, IN_A_ROUND } from '../kernel/in-a-round.ts'
import { heldNightsOf } from './draw-event.ts'
import type { EventRow } from './events.ts'
import { lockEntry } from './own-entry.ts'
import type { EntryRow } from './own-entry.ts'
import { inArray } from 'drizzle-orm'

// What becomes of a room that was won. The draw counts it as held; it is handed over to the booking without ever being
// free in between, and handed back where the payment fails. Entry before stock is the order of locks.

const nightsHeld = (entry: EntryRow) => heldNightsOf({ ...entry, nights: nightsOf(entry) })

/** The room is free for anybody. */
export const releaseRoom = (tx: Orm, entry: EntryRow, { hotel_id }: Pick<EventRow, 'hotel_id'>): Promise<void> =>
  changeHeldStock(tx, hotel_id, nightsHeld(entry), 'release')

/**
 * The room becomes a reservation's: what was held for the entry is held for it, or sold. The entry is locked, and shown to
 * hold its room (winner.ts).
 */
export async function handOverRoom(
  tx: Orm,
  { entry, event }: { entry: EntryRow; event: EventRow },
  reservationId: number,
  { as, at }: { as: 'held' | 'sold'; at: Date },
): Promise<void> {
  await tx
    .update(lotteryEntry)
    .set({
      reservation_id: reservationId,
      holds_stock: false,
      ...(as === 'sold' && { status: 'winner_reservation_confirmed' as const }),
      updated_at: at,
    })
    .where(eq(lotteryEntry.id, entry.id))
  if (as === 'sold') await changeHeldStock(tx, event.hotel_id, nightsHeld(entry), 'sell')
}

/** The entry a reservation was booked with, locked; null for every other reservation. */
async function entryOf(tx: Orm, reservationId: number): Promise<{ entry: EntryRow; event: EventRow } | null> {
  const [found] = await tx
    .select({ entry: lotteryEntry, event: lotteryEvent })
    .from(lotteryEntry)
    .innerJoin(lotteryEvent, eq(lotteryEvent.id, lotteryEntry.event_id))
    .where(eq(lotteryEntry.reservation_id, reservationId))
    .for('update', { of: lotteryEntry })
  return found ?? null
}

/** The payment came: the entry has become a stay. */
export async function confirmWin(tx: Orm, reservationId: number, at: Date): Promise<void> {
  await tx
    .update(lotteryEntry)
    .set({ status: 'winner_reservation_confirmed', updated_at: at })
    .where(eq(lotteryEntry.reservation_id, reservationId))
}

/** The stay that was won is cancelled; its room goes back like any other. */
export async function cancelWin(tx: Orm, reservationId: number, at: Date): Promise<void> {
  await tx
    .update(lotteryEntry)
    .set({ status: 'winner_reservation_cancelled', updated_at: at })
    .where(eq(lotteryEntry.reservation_id, reservationId))
}

/**
 * The payment failed or was given up: until the deadline the winner holds the room again. Its nights leave the reservation
 * as they are counted, so that what releases them afterwards finds none.
 */
export async function handBackRoom(tx: Orm, reservationId: number, at: Date): Promise<void> {
  const found = await entryOf(tx, reservationId)
  if (!found) return
  const { entry, event } = found
  const isHeld = entry.status === 'winner_reservation_pending' && at < event.deadline
  await tx
    .update(lotteryEntry)
    .set({ reservation_id: null, holds_stock: isHeld, updated_at: at })
    .where(eq(lotteryEntry.id, entry.id))
  if (!isHeld) return
  const rooms = tx
    .select({ id: reservationRoom.id })
    .from(reservationRoom)
    .where(eq(reservationRoom.reservation_id, reservationId))
  await tx
    .update(reservationNight)
    .set({ state: 'released' })
    .where(inArray(reservationNight.reservation_room_id, rooms))
}

/** Rooms whose winner let the deadline pass, or is not there any more, are free again. */
export async function endWinnersHolds({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const at = new Date(clock.now())
  const over = await database.orm
    .select({ id: lotteryEntry.id, event: lotteryEvent })
    .from(lotteryEntry)
    .innerJoin(lotteryEvent, eq(lotteryEvent.id, lotteryEntry.event_id))
    .where(
      and(
        eq(lotteryEntry.holds_stock, true),
        or(lte(lotteryEvent.deadline, at), ne(lotteryEntry.status, 'winner_reservation_pending')),
      ),
    )
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  for (const { id, event } of over) {
    try {
      await database.orm.transaction(async (tx) => {
        const entry = await lockEntry(tx, id)
        // Booked at the last moment, or ended by another process.
        if (!entry.holds_stock) return
        await tx.update(lotteryEntry).set({ holds_stock: false, updated_at: at }).where(eq(lotteryEntry.id, id))
        await releaseRoom(tx, entry, event)
      })
    } catch (error) {
      // One that cannot be ended must not keep the rooms of all the others.
      log.error({ err: error, lottery_entry: id }, 'a room that was won could not be given back')
    }
  }
}

/** The number a stay was won with. */
export async function entryNumberOf(orm: Pick<Orm, 'select'>, reservationId: number): Promise<string | null> {
  const [found] = await orm
    .select({ number: lotteryEntry.entry_number })
    .from(lotteryEntry)
    .where(and(eq(lotteryEntry.reservation_id, reservationId), isNotNull(lotteryEntry.reservation_id)))
  return found?.number ?? null
}
