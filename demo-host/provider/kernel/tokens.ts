import { and, eq, isNull, sql } from 'drizzle-orm'

import { CLIENT_SESSION_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/constants.ts'
import type { Orm } from '../db/orm.ts'
import { token } from '../db/schema/member.ts'
import type { TokenKind } from '../db/schema/member.ts'
import { hashOf } from './ids.ts'
import type { Clock, Ids } from './ids.ts'

// Guarantee S17: one purpose, one use, an end, and only the hash at rest.

const LIVES_MS: Record<TokenKind, number> = {
  access: CLIENT_SESSION_MS,
  refresh: 30 * DAY_MS,
  login: 5 * MINUTE_MS,
  one_time: 5 * MINUTE_MS,
  confirm_email: DAY_MS,
  change_email: DAY_MS,
  reset_password: HOUR_MS,
  custom_auth: 5 * MINUTE_MS,
  liff: 5 * MINUTE_MS,
  outside: 15 * MINUTE_MS,
  // Whoever reads an old letter may still want to hear no more.
  unsubscribe: 366 * DAY_MS,
  // Stays are booked a year ahead, and looked up and paid for after that.
  reservation: 731 * DAY_MS,
  // The event's own deadline ends it sooner.
  lottery: 92 * DAY_MS,
}

export type Token = typeof token.$inferSelect
type Of = { member_id: number | null; client_session_id?: number; family?: string; payload?: Record<string, unknown> }

/** A new secret; it is written down nowhere but here, as its hash. */
export async function giveToken(
  orm: Pick<Orm, 'insert'>,
  kind: TokenKind,
  of: Of,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<string> {
  const secret = ids.next()
  const now = clock.now()
  const row = { kind, ...of, expires_at: new Date(now + LIVES_MS[kind]), created_at: new Date(now) }
  await orm.insert(token).values({ hash: hashOf(secret), ...row })
  return secret
}

export type Spent =
  { kind: 'good'; row: Token } | { kind: 'unknown' } | { kind: 'over'; row: Token } | { kind: 'spent'; row: Token }

/** What a secret is worth, without spending it. */
export async function lookUp(orm: Pick<Orm, 'select'>, kind: TokenKind, secret: string, clock: Clock): Promise<Spent> {
  const [row] = await orm
    .select()
    .from(token)
    .where(and(eq(token.hash, hashOf(secret)), eq(token.kind, kind)))
  if (!row) return { kind: 'unknown' }
  if (row.used_at) return { kind: 'spent', row }
  return row.expires_at.getTime() > clock.now() ? { kind: 'good', row } : { kind: 'over', row }
}

/** Takes its one use: of two that come at once, one is told that it is spent. */
export async function spend(
  orm: Pick<Orm, 'select' | 'update'>,
  kind: TokenKind,
  secret: string,
  clock: Clock,
): Promise<Spent> {
  const found = await lookUp(orm, kind, secret, clock)
  if (found.kind !== 'good') return found
  const taken = await orm
    .update(token)
    .set({ used_at: new Date(clock.now()) })
    .where(and(eq(token.hash, found.row.hash), isNull(token.used_at)))
    .returning({ hash: token.hash })
  return taken.length > 0 ? found : { kind: 'spent', row: found.row }
}

/** What was sent before is worth nothing once a newer one is out, or its purpose is fulfilled. */
export const revoke = (orm: Pick<Orm, 'delete'>, kind: TokenKind, memberId: number) =>
  orm.delete(token).where(and(eq(token.kind, kind), eq(token.member_id, memberId), sql`${token.used_at} is null`))
