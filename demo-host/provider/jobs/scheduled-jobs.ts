import { and, eq, gt, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import { DAY_MS, SECOND_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER, IN_A_ROUND } from '../kernel/in-a-round.ts'
import { markOutdatedNights, refreshDayMinimum } from '../db/day-minimum.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { idempotencyKey, reservation } from '../db/schema/booking.ts'
import { reservationChange } from '../db/schema/change.ts'
import { clientSession } from '../db/schema/identity.ts'
import { attempt, token } from '../db/schema/member.ts'
import { payment, quote } from '../db/schema/money.ts'
import { organizationSession } from '../db/schema/organization.ts'
import { someOf } from '../db/some-of.ts'
import { watchAlerts } from '../availability/alert-watch.ts'
import { deleteUnusedFiles } from '../questions/attachments.ts'
import type { Concluding } from '../payments/consequences.ts'
import { forgetDropped } from '../payments/forgotten-cards.ts'
import { isWaiting } from '../payments/payment-standing.ts'
import { drawDueEvents } from '../lotteries/draw-event.ts'
import { remindWinners, tellResults } from '../lotteries/lottery-mail.ts'
import { endWinnersHolds } from '../lotteries/won-room.ts'
import { agePoints } from '../loyalty/point-gains.ts'
import { deleteOldExports, writeExports } from '../organizations/stay-exports.ts'
import { remindGuests } from '../reservations/reminders.ts'
import { sendDueRefunds } from '../payments/refunds.ts'
import { cancelPayment, reconcilePayment } from '../reservations/reconcile-payment.ts'
import { endLinkPayments } from '../payment-links/reconcile-link.ts'
import { sweepRetention } from '../privacy/sweep-retention.ts'
import { endUnpaid } from '../reservations/transfer.ts'

const EVERY_MS = 5 * SECOND_MS
/** A session that ran out is still known for a week, so that it can be renewed in passing. */
const SESSION_KEPT_MS = 7 * DAY_MS
/** Each is taken out of the stays, files, tokens and quotes of its guest. */
const SESSIONS_IN_A_ROUND = 100
const NIGHTS_IN_A_STATEMENT = 100
/** Nights of which a plan is over since they were calculated: at midnight there are many. */
const OUTDATED_IN_A_ROUND = 2_000
/** Any number, as long as nothing else in this database uses it. */
const LOCK = 7_340_211

const isOpen = (now: Date) => or(isNull(attempt.blocked_until), lte(attempt.blocked_until, now))

/** What is done without a call, by what it is about; a round does all of it, in this order. */
export type JobTable = Readonly<Record<string, () => Promise<unknown>>>

export type ScheduledJobs = {
  table: JobTable
  /**
   * One round now; for tests and for whoever moves the clock.
   * @throws what the first job threw that failed, once all have had their turn
   */
  sweep: () => Promise<void>
  start: () => void
  stop: () => Promise<void>
}

/** After each round: how long it took, and whether it came to its end. */
export type RoundTold = (ms: number, isWell: boolean) => void

const jobsOf = (services: Services & Concluding): JobTable => ({
  'held rooms': () => endHolds(services),
  "winners' rooms": () => endWinnersHolds(services),
  'lotteries to draw': () => drawDueEvents(services),
  'results of lotteries': () => tellResults(services),
  'reminders of winners': () => remindWinners(services),
  refunds: () => sendDueRefunds(services),
  'payments of links': () => endLinkPayments(services),
  'stays not paid in time': () => endUnpaid(services),
  'dropped cards': () => forgetDropped(services),
  'age of points': () => agePoints(services),
  'tables of stays': () => writeExports(services),
  'what is over': () => tidy(services),
  'terms of storage': sweepRetention(services),
  'reminders of guests': () => remindGuests(services),
  'free rooms': watchAlerts(services),
})

/** Frees what ran out. Rounds of several processes may meet: every step is harmless when it is done twice. */
export function createScheduledJobs(services: Services & Concluding, tell: RoundTold = () => {}): ScheduledJobs {
  let running: Promise<void> = Promise.resolve()
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const table = jobsOf(services)

  /** Every job has its turn, whatever became of those before it. */
  async function round(): Promise<void> {
    const failed: unknown[] = []
    for (const [job, run] of Object.entries(table)) {
      if (isStopped) break
      await run().catch((error: unknown) => {
        services.log.error({ err: error, job }, 'a job failed')
        failed.push(error)
      })
    }
    if (failed.length > 0) throw failed[0]
  }

  async function toldRound(): Promise<void> {
    const began = performance.now()
    let isWell = false
    try {
      await round()
      isWell = true
    } finally {
      tell(performance.now() - began, isWell)
    }
  }

  const sweep = () => {
    waiting++
    running = running
      .catch(() => undefined)
      .then(toldRound)
      .finally(() => void waiting--)
    return running
  }
  return {
    table,
    sweep,
    start() {
      timer ??= setInterval(() => {
        // One that takes long is not made up for: the next does all that is due.
        if (waiting > 0) return
        sweep().catch(() => undefined) // the log has each job that failed
      }, EVERY_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      isStopped = true
      await running.catch(() => undefined)
    },
  }
}

async function tidy(services: Services): Promise<void> {
  await services.database.orm.transaction(async (tx) => {
    // One process tidies at a time.
    const [lock] = await rowsOf<{ won: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${LOCK}) as won`)
    if (!lock?.won) return
    const now = services.clock.now()
    await markOutdatedNights(tx, now, OUTDATED_IN_A_ROUND)
    await refreshDayMinimum(tx, { now, most: NIGHTS_IN_A_STATEMENT })
    // The answer of a booking under way is kept nowhere else: it stays until somebody knows how that ended.
    const pending = tx.select({ id: reservation.id }).from(reservation).where(eq(reservation.status, 'payment_pending'))
    const isOver = or(isNull(idempotencyKey.reservation_id), notInArray(idempotencyKey.reservation_id, pending))
    await tx
      .delete(idempotencyKey)
      .where(someOf(idempotencyKey, and(lte(idempotencyKey.expires_at, new Date(now)), isOver)))
    await tx.delete(quote).where(someOf(quote, lte(quote.expires_at, new Date(now - DAY_MS))))
    await deleteUnusedFiles(tx, now)
    await deleteOldExports(tx, now)
    await tx
      .delete(organizationSession)
      .where(someOf(organizationSession, lte(organizationSession.expires_at, new Date(now))))
    // Spent and over stay two answers for a while.
    await tx.delete(token).where(someOf(token, lte(token.expires_at, new Date(now - SESSION_KEPT_MS))))
    await tx
      .delete(attempt)
      .where(someOf(attempt, and(lte(attempt.since, new Date(now - DAY_MS)), isOpen(new Date(now)))))
    const areOver = lte(clientSession.expires_at, new Date(now - SESSION_KEPT_MS))
    await tx.delete(clientSession).where(someOf(clientSession, areOver, SESSIONS_IN_A_ROUND))
  })
}

/**
 * Payments of what waits and payments that owe: few, each found by an index of its own, where all payments of all stays
 * would be looked through every few seconds.
 */
const unsettled = (orm: Orm, now: Date) => {
  const isStay = eq(reservation.status, 'payment_pending')
  const isChange = eq(reservationChange.state, 'pending')
  const overStays = orm
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(isStay, lte(reservation.hold_expires_at, now)))
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  const overChanges = orm
    .select({ id: reservationChange.reservation_id })
    .from(reservationChange)
    .where(and(isChange, lte(reservationChange.hold_expires_at, now)))
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  const payments = () => orm.select({ id: payment.id }).from(payment)
  // While the hold lasts, only what a gateway was asked and did not answer.
  const isUnknown = (holdEnds: Column) => and(eq(payment.state, 'capturing'), or(isNull(holdEnds), gt(holdEnds, now)))
  return unionAll(
    payments().where(inArray(payment.reservation_id, overStays)),
    payments().where(inArray(payment.reservation_id, overChanges)),
    payments()
      .innerJoin(reservation, eq(reservation.id, payment.reservation_id))
      .where(and(isStay, isUnknown(reservation.hold_expires_at))),
    payments()
      .innerJoin(reservationChange, eq(reservationChange.reservation_id, payment.reservation_id))
      .where(and(isChange, isUnknown(reservationChange.hold_expires_at))),
    payments()
      .where(and(ne(payment.state, 'captured'), gt(payment.captured_gross, payment.refunded_gross)))
      .orderBy(ANY_ORDER)
      .limit(IN_A_ROUND),
  )
}

/** Held rooms whose time is over, payments whose outcome nobody knew, and late money that is still to be given back. */
async function endHolds(services: Services & Concluding): Promise<void> {
  const now = new Date(services.clock.now())
  const holdEnds =
    sql<Date | null>`coalesce(${reservationChange.hold_expires_at}, ${reservation.hold_expires_at})`.mapWith(
      reservation.hold_expires_at,
    )
  const isOfBooking = isNull(payment.change_id)
  const isPending = and(
    or(and(isOfBooking, eq(reservation.status, 'payment_pending')), eq(reservationChange.state, 'pending')),
    or(eq(payment.state, 'capturing'), lte(holdEnds, now)),
  )
  const isOwed = and(
    or(and(isOfBooking, eq(reservation.status, 'cancelled')), eq(reservationChange.state, 'failed')),
    ne(payment.state, 'captured'),
    gt(payment.captured_gross, payment.refunded_gross),
  )
  const found = await services.database.orm
    .select({ id: payment.id, reservation, change: reservationChange, hold: holdEnds })
    .from(payment)
    .innerJoin(reservation, eq(reservation.id, payment.reservation_id))
    .leftJoin(reservationChange, eq(reservationChange.id, payment.change_id))
    .where(and(inArray(payment.id, unsettled(services.database.orm, now)), or(isPending, isOwed)))
  for (const { id, hold, ...standing } of found) {
    try {
      if (isWaiting(standing) && hold && hold <= now) await cancelPayment(services, id, ERRORS.paymentTimedOut.code)
      else await reconcilePayment(services, id)
    } catch (error) {
      // One that cannot be ended must not keep the rooms of all the others.
      services.log.error({ err: error, payment: id }, 'a payment could not be settled')
    }
  }
}
