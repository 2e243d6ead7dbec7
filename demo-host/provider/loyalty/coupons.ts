import { and, eq, isNull, or, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { AppliedCoupon } from '../../../shared/model/payment/coupon.ts'
import { compareDates } from '../../../shared/rules/days/dates.ts'
import { percentOf } from '../../../shared/rules/money/money.ts'
import type { Database, Orm } from '../db/orm.ts'
import { coupon, couponUse } from '../db/schema/coupon.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { Hotel, HotelPlan, HotelCatalog } from '../hotels/hotel-catalog.ts'
import { isSpent } from './member-coupons.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { ApiErrorRow } from '../kernel/api-error.ts'
import { findRoomPlan } from '../inventory/availability-rules.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

export type Coupon = typeof coupon.$inferSelect

/** What a coupon takes off a night, after every promotion: of the night's price, its place in the stay, what it took before. */
export type CouponReduction = (gross: number, place: number, taken: number) => number

type Selected = { rooms: readonly { room_plan_code: string }[] }
type Asking = { now: number; member: { id: number } | null }

/** The coupon of a typed code, when this booking may use it; null where none was typed, a refusal where it may not. */
export async function couponFor(
  orm: Pick<Database['orm'], 'select'>,
  catalog: HotelCatalog,
  code: string | null | undefined,
  selected: Selected,
  asking: Asking,
): Promise<Coupon | null> {
  if (!code?.trim()) return null
  // A hotel that has switched coupons off gives none, though its brand may.
  const found = catalog.hotel.settings.coupons_enabled ? await findCoupon(orm, catalog.hotel, code) : null
  if (!found) throw refusal(ERRORS.couponInvalid, 'unknown')
  const today = businessDate(catalog.hotel, asking.now)
  if (found.valid_from !== null && compareDates(today, found.valid_from) < 0)
    throw refusal(ERRORS.couponInvalid, 'not_yet')
  if (found.valid_until !== null && compareDates(today, found.valid_until) > 0)
    throw refusal(ERRORS.couponInvalid, 'expired')
  if (found.usage_limit !== null && found.used + found.held >= found.usage_limit)
    throw refusal(ERRORS.couponLimitReached, 'limit')
  if (found.member_only && !asking.member) throw refusal(ERRORS.couponInvalid, 'members')
  if (await isSpent(orm, found.id, asking.member)) throw usedUp()
  if (!plansOf(catalog, selected).some((plan) => isForPlan(found, plan))) throw refusal(ERRORS.couponNotForPlan, 'plan')
  return found
}

type Reason = 'unknown' | 'not_yet' | 'expired' | 'limit' | 'members' | 'plan'
const TITLES: Record<Reason, string> = {
  unknown: 'This coupon code is not known',
  not_yet: 'This coupon is not valid yet',
  expired: 'This coupon has expired',
  limit: 'This coupon has been used up',
  members: 'This coupon is for members',
  plan: 'This coupon is for other plans',
}
/** Whoever was first has it. */
export const usedUp = () => refusal(ERRORS.couponLimitReached, 'limit')
const refusal = (error: ApiErrorRow, reason: Reason) => new ApiError(error, TITLES[reason], { details: { reason } })

/** Codes are typed by hand. The hotel's own goes before its brand's, and money off is money of the hotel's currency. */
async function findCoupon(orm: Pick<Database['orm'], 'select'>, hotel: Hotel, code: string): Promise<Coupon | null> {
  const found = await orm
    .select()
    .from(coupon)
    .where(
      and(
        eq(sql`upper(${coupon.code})`, code.trim().toUpperCase()),
        or(eq(coupon.hotel_id, hotel.id), eq(coupon.brand_id, hotel.brand_id)),
        or(isNull(coupon.currency), eq(coupon.currency, hotel.currency)),
        eq(coupon.active, true),
      ),
    )
  return found.toSorted((a, b) => Number(a.hotel_id === null) - Number(b.hotel_id === null))[0] ?? null
}

const plansOf = (catalog: HotelCatalog, { rooms }: Selected): HotelPlan[] =>
  rooms.flatMap(({ room_plan_code }) => findRoomPlan(catalog, room_plan_code)?.plan ?? [])

const isForPlan = ({ target_plans }: Coupon, plan: HotelPlan): boolean =>
  target_plans === null || target_plans.includes(plan.code)

/** Null where the coupon is for other plans. An amount is used up night by night, so that no night costs less than nothing. */
export function couponReduction(given: Coupon | null | undefined, plan: HotelPlan): CouponReduction | null {
  if (!given || !isForPlan(given, plan)) return null
  const { max_stays: nights, percentage, amount_gross: amount } = given
  return (gross, place, taken) => {
    if (nights !== null && place >= nights) return 0
    return Math.min(gross, amount === null ? percentOf(gross, percentage ?? 0) : amount - taken)
  }
}

export const couponAnswer = (given: Coupon | null, localizer: Localizer): AppliedCoupon | null =>
  given && { code: given.code, name: localize(given.names, localizer), first_nights: given.max_stays }

/**
 * Takes it in the transaction of the booking: of two guests who want the last one, one gets it (guarantee S14). Locked
 * after the rooms and the extras, as everywhere.
 */
export async function takeCoupon(tx: Orm, taken: Coupon, reservation_id: number, as: 'held' | 'used', at: Date) {
  const left = await tx
    .update(coupon)
    .set({ [as]: sql`${coupon[as]} + 1` })
    .where(
      and(
        eq(coupon.id, taken.id),
        eq(coupon.active, true),
        or(isNull(coupon.usage_limit), sql`${coupon.used} + ${coupon.held} < ${coupon.usage_limit}`),
      ),
    )
    .returning({ id: coupon.id })
  if (left.length === 0) throw refusal(ERRORS.couponLimitReached, 'limit')
  await tx.insert(couponUse).values({ reservation_id, coupon_id: taken.id, state: as, updated_at: at })
}

/** What a booking holds is used up by it, or goes back to whoever comes next. Moving it twice changes nothing. */
export async function moveCoupon(tx: Orm, reservationId: number, to: 'used' | 'released', at: Date): Promise<void> {
  const [use] = await tx.select().from(couponUse).where(eq(couponUse.reservation_id, reservationId)).for('update')
  if (!use || use.state === to || use.state === 'released') return
  await tx.update(couponUse).set({ state: to, updated_at: at }).where(eq(couponUse.reservation_id, reservationId))
  const from = use.state
  await tx
    .update(coupon)
    .set({ [from]: sql`${coupon[from]} - 1`, ...(to === 'used' && { used: sql`${coupon.used} + 1` }) })
    .where(eq(coupon.id, use.coupon_id))
}

/** The coupon a reservation was booked with. */
export async function couponOf(orm: Pick<Database['orm'], 'select'>, reservationId: number): Promise<Coupon | null> {
  const [found] = await orm
    .select({ coupon })
    .from(couponUse)
    .innerJoin(coupon, eq(coupon.id, couponUse.coupon_id))
    .where(eq(couponUse.reservation_id, reservationId))
  return found?.coupon ?? null
}
