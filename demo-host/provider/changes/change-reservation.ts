import { THREE_DS_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Change, Changed } from '../../../shared/model/stay/changing.ts'
import type { Context } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservationChange } from '../db/schema/change.ts'
import { soldOut } from '../pricing/calculate.ts'
import { applyChange } from './change-apply.ts'
import { refuseBarred, refuseStaleVersion } from './change-bars.ts'
import { oweBack } from '../payments/change-refunds.ts'
import { checkPaying, insertChangePayment, payChange, standingAnswer, transactionOf } from './change-payment.ts'
import type { PaidBy } from './change-payment.ts'
import { confirmChange } from './change-plan.ts'
import { standingFor } from './change-standing.ts'
import { changeStock, holdStock, shiftBetween } from './change-stock.ts'
import { termsOf } from '../records/change-terms.ts'
import { plannedStay } from './changed-stay.ts'
import { withCodeLimit } from '../loyalty/code-limits.ts'
import { takeCoupon, usedUp } from '../loyalty/coupons.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import { takeGiven } from '../loyalty/member-coupons.ts'
import { claimKey, finishWithAnswer, isRepeated, idempotencyKeyFor, replay } from '../kernel/idempotency.ts'
import type { Concluding } from '../payments/consequences.ts'
import type { Payment } from '../payments/outcomes.ts'
import { lockReservation, authorizedReservation } from '../records/authorized-reservation.ts'
import { ApiError } from '../kernel/api-error.ts'
import { trySendRefund } from '../payments/refunds.ts'
import { noSuchCard, paidAgain } from '../payments/saved-cards.ts'
import { reconcilePayment } from '../reservations/reconcile-payment.ts'
import { payByOfChange } from '../reservations/transfer.ts'

type Placed = { answer: Changed; payment: Payment | null; returns: string[] }

/**
 * PUT /hotels/{id}/reservations/{id}. What is new is taken and what is given up is freed in one transaction; where more is
 * to be paid at once, what is new is held, the gateway is asked between two transactions, and the reservation stays as
 * it was until the money is there.
 */
export async function changeReservation(
  hotelId: string,
  number: string,
  sent: Change,
  context: Context & Concluding,
): Promise<Changed> {
  const { orm } = context.database
  const key = idempotencyKeyFor(context, `PUT ${number}`)
  const catalog = await loadHotelCatalog(context, hotelId)
  const proven = await authorizedReservation(catalog.hotel, number, sent, context)

  const again = await asKept(orm, catalog, sent.payment, context)
  // Whoever asks a second time is told what came of the first, though the card is removed since.
  if (!again && !(await isRepeated(orm, key))) throw noSuchCard()
  const by = again?.by ?? sent.payment

  const place = () =>
    orm.transaction(async (tx): Promise<Placed | null> => {
      if (!(await claimKey(tx, key, context.clock))) return null
      const made = await placeChange(tx, catalog.hotel.id, proven.id, { ...sent, payment: by }, context)
      await finishWithAnswer(tx, key, made.answer)
      return made
    })
  const placed = await withCodeLimit(context, catalog.hotel.id, sent.coupon_code, place)
  // What was stored is what this call answered before, checked against the contract again on its way out.
  if (!placed) return asItStands((await replay(orm, key)) as Changed, context)
  const { answer, payment } = placed
  if (payment && by) return payChange({ answer, payment, by, kept: again?.kept, catalog }, context)
  for (const reference of placed.returns) await trySendRefund(context, reference)
  return answer
}

/** Asked a second time: a payment may have come further than the first answer knew. */
async function asItStands(answer: Changed, context: Context & Concluding): Promise<Changed> {
  return answer.transaction ? standingAnswer(answer, await reconcilePayment(context, answer.transaction.id)) : answer
}

/** A member may pay with a card that is kept for them; null where there is no such card. */
async function asKept(orm: Orm, { hotel }: HotelCatalog, by: PaidBy | undefined, context: Context) {
  const found = by && (await paidAgain(orm, hotel, memberOf(context, hotel), { payment: by }))
  return found === undefined ? {} : found && { by: found.booking.payment, kept: found.kept }
}

async function placeChange(tx: Orm, hotelId: number, id: number, sent: Change, context: Context): Promise<Placed> {
  const row = await lockReservation(tx, id)
  // Proven in the transaction that sells, as for a new stay.
  const catalog = await loadHotelCatalog({ database: { orm: tx }, kept: context.kept }, String(hotelId))
  await refuseBarred(tx, catalog.hotel, row, context)
  refuseStaleVersion(row, sent.version)
  const standing = await standingFor(tx, row)
  const now = context.clock.now()
  const member = memberOf(context, catalog.hotel)
  const wish = { ...sent, payment_type: sent.payment?.type }
  const organizationId = organizationOf(context, catalog.hotel)?.id ?? null
  const asking = { locale: context.locale, now, member, organizationId }
  const agreed = await confirmChange(tx, catalog, standing, wish, termsOf(catalog.hotel), asking)
  const { total_price } = agreed.total
  if (total_price !== sent.total_price)
    throw new ApiError(ERRORS.priceChanged, 'The price has changed', {
      details: { reason: 'price_changed', total_price },
    })
  checkPaying(catalog, standing, agreed, sent.payment, now)

  const isPaying = agreed.sum.charge > 0
  const stay = plannedStay(catalog, standing, agreed)
  const shift = shiftBetween(standing, {
    nights: stay.rooms.flatMap(({ price, room_type_id, room_plan_id }) =>
      price.nights.map(({ date: night }) => ({ night, room_type_id, room_plan_id })),
    ),
    extras: stay.extras,
  })
  const isTaken = await (isPaying ? holdStock : changeStock)(tx, catalog.hotel.id, shift)
  if (!isTaken) throw soldOut(null)
  if (agreed.coupon) {
    await takeCoupon(tx, agreed.coupon, row.id, isPaying ? 'held' : 'used', new Date(now))
    if (!(await takeGiven(tx, agreed.coupon.id, member, row.id, isPaying ? 'held' : 'used', new Date(now))))
      throw usedUp()
  }

  const { before, after, charge, refund } = agreed.sum
  const [change] = await tx
    .insert(reservationChange)
    .values({
      reservation_id: row.id,
      base_version: row.version,
      state: 'pending',
      stay,
      shift,
      before_gross: before,
      after_gross: after,
      charge_gross: charge,
      refund_gross: refund,
      hold_expires_at: new Date(now + THREE_DS_MS),
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .returning()
  if (!change) throw new Error('The change was not written')
  if (isPaying) {
    if (!sent.payment) throw new Error('checkPaying asks for it')
    const paid = await insertChangePayment(tx, catalog, row.id, change.id, agreed, sent.payment, context)
    const answer = {
      reservation_number: row.number,
      status: 'payment_pending' as const,
      version: row.version,
      transaction: transactionOf(paid),
    }
    return { answer, payment: paid, returns: [] }
  }
  // Before the letter, which says what comes back.
  const returns = await oweBack(tx, row.id, refund, `change:${change.id}`, new Date(now))
  await applyChange(tx, context, row, change, payByOfChange(catalog.hotel, row, stay, now))
  const answer = {
    reservation_number: row.number,
    status: 'done' as const,
    version: row.version + 1,
    transaction: null,
  }
  return { answer, payment: null, returns }
}
