import { and, desc, eq, gt, or } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Cancellation, Cancelled } from '../../../shared/model/stay/cancelling.ts'
import { WARNINGS } from '../../../shared/model/stay/held.ts'
import { cancellationFee, settlementOf } from '../../../shared/rules/change/cancelling.ts'
import type { Bar } from '../../../shared/rules/change/cancelling.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationEvent } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import type { Context } from '../kernel/context.ts'
import { barsOf } from './allowed-actions.ts'
import { bookedRooms } from '../records/booked-lines.ts'
import { queueCancellation } from './cancellation-mail.ts'
import { cancelWin } from '../lotteries/won-room.ts'
import { localNow } from '../kernel/hotel-time.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { paidFor } from '../payments/stay-money.ts'
import { claimKey, finishWithAnswer, idempotencyKeyFor, replay } from '../kernel/idempotency.ts'
import type { Payment } from '../payments/outcomes.ts'
import { lockReservation, authorizedReservation } from '../records/authorized-reservation.ts'
import type { ReservationCredentials, ReservationRow } from '../records/authorized-reservation.ts'
import { ApiError } from '../kernel/api-error.ts'
import { paymentsOf, oweRefund, refundOf, trySendRefund } from '../payments/refunds.ts'
import { moveStockAndWallet } from './stock-and-wallet.ts'

const CAUSE = 'cancelled'

type Asked = { query: ReservationCredentials; body: Cancellation }

/**
 * PUT …/cancel. Everything the booking took goes back in one transaction, and the money owed is written down in it; the
 * gateway is asked afterwards, and by the scheduled jobs where that was interrupted.
 */
export async function cancelReservation(
  catalog: HotelCatalog,
  number: string,
  { query, body }: Asked,
  context: Context,
): Promise<Cancelled> {
  const { orm } = context.database
  const key = idempotencyKeyFor(context, `PUT ${number}/cancel`)
  const { id } = await authorizedReservation(catalog.hotel, number, query, context)
  const done = await orm.transaction(async (tx) => {
    if (!(await claimKey(tx, key, context.clock))) return null
    const made = await cancelled(tx, catalog, id, body, context)
    await cancelWin(tx, id, new Date(context.clock.now()))
    await finishWithAnswer(tx, key, made.answer)
    await moveStockAndWallet(tx, id, 'released', new Date(context.clock.now()))
    return made
  })
  // What was stored is what this call answered before, checked against the contract again on its way out.
  if (!done) return (await replay(orm, key)) as Cancelled
  for (const reference of done.returns) await trySendRefund(context, reference)
  return { ...done.answer, refund: await refundOf(orm, id) }
}

async function cancelled(
  tx: Orm,
  { hotel }: HotelCatalog,
  id: number,
  { reason, details, cancellation_fee_displayed: displayed }: Cancellation,
  context: Context,
): Promise<{ answer: Cancelled; returns: string[] }> {
  const row = await lockReservation(tx, id)
  const { cancel: bar } = await barsOf(tx, row, hotel, context)
  if (bar) throw barred(bar)
  const fee = await feeOf(tx, row, localNow(hotel.time_zone, context.clock.now()))
  if (fee !== displayed) throw feeChanged(fee)

  const at = new Date(context.clock.now())
  const returns = await oweMoney(tx, id, fee, at)
  await tx
    .update(reservation)
    .set({
      status: 'cancelled',
      cancelled_at: at,
      cancel_reason: reason,
      cancel_details: details || null,
      cancellation_fee_gross: fee,
      pay_by: null,
      version: row.version + 1,
      updated_at: at,
    })
    .where(eq(reservation.id, id))
  const event = { reservation_id: id, at, kind: 'cancelled', actor: 'guest' as const, details: { reason, fee } }
  await tx.insert(reservationEvent).values(event)
  const refund = await refundOf(tx, id)
  await queueCancellation(tx, context, row, hotel, { fee })
  return { answer: { status: 'cancelled', cancellation: { fee }, refund }, returns }
}

const barred = (bar: Bar): ApiError => {
  const isForeign = WARNINGS.some((warning) => warning === bar)
  return new ApiError(ERRORS.invalidRequest, 'This reservation cannot be cancelled here', {
    ...(isForeign && { status: 403 }),
    details: { reason: bar },
  })
}

/** Guarantee S9: the guest pays what they agreed to, or is asked again. */
const feeChanged = (fee: number): ApiError =>
  new ApiError(ERRORS.invalidRequest, 'The fee has changed', { status: 409, details: { reason: 'fee_changed', fee } })

async function feeOf(tx: Orm, row: ReservationRow, at: Parameters<typeof cancellationFee>[2]): Promise<number> {
  const rooms = await bookedRooms(tx, row.id)
  return cancellationFee(rooms, row, at)
}

/** The newest payment first; a card that only stood as a guarantee is let go of once nothing is owed. */
async function oweMoney(tx: Orm, id: number, fee: number, at: Date): Promise<string[]> {
  const taken = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.reservation_id, id),
        or(
          and(eq(payment.state, 'captured'), gt(payment.captured_gross, payment.refunded_gross)),
          eq(payment.state, 'authorized'),
        ),
      ),
    )
    .orderBy(desc(payment.created_at))
    .for('update')
  const pending = new Map((await paymentsOf(tx, id)).map((one) => [one.payment.id, one.pending]))
  let { refund: left } = settlementOf(fee, await paidFor(tx, id))
  const returns: string[] = []
  for (const paid of taken) {
    // What a change of the stay gave back already is not given back again, though it is still on its way.
    const part = partOf({ ...paid, refunded_gross: paid.refunded_gross + (pending.get(paid.id) ?? 0) }, left)
    left -= part.hotel
    const kind = paid.state === 'authorized' ? 'release' : 'refund'
    if (kind === 'refund' ? part.own > 0 : fee === 0)
      returns.push(await oweRefund(tx, paid, { cause: CAUSE, kind, amount_gross: part.own }, at))
  }
  return returns
}

/** As much of a payment as comes back: in the hotel's currency, and in the one it was paid in, at the rate of then. */
function partOf({ captured_gross, refunded_gross, amount_gross, hotel_gross }: Payment, wanted: number) {
  const open = captured_gross - refunded_gross
  if (hotel_gross === null || hotel_gross === 0) return { hotel: Math.min(wanted, open), own: Math.min(wanted, open) }
  const whole = Math.round((open * hotel_gross) / amount_gross)
  const hotel = Math.min(wanted, whole)
  return { hotel, own: hotel === whole ? open : Math.round((hotel * amount_gross) / hotel_gross) }
}
