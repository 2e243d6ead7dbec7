import { and, asc, eq, or, sql } from 'drizzle-orm'

import type { MemberCoupon } from '../../../shared/model/person/wallet.ts'
import { compareDates } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../db/orm.ts'
import { coupon } from '../db/schema/coupon.ts'
import { memberCoupon } from '../db/schema/wallet.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { missing } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

type Given = typeof memberCoupon.$inferSelect
type Coupon = typeof coupon.$inferSelect
type Reading = Pick<Orm, 'select'>
type Who = { id: number }

const isFor = ({ hotel }: HotelCatalog) => or(eq(coupon.hotel_id, hotel.id), eq(coupon.brand_id, hotel.brand_id))

export async function couponsOfMember(
  orm: Reading,
  catalog: HotelCatalog,
  member: Who,
  code?: string,
): Promise<{ given: Given; coupon: Coupon }[]> {
  const named = code === undefined ? undefined : eq(sql`upper(${coupon.code})`, code.trim().toUpperCase())
  return orm
    .select({ given: memberCoupon, coupon })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.coupon_id))
    .where(and(eq(memberCoupon.member_id, member.id), isFor(catalog), named))
    .orderBy(asc(coupon.id))
}

export async function couponOfMember(orm: Reading, catalog: HotelCatalog, member: Who, code: string) {
  const [found] = await couponsOfMember(orm, catalog, member, code)
  if (!found) throw missing('There is no such coupon')
  return found
}

export function memberCouponAnswer(
  { given, coupon: { code, names, kind, ...row } }: { given: Given; coupon: Coupon },
  catalog: HotelCatalog,
  localizer: Localizer,
  now: number,
): MemberCoupon {
  const plans = catalog.plans.filter((plan) => row.target_plans?.includes(plan.code))
  return {
    code,
    name: localize(names, localizer),
    status: statusOf(given, row, businessDate(catalog.hotel, now)),
    valid_until: row.valid_until,
    max_stays: row.max_stays,
    target_plans: plans.map((plan) => localize(plan.names, localizer)),
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
export async function consumeCoupon(catalog: HotelCatalog, member: Who, code: string, context: Context) {
  return context.database.orm.transaction(async (tx) => {
    const found = await couponOfMember(tx, catalog, member, code)
    const taken = await tx
      .update(memberCoupon)
      .set({ state: 'consumed', consumed_at: new Date(context.clock.now()) })
      .where(
        and(
          eq(memberCoupon.coupon_id, found.coupon.id),
          eq(memberCoupon.member_id, member.id),
          eq(memberCoupon.state, 'available'),
        ),
      )
      .returning({ id: memberCoupon.coupon_id })
    const about = { hotel_id: catalog.hotel.id, member_id: member.id }
    if (taken.length > 0) await writeAudit(tx, context, { kind: 'coupon_consumed', ...about })
    return couponOfMember(tx, catalog, member, code)
  })
}
