import { and, eq, gt, inArray, isNull, ne, notInArray, or } from 'drizzle-orm'

import { CLIENT_SESSION_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { MemberProvider, SignedInAnswer } from '../../../shared/model/person/member.ts'
import type { Orm } from '../db/orm.ts'
import { clientSession } from '../db/schema/identity.ts'
import { member, memberProgram, memberSession, token } from '../db/schema/member.ts'
import type { Context, SignedIn } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import { hashOf } from '../kernel/ids.ts'
import type { Clock } from '../kernel/ids.ts'
import { adoptLiff } from './liff.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { ClientSession } from '../kernel/sessions.ts'
import { giveToken } from '../kernel/tokens.ts'
import { userAnswer } from './user-answer.ts'

// Signed in is a client session with a live member_session; the access token is what the calls of a member show.

export type Member = typeof member.$inferSelect

const IS_LIVE = and(isNull(memberSession.ended_at), isNull(member.deleted_at))
const WHO = {
  id: member.id,
  brand_id: member.brand_id,
  program_id: member.program_id,
  rank_id: memberProgram.rank_id,
  provider: memberSession.provider,
  client_session_id: memberSession.client_session_id,
  family: memberSession.family,
}
const OWN_PROGRAM = and(eq(memberProgram.member_id, member.id), eq(memberProgram.program_id, member.program_id))

/** Whose access token this is: only in the client session it was given to, and only while that is signed in. */
export async function memberOfToken(
  orm: Orm,
  secret: string,
  session: ClientSession | null,
  clock: Clock,
): Promise<SignedIn | null> {
  if (!session || session.isExpired) return null
  const [found] = await orm
    .select(WHO)
    .from(token)
    .innerJoin(memberSession, eq(memberSession.client_session_id, token.client_session_id))
    .innerJoin(member, and(eq(member.id, memberSession.member_id), eq(member.id, token.member_id)))
    .leftJoin(memberProgram, OWN_PROGRAM)
    .where(
      and(
        eq(token.hash, hashOf(secret)),
        eq(token.kind, 'access'),
        eq(token.client_session_id, session.id),
        gt(token.expires_at, new Date(clock.now())),
        IS_LIVE,
      ),
    )
  return found ?? null
}

/** Who is signed in in a client session. */
export async function memberOfSession(orm: Orm, session: ClientSession): Promise<SignedIn | null> {
  const [found] = await orm
    .select(WHO)
    .from(memberSession)
    .innerJoin(member, eq(member.id, memberSession.member_id))
    .leftJoin(memberProgram, OWN_PROGRAM)
    .where(and(eq(memberSession.client_session_id, session.id), IS_LIVE))
  return found ?? null
}

/** Calls of members alone; with a brand, of that brand's members. */
export function requireMember(context: Pick<Context, 'member'>, brandId?: number): SignedIn {
  if (!context.member) throw new ApiError(ERRORS.signInRequired, 'Please sign in again')
  if (brandId !== undefined && context.member.brand_id !== brandId)
    throw new ApiError(ERRORS.brandMismatch, 'The session is one of another brand')
  return context.member
}

/** For calls that guests may make, too: who shows an access token that is over is told so instead of being taken for a guest. */
export function refuseStaleToken(context: Pick<Context, 'member' | 'bearer'>): void {
  if (context.bearer !== null && !context.member) requireMember(context)
}

type Proven = {
  /** Whose session it renews; a family of its own without it. */
  family?: string
  /** Takes what proves who it is, with the session it starts or not at all; throws where that has been taken. */
  takeProof?: (tx: Orm) => Promise<void>
}

/** A new client session, so that nobody who knew the old one is signed in with it; access and refresh token with it. */
export async function signInMember(
  context: Context,
  hotel: Hotel,
  who: Pick<Member, 'id' | 'brand_id' | 'password_hash'>,
  provider: MemberProvider | null,
  { family: renewed, takeProof }: Proven = {},
): Promise<SignedInAnswer> {
  const { clock, ids, session } = context
  const family = renewed ?? ids.next()
  const now = new Date(clock.now())
  return context.database.orm.transaction(async (tx) => {
    if (!(await hasSamePassword(tx, who, 'share')))
      throw new ApiError(ERRORS.signInRequired, 'The password has just been changed')
    await takeProof?.(tx)
    if (session) {
      await endSessions(tx, [session.id], now)
      await adoptLiff(tx, session.id, who, now)
    }
    const secret = ids.next()
    const [started] = await tx
      .insert(clientSession)
      .values({
        token_hash: hashOf(secret),
        client_key: session?.client_key ?? '',
        expires_at: new Date(now.getTime() + CLIENT_SESSION_MS),
        created_at: now,
      })
      .returning({ id: clientSession.id })
    if (!started) throw new Error('A session was not written')
    const of = { client_session_id: started.id, member_id: who.id, family }
    await tx.insert(memberSession).values({ ...of, brand_id: who.brand_id, provider, created_at: now })
    const access_token = await giveToken(tx, 'access', of, context)
    // Of no client session: it is there to start another when that has gone.
    const keeps = { member_id: who.id, family, payload: { provider } }
    const refresh_token = await giveToken(tx, 'refresh', keeps, context)
    const user = { ...(await userAnswer(tx, hotel, who.id, provider, context)), access_token }
    // Renewing keeps the family of whoever signed in.
    if (renewed === undefined)
      await writeAudit(tx, context, { kind: 'signed_in', by: provider, hotel_id: hotel.id, member_id: who.id })
    return { session: secret, user, refresh_token }
  })
}

/**
 * Between the proof of who it is and what is done by it a password may become another, which ends what it finds: one of the two
 * waits here for the other, so that nothing of the old one is left. `no key update`: for whoever changes the account itself.
 */
export async function hasSamePassword(
  tx: Orm,
  { id, password_hash }: Pick<Member, 'id' | 'password_hash'>,
  lock: 'share' | 'no key update',
): Promise<boolean> {
  const [stands] = await tx
    .select({ password_hash: member.password_hash })
    .from(member)
    .where(and(eq(member.id, id), isNull(member.deleted_at)))
    .for(lock)
  return stands?.password_hash === password_hash
}

/** An access token for a session that is signed in already: a reload, or a second tab. */
export const freshAccess = (context: Context, { id, client_session_id, family }: SignedIn): Promise<string> =>
  giveToken(context.database.orm, 'access', { member_id: id, client_session_id, family }, context)

/** Ends what these client sessions are signed in with, and every token of it. */
export async function endSessions(orm: Orm, sessionIds: readonly number[], now: Date): Promise<void> {
  if (sessionIds.length === 0) return
  const ended = await orm
    .update(memberSession)
    .set({ ended_at: now })
    .where(and(inArray(memberSession.client_session_id, [...sessionIds]), isNull(memberSession.ended_at)))
    .returning({ family: memberSession.family })
  await endFamilies(
    orm,
    ended.map(({ family }) => family),
    now,
  )
}

export async function endFamilies(orm: Orm, families: readonly string[], now: Date): Promise<void> {
  if (families.length === 0) return
  const which = [...families]
  await orm
    .update(memberSession)
    .set({ ended_at: now })
    .where(and(inArray(memberSession.family, which), isNull(memberSession.ended_at)))
  await orm
    .update(token)
    .set({ used_at: now })
    .where(and(inArray(token.family, which), eq(token.kind, 'refresh'), isNull(token.used_at)))
  await orm.delete(token).where(and(inArray(token.family, which), eq(token.kind, 'access')))
}

/** Everywhere but here, or everywhere: whoever else is in with the old password is out, and what they asked for is over. */
export async function endOtherSessions(orm: Orm, memberId: number, keep: number | null, now: Date): Promise<void> {
  const others = await orm
    .select({ id: memberSession.client_session_id })
    .from(memberSession)
    .where(
      and(
        eq(memberSession.member_id, memberId),
        isNull(memberSession.ended_at),
        keep === null ? undefined : ne(memberSession.client_session_id, keep),
      ),
    )
  await endSessions(
    orm,
    others.map(({ id }) => id),
    now,
  )
  await endRefreshTokens(orm, memberId, keep, now)
  await orm
    .delete(token)
    .where(and(eq(token.member_id, memberId), or(eq(token.kind, 'login'), eq(token.kind, 'one_time'))))
  await endOtherAddress(orm, memberId, keep)
}

/** Those of sessions that are not there any more (jobs/scheduled-jobs.ts): no session leads to them. */
async function endRefreshTokens(orm: Orm, memberId: number, keep: number | null, now: Date): Promise<void> {
  const isTheirs = and(eq(token.member_id, memberId), eq(token.kind, 'refresh'), isNull(token.used_at))
  const kept = orm
    .select({ family: memberSession.family })
    .from(memberSession)
    .where(eq(memberSession.client_session_id, keep ?? 0))
  await orm
    .update(token)
    .set({ used_at: now })
    .where(and(isTheirs, notInArray(token.family, kept)))
}

/** A new address that was asked for elsewhere: its link would hand over the account that a new password has just saved. */
async function endOtherAddress(orm: Orm, memberId: number, keep: number | null): Promise<void> {
  const asked = and(eq(token.member_id, memberId), eq(token.kind, 'change_email'), isNull(token.used_at))
  const isElsewhere = keep === null ? undefined : or(isNull(token.client_session_id), ne(token.client_session_id, keep))
  await orm.delete(token).where(and(asked, isElsewhere))
  if ((await orm.$count(token, asked)) === 0)
    await orm.update(member).set({ email_pending: null }).where(eq(member.id, memberId))
}
