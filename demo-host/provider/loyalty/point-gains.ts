import { and, eq, gt, lte, ne } from 'drizzle-orm'

import { POINTS_CREDITED_DAYS } from '../../../shared/constants.ts'
import { MOST_POINTS } from '../../../shared/limits.ts'
import { addDays, localTime } from '../../../shared/rules/days/dates.ts'
import { addMonthsToDate } from '../../../shared/rules/days/months.ts'
import { zonedTime } from '../../../shared/rules/days/zones.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel } from '../db/schema/hotel.ts'
import { memberProgram, program } from '../db/schema/member.ts'
import { pointGain, pointLot } from '../db/schema/wallet.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER, IN_A_ROUND } from '../kernel/in-a-round.ts'
import { creditPoints, expireLot } from './point-ledger.ts'

/** What a booking that stands will bring, known from the first moment and credited after the stay (CONST-016). */
export async function promisePoints(tx: Orm, reservationId: number): Promise<void> {
  const [found] = await tx
    .select()
    .from(reservation)
    .innerJoin(hotel, eq(hotel.id, reservation.hotel_id))
    .innerJoin(program, eq(program.id, reservation.program_id))
    .leftJoin(
      memberProgram,
      and(eq(memberProgram.member_id, reservation.member_id), eq(memberProgram.program_id, program.id)),
    )
    .where(eq(reservation.id, reservationId))
  const booked = found?.reservation
  if (!booked || booked.member_id === null || !found.program.point_program_enabled) return
  const rank = found.program.ranks.find(({ id }) => id === found.member_program?.rank_id)
  const points = Math.floor(booked.total_gross * found.program.point_rate * (rank?.rate ?? 1))
  const amount = Math.min(points, MOST_POINTS)
  if (amount === 0) return
  const day = addDays(booked.checkout_date, POINTS_CREDITED_DAYS)
  await tx
    .insert(pointGain)
    .values({
      reservation_id: reservationId,
      member_id: booked.member_id,
      program_id: found.program.id,
      amount,
      effective_at: new Date(zonedTime(found.hotel.time_zone, day, 0)),
      state: 'future',
    })
    .onConflictDoNothing()
}

/** A changed stay brings what it costs now, and later or sooner. */
export async function renewPromise(tx: Orm, reservationId: number): Promise<void> {
  await tx.delete(pointGain).where(and(eq(pointGain.reservation_id, reservationId), ne(pointGain.state, 'credited')))
  await promisePoints(tx, reservationId)
}

/** A stay that does not come about brings nothing. */
export const breakPromise = (tx: Orm, reservationId: number) =>
  tx
    .update(pointGain)
    .set({ state: 'void' })
    .where(and(eq(pointGain.reservation_id, reservationId), eq(pointGain.state, 'future')))

export async function promisedPoints(orm: Pick<Orm, 'select'>, reservationId: number): Promise<number> {
  const [found] = await orm.select().from(pointGain).where(eq(pointGain.reservation_id, reservationId))
  return found && found.state !== 'void' ? found.amount : 0
}

/** One round of what time does to points: stays of some days ago are credited, lots whose time is over end. */
export async function agePoints({ database, clock, log }: Services): Promise<void> {
  const { orm } = database
  const at = new Date(clock.now())
  const due = await orm
    .select({ id: pointGain.reservation_id })
    .from(pointGain)
    .where(and(eq(pointGain.state, 'future'), lte(pointGain.effective_at, at)))
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  const over = await orm
    .select({ id: pointLot.id })
    .from(pointLot)
    .where(and(lte(pointLot.expires_at, at), gt(pointLot.remaining, 0)))
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  const steps = [
    ...due.map(
      ({ id }) =>
        (tx: Orm) =>
          creditGain(tx, id, at),
    ),
    ...over.map(
      ({ id }) =>
        (tx: Orm) =>
          expireLot(tx, id, at),
    ),
  ]
  for (const step of steps) {
    try {
      await orm.transaction(step)
    } catch (error) {
      // One member's points must not keep those of all the others.
      log.error({ err: error }, 'points could not be moved')
    }
  }
}

async function creditGain(tx: Orm, reservation_id: number, at: Date): Promise<void> {
  const [gain] = await tx
    .select()
    .from(pointGain)
    .innerJoin(program, eq(program.id, pointGain.program_id))
    .innerJoin(reservation, eq(reservation.id, pointGain.reservation_id))
    .innerJoin(hotel, eq(hotel.id, reservation.hotel_id))
    .where(and(eq(pointGain.reservation_id, reservation_id), eq(pointGain.state, 'future')))
    .for('update', { of: pointGain })
  if (!gain) return
  const { amount } = gain.point_gain
  const { time_zone } = gain.hotel
  // The day that a member is told as their last is one on which they can still be spent, all of it.
  const last = addMonthsToDate(localTime(time_zone, at.getTime()).date, gain.program.point_months)
  const ends = new Date(zonedTime(time_zone, addDays(last, 1), 0))
  await creditPoints(tx, gain.point_gain, { amount, dedupe: `gained:${reservation_id}`, reservation_id }, at, ends)
  await tx.update(pointGain).set({ state: 'credited' }).where(eq(pointGain.reservation_id, reservation_id))
}
