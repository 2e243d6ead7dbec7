import { and, eq } from 'drizzle-orm'

import type { Services } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservationEvent } from '../db/schema/booking.ts'
import { reservationChange } from '../db/schema/change.ts'
import { payment } from '../db/schema/money.ts'
import { applyChange } from './change-apply.ts'
import { dropCoupon } from './change-coupon.ts'
import { releaseHeld, sellHeld } from './change-stock.ts'
import type { PaymentContext } from '../payments/payment-standing.ts'
import { moveCoupon } from '../loyalty/coupons.ts'
import { moveGiven } from '../loyalty/member-coupons.ts'
import type { PaymentOutcome } from '../payments/outcomes.ts'
import { recordChallenge, recordPaid, recordRefusal } from '../payments/payment-moves.ts'
import { oweRefund } from '../payments/refunds.ts'
import { keepCard } from '../payments/saved-cards.ts'

/** What is paid needs no card to stand for it any more; the scheduled jobs lets go of what was held on one. */
async function releaseGuarantees(tx: Orm, reservationId: number, cause: string, at: Date): Promise<void> {
  const held = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.reservation_id, reservationId), eq(payment.state, 'authorized')))
  for (const one of held) await oweRefund(tx, one, { cause, kind: 'release', amount_gross: 0 }, at)
}

/** What an outcome means for a change that waits for it. The reservation itself stands either way. */
export async function applyChangeOutcome(
  tx: Orm,
  services: Services,
  { payment: asked, reservation: row, change }: PaymentContext,
  outcome: PaymentOutcome,
): Promise<void> {
  if (!change) throw new Error(`Payment ${asked.id} is for no change`)
  const at = new Date(services.clock.now())
  switch (outcome.kind) {
    case 'challenge': {
      const { charge } = outcome
      const expires_at = charge.expires_at === null ? change.hold_expires_at : new Date(charge.expires_at)
      return recordChallenge(tx, asked, charge, expires_at, at)
    }
    case 'paid': {
      await recordPaid(tx, asked, outcome, at)
      // Before the nights, as for a new stay: who waits for the member's other payment keeps nobody from a room.
      if (outcome.charge.kept) await keepCard(tx, row, outcome.charge.kept, at)
      await sellHeld(tx, row.hotel_id, change.shift)
      if (change.stay.coupon_id !== null) {
        await moveCoupon(tx, row.id, 'used', at)
        await moveGiven(tx, row.id, 'used', at)
      }
      // What was charged now is waited for by no transfer.
      await applyChange(tx, services, row, change, null)
      await releaseGuarantees(tx, row.id, `change:${change.id}`, at)
      return
    }
    case 'refused': {
      await recordRefusal(tx, asked, outcome, at)
      await releaseHeld(tx, row.hotel_id, change.shift)
      if (change.stay.coupon_id !== null) await dropCoupon(tx, row.id, at)
      await tx
        .update(reservationChange)
        .set({ state: 'failed', updated_at: at })
        .where(eq(reservationChange.id, change.id))
      const details = { change: change.id, payment: asked.id, code: outcome.code }
      await tx
        .insert(reservationEvent)
        .values({ reservation_id: row.id, at, kind: 'change_failed', actor: 'gateway', details })
      return
    }
    default:
      outcome satisfies never
  }
}
