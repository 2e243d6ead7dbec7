import type { Orm } from '../db/orm.ts'
import type { Coupon } from './coupons.ts'
import { moveCoupon, takeCoupon, usedUp } from './coupons.ts'
import { moveGiven, takeGiven } from './member-coupons.ts'
import { movePoints, takePoints } from './point-ledger.ts'
import type { Spender, Spending } from './spending.ts'
import { moveVoucher, takeVoucher } from './vouchers.ts'

type Taken = { coupon: Coupon | null; spending: Spending; member: Spender | null }

/** Everything a booking takes from a wallet, in the one order of locks: coupon, points, voucher. */
export async function takeWallet(
  tx: Orm,
  { coupon, spending: { points, voucher }, member }: Taken,
  reservationId: number,
  as: 'held' | 'used',
  at: Date,
): Promise<void> {
  if (coupon) {
    await takeCoupon(tx, coupon, reservationId, as, at)
    if (!(await takeGiven(tx, coupon.id, member, reservationId, as, at))) throw usedUp()
  }
  if (points) await takePoints(tx, points.owner, points.amount, reservationId, as, at)
  if (voucher) await takeVoucher(tx, voucher, reservationId, as, at)
}

/** The booking stands, or it does not: what it took is used up or goes back. */
export async function moveWallet(tx: Orm, reservationId: number, to: 'used' | 'released', at: Date): Promise<void> {
  await moveCoupon(tx, reservationId, to, at)
  await moveGiven(tx, reservationId, to, at)
  await movePoints(tx, reservationId, to, at)
  await moveVoucher(tx, reservationId, to, at)
}
