import { and, asc, eq, or, sql } from 'drizzle-orm'

import type { MemberCoupon } from '../../../shared/model/wallet.ts'
import { compareDates } from '../../../shared/rules/dates.ts'
import type { Orm } from '../db/orm.ts'
import { coupon } from '../db/schema/coupon.ts'
import { memberCoupon } from '../db/schema/wallet.ts'
import { businessDate } from './hotel-time.ts'
import type { House } from './house.ts'
import { missing } from './refused.ts'
import { textOf } from './texts.ts'
import type { Reader } from './texts.ts'

type Given = typeof memberCoupon.$inferSelect
type Coupon = typeof coupon.$inferSelect
type Reading = Pick<Orm, 'select'>
type Who = { id: number }

const isFor = ({ hotel }: House) => or(eq(coupon.hotel_id, hotel.id), eq(coupon.brand_id, hotel.brand_id))

export async function couponsOfMember(
  orm: Reading,
  house: House,
  member: Who,
  code?: string,
): Promise<{ given: Given; coupon: Coupon }[]> {
  const named = code === undefined ? undefined : eq(sql`upper(${coupon.code})`, code.trim().toUpperCase())
  return orm
    .select({ given: memberCoupon, coupon })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.coupon_id))
    .where(and(eq(memberCoupon.member_id, member.id), isFor(house), named))
    .orderBy(asc(coupon.id))
}

export async function couponOfMember(orm: Reading, house: House, member: Who, code: string) {
  const [found] = await couponsOfMember(orm, house, member, code)
  if (!found) throw missing('There is no such coupon')
  return found
}

export function memberCouponAnswer(
  { given, coupon: { code, names, kind, ...row } }: { given: Given; coupon: Coupon },
  house: House,
  reader: Reader,
  now: number,
): MemberCoupon {
  const plans = house.plans.filter((plan) => row.target_plans?.includes(plan.code))
  return {
    code,
    name: textOf(names, reader),
    status: statusOf(given, row, businessDate(house.hotel, now)),
    valid_until: row.valid_until,
    max_stays: row.max_stays,
    target_plans: plans.map((plan) => textOf(plan.names, reader)),
    usage_limit: row.usage_limit,
    discount: {
      kind,
      value: (kind === 'amount' ? row.amount_gross : row.percentage) ?? 0,
      currency: row.currency,
    },
    first_nights: row.max_stays,
  }
}

function statusOf(
  given: Given,
  { valid_from, valid_until }: Pick<Coupon, 'valid_from' | 'valid_until'>,
  today: string,
): MemberCoupon['status'] {
  if (given.state === 'consumed') return 'consumed'
  if (valid_until !== null && compareDates(today, valid_until) > 0) return 'expired'
  const isWaiting = given.state === 'held' || (valid_from !== null && compareDates(today, valid_from) < 0)
  return isWaiting ? 'pending' : 'available'
}

/** Whether a member has had this coupon already: theirs is for one booking. */
export async function isSpent(orm: Reading, couponId: number, member: Who | null): Promise<boolean> {
  if (!member) return false
  const [given] = await orm
    .select()
    .from(memberCoupon)
    .where(and(eq(memberCoupon.coupon_id, couponId), eq(memberCoupon.member_id, member.id)))
  return given !== undefined && given.state !== 'available'
}

/** With the booking's own coupon, in its transaction. False where somebody's other booking was first. */
export async function takeGiven(
  tx: Orm,
  couponId: number,
  member: Who | null,
  reservation_id: number,
  as: 'held' | 'used',
  at: Date,
): Promise<boolean> {
  if (!member) return true
  const mine = and(eq(memberCoupon.coupon_id, couponId), eq(memberCoupon.member_id, member.id))
  const [given] = await tx.select().from(memberCoupon).where(mine).for('update')
  if (!given) return true
  if (given.state !== 'available') return false
  const state =
    as === 'used' ? { state: 'consumed' as const, consumed_at: at } : { state: 'held' as const, consumed_at: null }
  await tx
    .update(memberCoupon)
    .set({ ...state, reservation_id })
    .where(mine)
  return true
}

export async function moveGiven(tx: Orm, reservationId: number, to: 'used' | 'released', at: Date): Promise<void> {
  await tx
    .update(memberCoupon)
    .set(
      to === 'used'
        ? {
            state: 'consumed',
            consumed_at: sql`coalesce(${memberCoupon.consumed_at}, ${at.toISOString()}::timestamptz)`,
          }
        : { state: 'available', consumed_at: null, reservation_id: null },
    )
    .where(eq(memberCoupon.reservation_id, reservationId))
}

/** PUT consume: the booking did it already; one that was not used yet is used now, and once. */
export async function consumeCoupon(orm: Orm, house: House, member: Who, code: string, at: Date) {
  const found = await couponOfMember(orm, house, member, code)
  await orm
    .update(memberCoupon)
    .set({ state: 'consumed', consumed_at: at })
    .where(
      and(
        eq(memberCoupon.coupon_id, found.coupon.id),
        eq(memberCoupon.member_id, member.id),
        eq(memberCoupon.state, 'available'),
      ),
    )
  return couponOfMember(orm, house, member, code)
}
