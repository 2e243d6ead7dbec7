import { and, eq, isNull } from 'drizzle-orm'

import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { CLIENT_SESSION_MS, SECOND_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { MEMBER_PROVIDERS } from '../../../shared/model/person/member.ts'
import { member, memberSession, token } from '../db/schema/member.ts'
import type { Orm } from '../db/orm.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import { uncountRequest, slowDown } from '../kernel/limits.ts'
import { endFamilies, signInMember } from './member-sessions.ts'
import { ApiError } from '../kernel/api-error.ts'
import { lookUp, spend } from '../kernel/tokens.ts'

type Answer = AnswerOf<typeof accounts.tokens>['data']

const unknown = () => new ApiError(ERRORS.sessionNotFound, 'The refresh token was not found')

/** A new session for a refresh token; one that comes twice was stolen from somebody, so its whole family ends. */
export async function refresh(context: Context, hotel: Hotel, secret: string): Promise<Answer> {
  const counted = await slowDown(context, hotel.id, 'secret')
  const { orm } = context.database
  const now = new Date(context.clock.now())
  const known = await lookUp(orm, 'refresh', secret, context.clock)
  if (known.kind === 'unknown' || known.kind === 'over') throw unknown()
  const { family, member_id, payload } = known.row
  const [who] = await orm
    .select()
    .from(member)
    .where(eq(member.id, member_id ?? 0))
  if (!who || who.deleted_at || family === null) throw unknown()
  if (who.brand_id !== hotel.brand_id)
    throw new ApiError(ERRORS.brandMismatch, 'The refresh token is one of another brand')

  const provider = MEMBER_PROVIDERS.find((one) => one === payload.provider) ?? null
  /** The session it renews ends, its family does not. In the order of endFamilies, which may come at the same moment. */
  const takeProof = async (tx: Orm) => {
    await tx
      .update(memberSession)
      .set({ ended_at: now })
      .where(and(eq(memberSession.family, family), isNull(memberSession.ended_at)))
    const { kind } = await spend(tx, 'refresh', secret, context.clock)
    if (kind !== 'good') throw new ApiError(ERRORS.tokenAlreadySpent, 'The refresh token was used before')
    await tx.delete(token).where(and(eq(token.family, family), eq(token.kind, 'access')))
  }
  const signed = await signInMember(context, hotel, who, provider, { family, takeProof }).catch(
    async (error: unknown) => {
      if (error instanceof ApiError && error.code === ERRORS.tokenAlreadySpent.code)
        await orm.transaction(async (tx) => {
          await endFamilies(tx, [family], now)
          await writeAudit(tx, context, { kind: 'session_reused', hotel_id: hotel.id, member_id: who.id })
        })
      throw error
    },
  )
  await uncountRequest(context, counted)
  return { ...signed, expires_in: CLIENT_SESSION_MS / SECOND_MS }
}
