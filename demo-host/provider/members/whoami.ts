import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { session as table } from '../../../shared/contract/session.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { eq } from 'drizzle-orm'

import { member } from '../db/schema/member.ts'
import type { TokenKind } from '../db/schema/member.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { freshAccess, memberOfSession, signInMember } from './member-sessions.ts'
import { ApiError } from '../kernel/api-error.ts'
import { lookUp, spend } from '../kernel/tokens.ts'
import { organizationAnswer, userAnswer } from './user-answer.ts'

type Whole = AnswerOf<typeof table.whoami>
type Reset = Whole['meta']['reset_code']
/** Of the member; an organization's account stands beside them. */
type Answer = Pick<Whole, 'meta'> & { data: Omit<Whole['data'], 'organization' | 'organization_role'> }

const alreadySpent = () => new ApiError(ERRORS.tokenAlreadySpent, 'The token was used before')
const nobody = (reset_code: Reset): Answer => ({
  data: { session: null, user_id: null, program_id: null, non_signed_in_program_ids: [], access_token: null },
  meta: { reset_code },
})

/** CALL-016: who is looking; a one-time token in its header, or a login token as the bearer, signs in. */
export async function whoami(context: Context, hotel: Hotel): Promise<Whole> {
  const { data, meta } = await memberWhoAsks(context, hotel)
  return { data: { ...data, ...organizationAnswer(context, hotel) }, meta }
}

async function memberWhoAsks(context: Context, hotel: Hotel): Promise<Answer> {
  const { oneTimeToken, bearer } = context
  if (oneTimeToken !== null) return byToken(context, hotel, 'one_time', oneTimeToken)
  const isAlive = context.session && !context.session.isExpired
  if (bearer !== null && !context.member) {
    const signed = await byToken(context, hotel, 'login', bearer)
    // An access token that is over is no login token either: then the session alone says who it is.
    if (signed.data.session !== null || !isAlive) return signed
  }
  if (!context.session || !isAlive)
    return nobody(context.sessionToken === null ? null : 'session-token-provided-but-not-found')

  const who = await memberOfSession(context.database.orm, context.session)
  if (!who) return nobody(null)
  if (who.brand_id !== hotel.brand_id) return nobody('session-found-but-brand-mismatched')
  const user = await userAnswer(context.database.orm, hotel, who.id, who.provider, context)
  const access_token = await freshAccess(context, who)
  return {
    data: {
      session: context.sessionToken,
      user_id: user.id,
      program_id: user.program_id,
      non_signed_in_program_ids: user.non_signed_in_program_ids,
      access_token,
    },
    meta: { reset_code: null },
  }
}

async function byToken(context: Context, hotel: Hotel, kind: TokenKind, secret: string): Promise<Answer> {
  const { database, clock } = context
  const known = await lookUp(database.orm, kind, secret, clock)
  if (known.kind === 'spent') throw alreadySpent()
  if (known.kind !== 'good' || known.row.member_id === null) return nobody('session-token-provided-but-not-found')
  const [who] = await database.orm.select().from(member).where(eq(member.id, known.row.member_id))
  if (!who || who.deleted_at) return nobody('session-token-provided-but-not-found')
  if (who.brand_id !== hotel.brand_id) return nobody('session-found-but-brand-mismatched')
  const { session, user } = await signInMember(context, hotel, who, null, {
    async takeProof(tx) {
      if ((await spend(tx, kind, secret, clock)).kind !== 'good') throw alreadySpent()
    },
  })
  return {
    data: {
      session,
      user_id: user.id,
      program_id: user.program_id,
      non_signed_in_program_ids: user.non_signed_in_program_ids,
      access_token: user.access_token,
    },
    meta: { reset_code: null },
  }
}
