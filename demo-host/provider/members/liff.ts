import { and, eq, gt, isNull } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Orm } from '../db/orm.ts'
import { memberIdentity, token } from '../db/schema/member.ts'
import type { Context } from '../kernel/context.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import type { Member } from './member-sessions.ts'
import { ApiError } from '../kernel/api-error.ts'
import { requireSession } from '../kernel/sessions.ts'
import { giveToken } from '../kernel/tokens.ts'

/**
 * Ties the chat's user to the member who looks; a guest's is kept with the visit until they sign in (CALL-122).
 * Whoever follows a link with somebody else's token is tied to them: what is written here signs in nobody.
 */
export async function linkLiff(context: Context, hotelCode: string, secret: string): Promise<void> {
  const session = requireSession(context.session, true)
  const hotel = await findHotel(context.database.orm, hotelCode)
  const person = await context.identityProviders.systems?.ask('liff', secret, hotel.brand_id)
  if (!person || typeof person === 'number')
    throw new ApiError(ERRORS.invalidRequest, 'The chat user could not be confirmed')
  const { orm } = context.database
  const now = new Date(context.clock.now())
  if (context.member?.brand_id === hotel.brand_id) return tie(orm, context.member, person.subject, now)
  const payload = { subject: person.subject, brand_id: hotel.brand_id }
  await giveToken(orm, 'liff', { member_id: null, client_session_id: session.id, payload }, context)
}

/** Somebody signs in: what the chat said of this visit is theirs. */
export async function adoptLiff(
  orm: Pick<Orm, 'update' | 'insert'>,
  sessionId: number,
  who: Pick<Member, 'id' | 'brand_id'>,
  now: Date,
): Promise<void> {
  const kept = await orm
    .update(token)
    .set({ used_at: now })
    .where(
      and(
        eq(token.kind, 'liff'),
        eq(token.client_session_id, sessionId),
        isNull(token.used_at),
        gt(token.expires_at, now),
      ),
    )
    .returning({ payload: token.payload })
  for (const { payload } of kept) {
    const { subject, brand_id } = payload
    if (typeof subject === 'string' && brand_id === who.brand_id) await tie(orm, who, subject, now)
  }
}

/** A chat's user is one member's, the last one's. */
async function tie(
  orm: Pick<Orm, 'insert'>,
  { id, brand_id }: Pick<Member, 'id' | 'brand_id'>,
  subject: string,
  created_at: Date,
): Promise<void> {
  const set = { member_id: id, created_at }
  await orm
    .insert(memberIdentity)
    .values({ brand_id, provider: 'line_chat', subject, ...set })
    .onConflictDoUpdate({ target: [memberIdentity.brand_id, memberIdentity.provider, memberIdentity.subject], set })
}
