import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'

import { DAY_MS, HOUR_MS } from '../../../shared/constants.ts'
import type { Orm } from '../db/orm.ts'
import { COUNTED, someOf, untilNone } from '../db/some-of.ts'
import { audit } from '../db/schema/audit.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel as hotels } from '../db/schema/hotel.ts'
import { lotteryEntry, lotteryEvent } from '../db/schema/lottery.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import { availabilityAlert, errorReport } from '../db/schema/ops.ts'
import { attachment } from '../db/schema/question.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER } from '../kernel/in-a-round.ts'
import { eraseEach } from './erase-each.ts'
import { eraseLeftStays } from './erase-left-stays.ts'
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
    const houses = await orm.select().from(hotels)
    await eachInTurn([
      () => endMails(orm, now),
      () => endTrails(orm, now),
      () => endEntries(orm, now),
      () => eraseLeftStays(services),
      ...houses.flatMap((hotel) => [() => endFiles(orm, hotel, now), () => endStays(hotel, services)]),
    ])
  }
}

/** What cannot be ended keeps no other kind, and no other hotel, beyond its term; the round fails with the first of them. */
async function eachInTurn(kinds: readonly (() => Promise<void>)[]): Promise<void> {
  const failed: unknown[] = []
  for (const end of kinds) await end().catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}

async function endMails(orm: Orm, now: number): Promise<void> {
  const isOld = and(ne(emailOutbox.state, 'queued'), lt(emailOutbox.created_at, over(now, 'mail')))
  const toEmpty = someOf(emailOutbox, and(isOld, ne(emailOutbox.to_address, '')))
  const empty = { to_address: '', details: {} }
  await untilNone(() => orm.update(emailOutbox).set(empty).where(toEmpty).returning(COUNTED))
  const end = over(now, 'alert')
  const isPast = lt(availabilityAlert.checkin_date, end.toISOString().slice(0, 10))
  const areOver = someOf(availabilityAlert, or(isPast, lt(availabilityAlert.told_at, end)))
  await untilNone(() => orm.delete(availabilityAlert).where(areOver).returning(COUNTED))
}

async function endTrails(orm: Orm, now: number): Promise<void> {
  await orm.delete(errorReport).where(lt(errorReport.received_at, over(now, 'report')))
  const toEmpty = someOf(audit, and(isNotNull(audit.network), lt(audit.at, over(now, 'network'))))
  await untilNone(() => orm.update(audit).set({ network: null }).where(toEmpty).returning(COUNTED))
  const areOver = someOf(audit, lt(audit.at, over(now, 'audit')))
  await untilNone(() => orm.delete(audit).where(areOver).returning(COUNTED))
}

async function endEntries(orm: Orm, now: number): Promise<void> {
  const ended = orm
    .select({ id: lotteryEvent.id })
    .from(lotteryEvent)
    .where(lt(lotteryEvent.deadline, over(now, 'lottery')))
  const toEmpty = someOf(lotteryEntry, and(isNull(lotteryEntry.erased_at), inArray(lotteryEntry.event_id, ended)))
  const empty = { form: null, erased_at: new Date(now) }
  await untilNone(() => orm.update(lotteryEntry).set(empty).where(toEmpty).returning(COUNTED))
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
  const areOver = someOf(attachment, inArray(attachment.reservation_id, ended))
  await untilNone(() => orm.delete(attachment).where(areOver).returning(COUNTED))
}

async function endStays(hotel: Hotel, services: Services): Promise<void> {
  const { orm } = services.database
  const now = services.clock.now()
  const found = await orm
    .select({ id: reservation.id })
    .from(reservation)
    .where(endedStays(hotel, 'stay', now))
    .orderBy(ANY_ORDER)
    .limit(BATCH)
  await eraseEach(services, found, async (tx, { id }) => {
    const still = and(eq(reservation.id, id), isNull(reservation.erased_at))
    const [row] = await tx.select({ id: reservation.id }).from(reservation).where(still).for('update')
    return row ? { by: 'term', hotel_id: hotel.id } : null
  })
}
