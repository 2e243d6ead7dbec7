import { and, asc, desc, eq, sum } from 'drizzle-orm'

import { DAY_MS, POINT_EXCHANGE_VALID_DAYS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { PointEntry, PointExchange, Points } from '../../../shared/model/person/wallet.ts'
import { localTime } from '../../../shared/rules/days/dates.ts'
import { isInJapan } from '../../../shared/rules/person/in-japan.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { program } from '../db/schema/member.ts'
import { pointEntry, pointExchange, pointGain } from '../db/schema/wallet.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { requireMember } from '../members/member-sessions.ts'
import { claimKey, finishWithAnswer, idempotencyKeyFor, replay } from '../kernel/idempotency.ts'
import { notEnough, spendableOf, spendElsewhere } from './point-ledger.ts'
import type { Owner } from './point-ledger.ts'
import { showProfile } from '../members/profile.ts'
import { ApiError } from '../kernel/api-error.ts'

/** "Soon" for points that end. */
const SOON_MS = 60 * DAY_MS
const PER_PAGE = 5
const MOST_A_PAGE = 50

/** Whose program it is, when points of it can be collected and spent (POINT-007). */
export type Purse = { owner: Owner; program: typeof program.$inferSelect }

export async function purseOf(
  orm: Pick<Orm, 'select'>,
  member: { id: number; program_id: number | null } | null,
): Promise<Purse | null> {
  if (member === null || member.program_id === null) return null
  const [found] = await orm.select().from(program).where(eq(program.id, member.program_id))
  if (!found?.point_program_enabled) return null
  return { owner: { member_id: member.id, program_id: found.id }, program: found }
}

export async function requirePurse(
  orm: Pick<Orm, 'select'>,
  member: { id: number; program_id: number | null },
): Promise<Purse> {
  const purse = await purseOf(orm, member)
  if (!purse) throw new ApiError(ERRORS.invalidRequest, 'This program has no points', { status: 403 })
  return purse
}

export async function pointsOf(
  orm: Pick<Orm, 'select'>,
  { owner, program: { spend_step, spend_min, point_value } }: Purse,
  { time_zone }: Hotel,
  now: number,
): Promise<Points> {
  const { total, ending } = await spendableOf(orm, owner, new Date(now), new Date(now + SOON_MS))
  const expiring = ending.map(({ remaining, expires_at }) => ({
    amount: remaining,
    // It ends with its day.
    date: localTime(time_zone, (expires_at?.getTime() ?? now) - 1).date,
  }))
  const ranking_points_value = await gainedEver(orm, owner)
  return { total_point: total, ranking_points_value, expiring, spend_step, spend_min, point_value }
}

/** Ranks count what a member has collected, whatever of it was spent. */
async function gainedEver(orm: Pick<Orm, 'select'>, owner: Owner): Promise<number> {
  const [row] = await orm
    .select({ whole: sum(pointEntry.amount) })
    .from(pointEntry)
    .where(and(...isOf(pointEntry, owner), eq(pointEntry.kind, 'gained')))
  return Number(row?.whole ?? 0)
}

const isOf = (table: typeof pointEntry | typeof pointGain | typeof pointExchange, owner: Owner) => [
  eq(table.member_id, owner.member_id),
  eq(table.program_id, owner.program_id),
]

export type Paging = { page?: number | undefined; per_page?: number | undefined }
type Page = { page: number; total_pages: number; total_entries: number }

const limitsOf = ({ page = 1, per_page = PER_PAGE }: Paging) => {
  const size = Math.min(Math.max(per_page, 1), MOST_A_PAGE)
  const at = Math.max(page, 1)
  return { size, at, offset: (at - 1) * size }
}

const pageOf = ({ at, size }: ReturnType<typeof limitsOf>, total_entries: number): Page => ({
  page: at,
  total_pages: Math.ceil(total_entries / size),
  total_entries,
})

/** POINT-014, POINT-015: what happened, the newest first; or what is to come, the next first. */
export async function timelineOf(
  orm: Pick<Orm, 'select' | '$count'>,
  owner: Owner,
  query: Paging & { scope?: 'current' | 'future' | undefined },
  { time_zone }: Hotel,
): Promise<{ data: PointEntry[]; meta: Page }> {
  const limits = limitsOf(query)
  const dayOf = (moment: Date) => localTime(time_zone, moment.getTime()).date
  if (query.scope === 'future') {
    const which = and(...isOf(pointGain, owner), eq(pointGain.state, 'future'))
    const rows = await orm
      .select({ gain: pointGain, number: reservation.number })
      .from(pointGain)
      .innerJoin(reservation, eq(reservation.id, pointGain.reservation_id))
      .where(which)
      .orderBy(asc(pointGain.effective_at), asc(pointGain.reservation_id))
      .limit(limits.size)
      .offset(limits.offset)
    const data = rows.map(({ gain, number }) => ({
      id: gain.reservation_id,
      kind: 'future' as const,
      amount: gain.amount,
      date: dayOf(gain.effective_at),
      reservation_number: number,
    }))
    return { data, meta: pageOf(limits, await orm.$count(pointGain, which)) }
  }
  const which = and(...isOf(pointEntry, owner))
  const rows = await orm
    .select({ entry: pointEntry, number: reservation.number })
    .from(pointEntry)
    .leftJoin(reservation, eq(reservation.id, pointEntry.reservation_id))
    .where(which)
    .orderBy(desc(pointEntry.effective_at), desc(pointEntry.id))
    .limit(limits.size)
    .offset(limits.offset)
  const data = rows.map(({ entry, number }) => ({
    id: entry.id,
    kind: entry.kind === 'exchanged' ? ('spent' as const) : entry.kind,
    amount: entry.amount,
    date: dayOf(entry.effective_at),
    reservation_number: number,
  }))
  return { data, meta: pageOf(limits, await orm.$count(pointEntry, which)) }
}

export async function exchangesOf(
  orm: Pick<Orm, 'select' | '$count'>,
  owner: Owner,
  query: Paging,
): Promise<{ data: PointExchange[]; meta: Page }> {
  const limits = limitsOf(query)
  const which = and(...isOf(pointExchange, owner))
  const rows = await orm
    .select()
    .from(pointExchange)
    .where(which)
    .orderBy(desc(pointExchange.created_at), desc(pointExchange.id))
    .limit(limits.size)
    .offset(limits.offset)
  return { data: rows.map(exchangeAnswer), meta: pageOf(limits, await orm.$count(pointExchange, which)) }
}

const exchangeAnswer = ({ id, amount, exchange_type, url, expires_at }: typeof pointExchange.$inferSelect) => ({
  id,
  amount,
  exchange_type,
  url,
  expires_at: expires_at.toISOString(),
})

/** Where digital gifts are taken; a business of its own, outside this system. */
const GIFT_SHOP = 'https://gift.example/'
const JAPAN = 'Asia/Tokyo'

/** Points for a digital gift, once and for good (POINT-017, CONST-017). */
export async function exchangePoints(
  purse: Purse,
  hotel: Hotel,
  { amount, exchange_type = 'digico' }: { amount: number; exchange_type?: 'digico' | undefined },
  context: Context,
): Promise<PointExchange> {
  const { orm } = context.database
  const key = idempotencyKeyFor(context, `POST /hotels/${hotel.id}/memberships/point_exchanges`)
  const profile = await showProfile(context, requireMember(context))
  if (hotel.time_zone !== JAPAN || !isInJapan(profile))
    throw new ApiError(ERRORS.invalidRequest, 'Points are exchanged in Japan only', { status: 403 })
  const { owner } = purse
  const now = context.clock.now()
  const at = new Date(now)
  const made = await orm.transaction(async (tx) => {
    if (!(await claimKey(tx, key, context.clock))) return null
    // What the hotel switched off is refused, not only hidden; what was exchanged before is answered all the same.
    if (!hotel.settings.members?.point_exchange_enabled) throw noExchange()
    if (amount % purse.program.spend_step !== 0) throw refusedAmount()
    const code = context.ids.next()
    await spendElsewhere(tx, owner, amount, `exchanged:${code}`, at)
    const [row] = await tx
      .insert(pointExchange)
      .values({
        ...owner,
        amount,
        exchange_type,
        url: `${GIFT_SHOP}${exchange_type}/${code}`,
        expires_at: new Date(now + POINT_EXCHANGE_VALID_DAYS * DAY_MS),
        created_at: at,
      })
      .returning()
    if (!row) throw notEnough(0, amount)
    const answer = exchangeAnswer(row)
    await finishWithAnswer(tx, key, answer)
    return answer
  })
  // What was stored is what this call answered before, checked against the contract again on its way out.
  return made ?? ((await replay(orm, key)) as PointExchange)
}

const noExchange = () => new ApiError(ERRORS.invalidRequest, 'This hotel exchanges no points', { status: 403 })

const refusedAmount = () => {
  const title = 'So many points cannot be exchanged'
  return new ApiError(ERRORS.invalidRequest, title, {
    base: [{ field: 'amount', code: ERRORS.invalidRequest.code, error: title }],
  })
}
