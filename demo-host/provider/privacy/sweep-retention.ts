import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'

import { DAY_MS, HOUR_MS } from '../../../shared/constants.ts'
import type { Orm } from '../db/orm.ts'
import { audit } from '../db/schema/audit.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel as hotels } from '../db/schema/hotel.ts'
import { lotteryEntry, lotteryEvent } from '../db/schema/lottery.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import { availabilityAlert, errorReport } from '../db/schema/ops.ts'
import { attachment } from '../db/schema/question.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { Services } from '../kernel/context.ts'
import { eraseLeftStays } from './erase-left-stays.ts'
import { eraseStay } from './erase-stay.ts'
import { RETENTION, retentionDays } from './retention.ts'
import type { HotelRetained, RetainedKind } from './retention.ts'

const EVERY_MS = HOUR_MS
/** Stays of one hotel in one round; the next round has the others. */
const BATCH = 200

const before = (now: number, days: number) => new Date(now - days * DAY_MS)
const over = (now: number, kind: RetainedKind) => before(now, RETENTION[kind].days)

/** Ends what its term ended (retention.ts), once an hour; of several processes each round is harmless twice. */
export function sweepRetention(services: Services): () => Promise<void> {
  let next = -Infinity
  return async () => {
    const now = services.clock.now()
    // A clock that was moved back must not wait for its old time to come again.
    if (now < next && now > next - EVERY_MS) return
    next = now + EVERY_MS
    const { orm } = services.database
    await endMails(orm, now)
    await endTrails(orm, now)
    await endEntries(orm, now)
    await eraseLeftStays(services)
    for (const hotel of await orm.select().from(hotels)) {
      await endFiles(orm, hotel, now)
      await endStays(hotel, services)
    }
  }
}

async function endMails(orm: Orm, now: number): Promise<void> {
  const isOld = and(ne(emailOutbox.state, 'queued'), lt(emailOutbox.created_at, over(now, 'mail')))
  await orm
    .update(emailOutbox)
    .set({ to_address: '', details: {} })
    .where(and(isOld, ne(emailOutbox.to_address, '')))
  const end = over(now, 'alert')
  const isPast = lt(availabilityAlert.checkin_date, end.toISOString().slice(0, 10))
  await orm.delete(availabilityAlert).where(or(isPast, lt(availabilityAlert.told_at, end)))
}

async function endTrails(orm: Orm, now: number): Promise<void> {
  await orm.delete(errorReport).where(lt(errorReport.received_at, over(now, 'report')))
  await orm
    .update(audit)
    .set({ network: null })
    .where(and(isNotNull(audit.network), lt(audit.at, over(now, 'network'))))
  await orm.delete(audit).where(lt(audit.at, over(now, 'audit')))
}

async function endEntries(orm: Orm, now: number): Promise<void> {
  const ended = orm
    .select({ id: lotteryEvent.id })
    .from(lotteryEvent)
    .where(lt(lotteryEvent.deadline, over(now, 'lottery')))
  await orm
    .update(lotteryEntry)
    .set({ form: null, erased_at: new Date(now) })
    .where(and(isNull(lotteryEntry.erased_at), inArray(lotteryEntry.event_id, ended)))
}

/** Stays of a hotel whose term is over, counted from their end; what is not paid or decided yet has not begun to count. */
const endedStays = ({ id, settings }: Hotel, kind: HotelRetained, now: number) => {
  const end = before(now, retentionDays(settings, kind))
  const isCancelled = and(eq(reservation.status, 'cancelled'), lt(reservation.cancelled_at, end))
  const isOver = and(ne(reservation.status, 'payment_pending'), lt(reservation.checkout_date, end.toISOString().slice(0, 10))) // prettier-ignore
  return and(eq(reservation.hotel_id, id), isNull(reservation.erased_at), or(isCancelled, isOver))
}

async function endFiles(orm: Orm, hotel: Hotel, now: number): Promise<void> {
  const ended = orm
    .select({ id: reservation.id })
    .from(reservation)
    .where(endedStays(hotel, 'file', now))
  await orm.delete(attachment).where(inArray(attachment.reservation_id, ended))
}

async function endStays(hotel: Hotel, services: Services): Promise<void> {
  const { orm } = services.database
  const now = services.clock.now()
  const found = await orm
    .select({ id: reservation.id })
    .from(reservation)
    .where(endedStays(hotel, 'stay', now))
    .orderBy(reservation.id)
    .limit(BATCH)
  for (const { id } of found) {
    await orm.transaction(async (tx) => {
      const still = and(eq(reservation.id, id), isNull(reservation.erased_at))
      const [row] = await tx.select({ id: reservation.id }).from(reservation).where(still).for('update')
      if (!row) return
      await tx.insert(audit).values({
        kind: 'data_erased',
        actor: 'system',
        by: 'term',
        hotel_id: hotel.id,
        reservation_id: id,
        at: new Date(now),
      })
      await eraseStay(tx, id, services)
    })
  }
}
