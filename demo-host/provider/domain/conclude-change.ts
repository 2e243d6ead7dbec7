import { eq } from 'drizzle-orm'

import type { Services } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservationEvent } from '../db/schema/booking.ts'
import { reservationChange } from '../db/schema/change.ts'
import { applyChange } from './change-apply.ts'
import type { ChangeRow } from './change-apply.ts'
import { dropCoupon } from './change-coupon.ts'
import { releaseHeld, sellHeld } from './change-stock.ts'
import type { Standing } from './payment-standing.ts'
import { moveCoupon } from './coupons.ts'
import { moveGiven } from './member-coupons.ts'
import type { Outcome } from './outcomes.ts'
import { noteChallenge, notePaid, noteRefused } from './payment-moves.ts'

/** What an outcome means for a change that waits for it. The reservation itself stands either way. */
export async function concludeChange(
  tx: Orm,
  services: Services,
  { payment: asked, reservation: row }: Standing,
  change: ChangeRow,
  outcome: Outcome,
): Promise<void> {
  const at = new Date(services.clock.now())
  switch (outcome.kind) {
    case 'challenge': {
      const { charge } = outcome
      const expires_at = charge.expires_at === null ? change.hold_expires_at : new Date(charge.expires_at)
      return noteChallenge(tx, asked, charge, expires_at, at)
    }
    case 'paid': {
      await notePaid(tx, asked, outcome, at)
      await sellHeld(tx, row.hotel_id, change.shift)
      if (change.stay.coupon_id !== null) {
        await moveCoupon(tx, row.id, 'used', at)
        await moveGiven(tx, row.id, 'used', at)
      }
      await applyChange(tx, services, row, change)
      return
    }
    case 'refused': {
      await noteRefused(tx, asked, outcome, at)
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
