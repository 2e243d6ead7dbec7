import { and, eq, ne, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import { compareDates } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../db/orm.ts'
import { idempotencyKey, reservation, reservationRoom } from '../db/schema/booking.ts'
import { reservationChange } from '../db/schema/change.ts'
import { reservationExtra } from '../db/schema/extra.ts'
import { lotteryEntry } from '../db/schema/lottery.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import { token } from '../db/schema/member.ts'
import { attachment, questionAnswer } from '../db/schema/question.ts'
import { receipt } from '../db/schema/receipt.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import { localNow } from '../kernel/hotel-time.ts'
import { hashOf } from '../kernel/ids.ts'
import type { Ids } from '../kernel/ids.ts'
import { refundOf } from '../payments/refunds.ts'
import { authorizedReservation, lockReservation } from '../records/authorized-reservation.ts'
import type { ReservationCredentials, ReservationRow } from '../records/authorized-reservation.ts'
import { isBeingChanged } from '../records/being-changed.ts'
import { othersThan } from '../records/reservation-holder.ts'

/** DELETE …/personal_data: by the proof of a stay, once it is over or cancelled and all money has moved. */
export async function eraseOwnStay(
  hotel: Hotel,
  number: string,
  proof: ReservationCredentials,
  context: Context,
): Promise<void> {
  const { id } = await authorizedReservation(hotel, number, proof, context)
  await context.database.orm.transaction(async (tx) => {
    const row = await lockReservation(tx, id)
    refuseOthers(row, hotel, context)
    await refuseOpen(tx, hotel, row, context)
    await writeAudit(tx, context, {
      kind: 'data_erased',
      by: 'guest',
      hotel_id: hotel.id,
      member_id: row.member_id,
      reservation_id: id,
    })
    await eraseStay(tx, id, context)
  })
}

/** A hotel has to know who comes, and money on its way has to arrive. */
export async function isOpenStay(
  tx: Orm,
  { time_zone }: Pick<Hotel, 'time_zone'>,
  row: ReservationRow,
  { clock }: Pick<Context, 'clock'>,
): Promise<boolean> {
  const today = localNow(time_zone, clock.now()).date
  const isOver = row.status === 'cancelled' || compareDates(row.checkout_date, today) < 0
  const isMoving = (await isBeingChanged(tx, row.id)) || (await refundOf(tx, row.id))?.status === 'processing'
  return row.status === 'payment_pending' || !isOver || isMoving
}

/** An end that nobody can undo is as much of who booked as a change is. */
function refuseOthers(row: ReservationRow, hotel: Hotel, context: Context): void {
  const [reason] = othersThan(row, hotel, context)
  if (reason) throw new ApiError(ERRORS.invalidRequest, 'The stay was booked by somebody else', { status: 403, details: { reason } }) // prettier-ignore
}

async function refuseOpen(tx: Orm, hotel: Hotel, row: ReservationRow, context: Context): Promise<void> {
  if (!(await isOpenStay(tx, hotel, row, context))) return
  throw new ApiError(ERRORS.invalidRequest, 'The stay is not over yet', {
    status: 409,
    details: { reason: 'stay_open' },
  })
}

const NOBODY = { first_name: '', last_name: '', email: '' }

/** Empties everything that names the guest. Number, dates, rooms, amounts, payments and events stay: the books are right. */
export async function eraseStay(
  tx: Orm,
  id: number,
  { clock, ids }: Pick<Context, 'clock'> & { ids: Pick<Ids, 'next'> },
): Promise<void> {
  const at = new Date(clock.now())
  await tx
    .update(reservation)
    .set({
      email: '',
      guest: NOBODY,
      member_id: null,
      client_session_id: null,
      // No link of a mail opens it any more.
      bypass_token_hash: hashOf(ids.next()),
      tracking: {},
      requests: null,
      receipt: null,
      invoice: null,
      cancel_details: null,
      promotions_opt_in: false,
      erased_at: at,
      updated_at: at,
    })
    .where(eq(reservation.id, id))
  await tx.update(reservationRoom).set({ guest: null }).where(eq(reservationRoom.reservation_id, id))
  await tx.update(reservationExtra).set({ answer: null }).where(eq(reservationExtra.reservation_id, id))
  await tx.update(receipt).set({ name: '', business_number: null, pdf: null }).where(eq(receipt.reservation_id, id))
  await eraseChanges(tx, id)
  await tx
    .update(lotteryEntry)
    .set({ form: null, member_id: null, erased_at: at, updated_at: at })
    .where(eq(lotteryEntry.reservation_id, id))
  await tx.delete(questionAnswer).where(eq(questionAnswer.reservation_id, id))
  await tx.delete(attachment).where(eq(attachment.reservation_id, id))
  await tx.delete(emailOutbox).where(and(eq(emailOutbox.reservation_id, id), eq(emailOutbox.state, 'queued')))
  await tx.update(emailOutbox).set({ to_address: '', details: {} }).where(eq(emailOutbox.reservation_id, id))
  await tx
    .delete(token)
    .where(and(eq(token.kind, 'reservation'), sql`${token.payload} ->> 'reservation_id' = ${String(id)}`))
  await tx.delete(idempotencyKey).where(and(eq(idempotencyKey.reservation_id, id), ne(idempotencyKey.state, 'running')))
}

/** What was planned holds the names of the rooms and the answers to extras once more. */
async function eraseChanges(tx: Orm, id: number): Promise<void> {
  const changes = await tx.select().from(reservationChange).where(eq(reservationChange.reservation_id, id))
  for (const { id: change, stay } of changes) {
    const rooms = stay.rooms.map((room) => ({ ...room, guest: null }))
    const extras = stay.extras.map((extra) => ({ ...extra, answer: null }))
    await tx
      .update(reservationChange)
      .set({ stay: { ...stay, rooms, extras } })
      .where(eq(reservationChange.id, change))
  }
}
