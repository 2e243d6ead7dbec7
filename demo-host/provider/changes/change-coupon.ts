import { eq } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { couponUse } from '../db/schema/coupon.ts'
import { moveCoupon } from '../loyalty/coupons.ts'
import { moveGiven } from '../loyalty/member-coupons.ts'

/** A reservation without its coupon: whoever it was given to may use it elsewhere, and another code may be entered. */
export async function dropCoupon(tx: Orm, reservationId: number, at: Date): Promise<void> {
  await moveCoupon(tx, reservationId, 'released', at)
  await moveGiven(tx, reservationId, 'released', at)
  await tx.delete(couponUse).where(eq(couponUse.reservation_id, reservationId))
}
