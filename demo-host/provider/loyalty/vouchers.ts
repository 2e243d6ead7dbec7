import { and, asc, eq, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { AppliedVoucher } from '../../../shared/model/payment/voucher.ts'
import type { Voucher as Shown } from '../../../shared/model/person/wallet.ts'
import { compareDates } from '../../../shared/rules/days/dates.ts'
import { isStayInside } from '../../../shared/rules/days/vouchers.ts'
import type { Orm } from '../db/orm.ts'
import { voucher } from '../db/schema/wallet.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import type { ApiErrorRow } from '../kernel/api-error.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

export type Voucher = typeof voucher.$inferSelect
type Owner = { id: number; brand_id: number }
type Reading = Pick<Orm, 'select'>

type Reason = 'voucher_unknown' | 'voucher_not_yet' | 'voucher_expired' | 'voucher_used' | 'voucher_dates'
const REFUSALS: Record<Reason, readonly [error: ApiErrorRow, title: string]> = {
  voucher_unknown: [ERRORS.couponInvalid, 'This voucher is not known'],
  voucher_not_yet: [ERRORS.couponInvalid, 'This voucher is not valid yet'],
  voucher_expired: [ERRORS.couponInvalid, 'This voucher has expired'],
  voucher_used: [ERRORS.couponLimitReached, 'This voucher has been used'],
  voucher_dates: [ERRORS.couponInvalid, 'This voucher is for other dates'],
}
const refusal = (reason: Reason) => {
  const [error, title] = REFUSALS[reason]
  return new ApiError(error, title, { details: { reason } })
}

/** Days of booking are the days of the house that is booked; a member's list has no house, so its own zone speaks. */
function statusOf(row: Voucher, today: string): Shown['status'] {
  if (row.state === 'consumed') return 'consumed'
  if (row.valid_until !== null && compareDates(today, row.valid_until) > 0) return 'expired'
  const isWaiting = row.state === 'held' || (row.valid_from !== null && compareDates(today, row.valid_from) < 0)
  return isWaiting ? 'pending' : 'available'
}

export function voucherAnswer(row: Voucher, today: string, localizer: Localizer): Shown {
  const status = statusOf(row, today)
  return {
    number: row.number,
    name: localize(row.names, localizer),
    amount: row.amount_gross,
    currency: row.currency,
    status,
    ui_status: status === 'expired' ? null : status,
    consumed_at: row.consumed_at?.toISOString() ?? null,
    valid_until: row.valid_until,
    target_stay: { from: row.stay_from, to: row.stay_to },
    excluded: row.excluded,
  }
}

export const vouchersOf = (orm: Reading, member: Owner): Promise<Voucher[]> =>
  orm
    .select()
    .from(voucher)
    .where(and(eq(voucher.member_id, member.id), eq(voucher.brand_id, member.brand_id)))
    .orderBy(asc(voucher.state), asc(voucher.id))

/** Somebody else's is as one that never was (guarantee S8). */
async function findVoucher(orm: Reading, member: Owner, number: string): Promise<Voucher | null> {
  const [found] = await orm
    .select()
    .from(voucher)
    .where(
      and(
        eq(voucher.member_id, member.id),
        eq(voucher.brand_id, member.brand_id),
        eq(sql`upper(${voucher.number})`, number.trim().toUpperCase()),
      ),
    )
  return found ?? null
}

/** The voucher a booking names, when it may pay for this stay; null where it names none. */
export async function voucherFor(
  orm: Reading,
  hotel: Hotel,
  number: string | null | undefined,
  stay: Stay,
  { member, now }: { member: Owner | null; now: number },
): Promise<Voucher | null> {
  if (!number?.trim()) return null
  const found = member && member.brand_id === hotel.brand_id ? await findVoucher(orm, member, number) : null
  if (!found || found.currency !== hotel.currency) throw refusal('voucher_unknown')
  const today = businessDate(hotel, now)
  if (found.state !== 'available') throw refusal('voucher_used')
  if (found.valid_from !== null && compareDates(today, found.valid_from) < 0) throw refusal('voucher_not_yet')
  if (found.valid_until !== null && compareDates(today, found.valid_until) > 0) throw refusal('voucher_expired')
  refuseOutside(found, stay)
  return found
}

/** What a voucher pays is never spent on other nights, by moving the stay neither. */
export function refuseOutside({ stay_from: from, stay_to: to, excluded }: Voucher, stay: Stay): void {
  if (!isStayInside(nightsOf(stay), { target_stay: { from, to }, excluded })) throw refusal('voucher_dates')
}

/** In the transaction of the booking: of two that name it, one gets it (guarantee S14). Locked last of all. */
export async function takeVoucher(tx: Orm, taken: Voucher, reservation_id: number, as: 'held' | 'used', at: Date) {
  const left = await tx
    .update(voucher)
    .set(as === 'held' ? { state: 'held', reservation_id } : { state: 'consumed', consumed_at: at, reservation_id })
    .where(and(eq(voucher.id, taken.id), eq(voucher.state, 'available')))
    .returning({ id: voucher.id })
  if (left.length === 0) throw refusal('voucher_used')
}

/** Used up with the booking, or free again when it ends. Moving it twice changes nothing. */
export async function moveVoucher(tx: Orm, reservationId: number, to: 'used' | 'released', at: Date): Promise<void> {
  const [row] = await tx.select().from(voucher).where(eq(voucher.reservation_id, reservationId)).for('update')
  if (!row || (to === 'used' && row.state === 'consumed')) return
  await tx
    .update(voucher)
    .set(
      to === 'used'
        ? { state: 'consumed', consumed_at: at }
        : { state: 'available', consumed_at: null, reservation_id: null },
    )
    .where(eq(voucher.id, row.id))
}

/** PUT consume: the booking did it already; one that was not used yet is used now, and once (VOUCHER-009). */
export async function consumeVoucher(member: Owner, number: string, context: Context): Promise<Voucher> {
  return context.database.orm.transaction(async (tx) => {
    const found = await findVoucher(tx, member, number)
    if (!found) throw missing('There is no such voucher')
    const taken = await tx
      .update(voucher)
      .set({ state: 'consumed', consumed_at: new Date(context.clock.now()) })
      .where(and(eq(voucher.id, found.id), eq(voucher.state, 'available')))
      .returning({ id: voucher.id })
    if (taken.length > 0) await writeAudit(tx, context, { kind: 'voucher_consumed', member_id: member.id })
    return (await findVoucher(tx, member, number)) ?? found
  })
}

/** Which one a reservation is paid with (VOUCHER-010). */
export async function voucherUsedBy(
  orm: Reading,
  reservationId: number,
  localizer: Localizer,
): Promise<AppliedVoucher | null> {
  const [row] = await orm.select().from(voucher).where(eq(voucher.reservation_id, reservationId))
  return row ? appliedVoucher(row, localizer) : null
}

export const appliedVoucher = ({ number, names }: Voucher, localizer: Localizer): AppliedVoucher => ({
  number,
  name: localize(names, localizer),
})
