import { and, eq, gt, like, sql } from 'drizzle-orm'

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Orm } from '../db/orm.ts'
import { attempt } from '../db/schema/member.ts'
import type { Services } from './context.ts'
import { hashOf } from './ids.ts'
import { ApiError } from './api-error.ts'
import { networkOf } from './network.ts'

// Counted in the provider's database, so that every process and every restart counts on, and by its clock. Each request
// is counted before its work and given back when it was right: of any number at once no more than `most` are let
// through. Who is unknown is counted like who is known: a limit tells nobody which addresses have an account.

type Rule = { most: number; within_ms: number; block_ms: number }

const RULES = {
  /** Wrong passwords for one account from one network: then that network is locked out of it (1301). */
  lock: { most: 5, within_ms: HOUR_MS, block_ms: 30 * MINUTE_MS },
  /** Wrong passwords for one account from anywhere: then it is locked for all (1301). */
  account: { most: 20, within_ms: HOUR_MS, block_ms: 30 * MINUTE_MS },
  sign_in: { most: 100, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  mail: { most: 60, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** Mails that anybody can have sent to one address; more are dropped in silence. */
  letter: { most: 5, within_ms: HOUR_MS, block_ms: HOUR_MS },
  secret: { most: 100, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** Numbers and proofs of reservations that did not go together, of one network. */
  lookup: { most: 30, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** E-mail addresses that were not those of one reservation, from anywhere; as many right ones may be on their way. */
  lookup_number: { most: 20, within_ms: HOUR_MS, block_ms: 10 * MINUTE_MS },
  /** Codes nobody gave out, of one session; sessions are free, so their network is counted too. */
  code: { most: 20, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  code_network: { most: 100, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** A sheet is work: whoever has it written again and again waits. */
  receipt: { most: 60, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** Pictures are drawn for a pass, and it is signed. */
  pass: { most: 60, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** Downloads of an organization's stays: each is work for the scheduled jobs. */
  stay_export: { most: 20, within_ms: HOUR_MS, block_ms: 10 * MINUTE_MS },
  /** Files of guests: each is written to the disk and may have to be drawn anew. */
  upload: { most: 300, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** Choices kept for the next page of the agency's site: a guest keeps a handful. */
  storage: { most: 120, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** Wishes for a room an address may leave in a day. */
  alert: { most: 10, within_ms: DAY_MS, block_ms: DAY_MS },
} as const satisfies Record<string, Rule>
export type LimitRule = keyof typeof RULES

type LimitDeps = Pick<Services, 'clock'> & { database: { orm: Orm } }
type Visitor = LimitDeps & { ip: string }

/** One request that was counted; `isLast` when it was the last one allowed, so that what follows is refused. */
export type CountedRequest = { key: string; since: Date; isLast: boolean }

/** Of a visitor's network, which is counted as one. */
export const networkKey = (rule: LimitRule, about: number | string, ip: string): string =>
  `${rule}:${about}:${hashOf(networkOf(ip))}`

/** Counts one in one statement; null when there were enough already, and then nothing is counted. */
export async function countRequest(
  { database, clock }: LimitDeps,
  key: string,
  rule: LimitRule,
): Promise<CountedRequest | null> {
  const { most, within_ms, block_ms } = RULES[rule]
  const now = clock.now()
  const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`
  // A window that is over, or a block that is, begins anew.
  const isOver = sql`(${attempt.since} <= ${at(now - within_ms)} and ${attempt.blocked_until} is null or ${attempt.blocked_until} <= ${at(now)})`
  const [row] = await database.orm
    .insert(attempt)
    .values({ key, count: 1, since: new Date(now), blocked_until: null })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempt.count} + 1 end`,
        since: sql`case when ${isOver} then ${at(now)} else ${attempt.since} end`,
        blocked_until: sql`case when not coalesce(${isOver}, false) and ${attempt.count} + 1 >= ${most} then ${at(now + block_ms)} end`,
      },
      setWhere: sql`${attempt.blocked_until} is null or ${isOver}`,
    })
    .returning()
  return row ? { key, since: row.since, isLast: row.blocked_until !== null } : null
}

/** The request was right: it counts for nothing, and makes room for another one. */
export async function uncountRequest({ database }: { database: { orm: Orm } }, counted: CountedRequest): Promise<void> {
  await database.orm
    .update(attempt)
    .set({ count: sql`${attempt.count} - 1`, blocked_until: null })
    // What began anew since then does not hold this one.
    .where(and(eq(attempt.key, counted.key), eq(attempt.since, counted.since), gt(attempt.count, 0)))
}

/** Forgets what was counted under a key, and under all that begin with it. */
export const forget = ({ database }: { database: { orm: Orm } }, key: string) =>
  database.orm.delete(attempt).where(like(attempt.key, `${key}%`))

/** Counts one, or refuses with 429 and the seconds until it may be tried again. */
export async function requireWithin(deps: LimitDeps, key: string, rule: LimitRule): Promise<CountedRequest> {
  const counted = await countRequest(deps, key, rule)
  if (counted) return counted
  await refuseBlocked(deps, key)
  throw tooMany(SECOND_MS) // given back meanwhile
}

/** The refusal alone, for what is counted afterwards because it cannot be guessed. */
export async function refuseBlocked({ database, clock }: LimitDeps, key: string): Promise<void> {
  const [row] = await database.orm.select().from(attempt).where(eq(attempt.key, key))
  const wait_ms = (row?.blocked_until?.getTime() ?? 0) - clock.now()
  if (wait_ms > 0) throw tooMany(wait_ms)
}

const tooMany = (wait_ms: number) =>
  new ApiError(ERRORS.invalidRequest, 'Too many requests', {
    status: 429,
    headers: { 'retry-after': String(Math.ceil(wait_ms / SECOND_MS)) },
  })

type Slowed = 'sign_in' | 'mail' | 'secret' | 'receipt' | 'pass' | 'upload' | 'storage'

/** One network asks one hotel for one thing only so often (429 with Retry-After). */
export const slowDown = (deps: Visitor, about: number | string, rule: Slowed): Promise<CountedRequest> =>
  requireWithin(deps, networkKey(rule, about, deps.ip), rule)

/** Whether one more mail may go to an address that somebody typed. */
export const mayWrite = async (deps: LimitDeps, brandId: number, email: string): Promise<boolean> =>
  (await countRequest(deps, `letter:${brandId}:${hashOf(email.toLowerCase())}`, 'letter')) !== null
