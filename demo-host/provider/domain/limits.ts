import { eq, sql } from 'drizzle-orm'

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/constants.ts'
import type { Orm } from '../db/orm.ts'
import { attempt } from '../db/schema/member.ts'
import type { Services } from '../http/context.ts'
import { hashOf } from './ids.ts'
import { Refused } from './refused.ts'

// Counted in the provider's database, so that every process and every restart counts on, and by its clock. Who is
// unknown is counted like who is known: an attempt tells nobody which addresses have an account.

type Rule = { most: number; within_ms: number; block_ms: number }

const RULES = {
  /** Wrong passwords of one address: then it is locked (1301). */
  lock: { most: 5, within_ms: HOUR_MS, block_ms: 30 * MINUTE_MS },
  sign_in: { most: 100, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  mail: { most: 60, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** Mails that anybody can have sent to one address; more are dropped in silence. */
  letter: { most: 5, within_ms: HOUR_MS, block_ms: HOUR_MS },
  secret: { most: 100, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** Numbers and proofs of reservations that did not go together. */
  lookup: { most: 30, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
  /** A sheet is work: whoever has it written again and again waits. */
  receipt: { most: 60, within_ms: 10 * MINUTE_MS, block_ms: MINUTE_MS },
} as const satisfies Record<string, Rule>

type Deps = Pick<Services, 'clock'> & { database: { orm: Orm } }

export const lockKey = (brandId: number, email: string): string => `lock:${brandId}:${hashOf(email.toLowerCase())}`

/** Until when nobody gets in by this key; null: they may. */
export async function blockedUntil({ database, clock }: Deps, key: string): Promise<Date | null> {
  const [row] = await database.orm.select().from(attempt).where(eq(attempt.key, key))
  return row?.blocked_until && row.blocked_until.getTime() > clock.now() ? row.blocked_until : null
}

/** Counts one; the last one that is allowed blocks what follows. */
export async function count({ database, clock }: Deps, key: string, rule: keyof typeof RULES): Promise<Date | null> {
  const { most, within_ms, block_ms } = RULES[rule]
  const now = new Date(clock.now())
  const old = new Date(now.getTime() - within_ms)
  // A window that is over, or a block that is, begins anew.
  const isOver = sql`(${attempt.since} <= ${old.toISOString()}::timestamptz and ${attempt.blocked_until} is null) or ${attempt.blocked_until} <= ${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + block_ms).toISOString()
  const [row] = await database.orm
    .insert(attempt)
    .values({ key, count: 1, since: now, blocked_until: null })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempt.count} + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${attempt.since} end`,
        blocked_until: sql`case when ${isOver} then null
          when ${attempt.blocked_until} is not null then ${attempt.blocked_until}
          when ${attempt.count} + 1 >= ${most} then ${until}::timestamptz end`,
      },
    })
    .returning()
  return row?.blocked_until ?? null
}

export const forget = ({ database }: { database: { orm: Orm } }, key: string) =>
  database.orm.delete(attempt).where(eq(attempt.key, key))

type Slowed = Exclude<keyof typeof RULES, 'lock' | 'letter'>

/** One address of the network asks one hotel for one thing only so often (429 with Retry-After). */
export async function slowDown(deps: Deps & { ip: string }, hotelId: number, rule: Slowed) {
  const key = `${rule}:${hotelId}:${hashOf(deps.ip)}`
  await refuseBlocked(deps, key)
  await count(deps, key, rule)
}

async function refuseBlocked(deps: Deps, key: string): Promise<void> {
  const until = await blockedUntil(deps, key)
  if (!until) return
  const wait_s = Math.ceil((until.getTime() - deps.clock.now()) / SECOND_MS)
  throw new Refused(429, 1000, 'Too many requests', { headers: { 'retry-after': String(wait_s) } })
}

type Guesser = Deps & { ip: string }
const guessKey = (brandId: number, ip: string) => `lookup:${brandId}:${hashOf(ip)}`

/** Whoever has guessed at reservations too often waits; right proofs are never counted. */
export const refuseGuesser = (deps: Guesser, brandId: number) => refuseBlocked(deps, guessKey(brandId, deps.ip))
export const countMiss = (deps: Guesser, brandId: number) => count(deps, guessKey(brandId, deps.ip), 'lookup')

/** Whether one more mail may go to an address that somebody typed. */
export async function mayWrite(deps: Deps, brandId: number, email: string): Promise<boolean> {
  const key = `letter:${brandId}:${hashOf(email.toLowerCase())}`
  if (await blockedUntil(deps, key)) return false
  await count(deps, key, 'letter')
  return true
}
