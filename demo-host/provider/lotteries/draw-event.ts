import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { audit } from '../db/schema/audit.ts'
import { lotteryEntry, lotteryEvent, lotteryRoom } from '../db/schema/lottery.ts'
import { changeHeldStock, lockFreeStock } from '../inventory/held-stock.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'
import type { Services } from '../kernel/context.ts'
import { drawLots } from './draw-lots.ts'
import type { Lot, Ticket } from './draw-lots.ts'

export type Drawn = { seed: string; lots: Lot[] }
type Deps = Pick<Services, 'clock' | 'ids'> & { database: { orm: Orm } }

/** Every event whose moment has come; what another process draws at the same time is drawn once. */
export async function drawDueEvents(services: Deps & Pick<Services, 'log'>): Promise<void> {
  const { orm } = services.database
  const due = await orm
    .select({ id: lotteryEvent.id })
    .from(lotteryEvent)
    .where(and(isNull(lotteryEvent.drawn_at), lte(lotteryEvent.result_at, new Date(services.clock.now()))))
    .orderBy(lotteryEvent.id)
  for (const { id } of due) {
    try {
      await drawEvent(services, id)
    } catch (error) {
      // One that cannot be drawn must not keep the others waiting.
      services.log.error({ err: error, lottery_event: id }, 'a lottery could not be drawn')
    }
  }
}

/**
 * One transaction: who entered before is in it, who enters at the same time waits and finds it drawn. The seed is made now,
 * when no entry can be added, and written down with the ranks. Winners hold their rooms from here on; never more are given
 * than are free. Null: it is drawn already, or not yet to be.
 */
export function drawEvent({ database, clock, ids }: Deps, eventId: number): Promise<Drawn | null> {
  return database.orm.transaction(async (tx) => {
    const at = new Date(clock.now())
    const [event] = await tx.select().from(lotteryEvent).where(eq(lotteryEvent.id, eventId)).for('update')
    if (!event || event.drawn_at !== null || at < event.result_at) return null

    const entries = await tx
      .select()
      .from(lotteryEntry)
      .where(
        and(
          eq(lotteryEntry.event_id, eventId),
          eq(lotteryEntry.status, 'registered'),
          isNotNull(lotteryEntry.member_id),
        ),
      )
      .orderBy(lotteryEntry.id)
      .for('update')
    const rooms = await tx.select().from(lotteryRoom).where(eq(lotteryRoom.event_id, eventId))
    const quotas = new Map(rooms.map(({ room_plan_id, rooms_a_night }) => [room_plan_id, rooms_a_night]))
    const tickets: Ticket[] = entries.map((entry) => ({ ...entry, nights: nightsOf(entry) }))
    const seed = ids.next()

    const free = await lockFreeStock(tx, event.hotel_id, tickets.flatMap(heldNightsOf))
    const lots = drawLots(seed, tickets, { ...free, rooms_a_night: (plan) => quotas.get(plan) ?? 0 })
    const won = new Set(lots.filter(({ has_won }) => has_won).map(({ entry_number }) => entry_number))
    await writeLots(tx, lots, at)
    await tx.update(lotteryEvent).set({ seed, drawn_at: at }).where(eq(lotteryEvent.id, eventId))
    await tx.insert(audit).values({ at, kind: 'lottery_drawn', actor: 'system', hotel_id: event.hotel_id })
    const held = tickets.filter(({ entry_number }) => won.has(entry_number)).flatMap(heldNightsOf)
    await changeHeldStock(tx, event.hotel_id, held, 'hold')
    return { seed, lots }
  })
}

/** What a ticket stands for in the stock: its room in each of its nights. */
export const heldNightsOf = ({ nights, room_type_id, room_plan_id }: Omit<Ticket, 'entry_number'>) =>
  nights.map((night) => ({ night, room_type_id, room_plan_id }))

/** One statement, however many took part. */
async function writeLots(tx: Orm, lots: readonly Lot[], at: Date): Promise<void> {
  const list = (values: readonly (string | number | boolean)[]) => `{${values.join(',')}}`
  await tx.execute(sql`
    update lottery_entry e set rank = t.rank, holds_stock = t.has_won, updated_at = ${at.toISOString()}::timestamptz,
      status = case when t.has_won then 'winner_reservation_pending' else 'not_winner' end
    from unnest(${list(lots.map((lot) => lot.entry_number))}::text[], ${list(lots.map((lot) => lot.rank))}::int[],
      ${list(lots.map((lot) => lot.has_won))}::boolean[]) as t(entry_number, rank, has_won)
    where e.entry_number = t.entry_number`)
}
