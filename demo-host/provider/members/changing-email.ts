import { eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import { email as emailFault } from '../../../shared/rules/person/names.ts'
import type { Orm } from '../db/orm.ts'
import { member } from '../db/schema/member.ts'
import type { Context, SignedIn } from '../kernel/context.ts'
import { writeToMember } from './account-mail.ts'
import { requirePassword, requireStillRight } from './changing-password.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import { mayWrite, slowDown } from '../kernel/limits.ts'
import type { Member } from './member-sessions.ts'
import { ApiError } from '../kernel/api-error.ts'
import { cleanEmail, findMember } from './known-members.ts'
import { giveToken, revoke } from '../kernel/tokens.ts'
import { addresseeOf, fullName } from './user-answer.ts'

export function requireEmail(text: string): string {
  const fault = emailFault(text)
  if (fault)
    throw new ApiError(ERRORS.invalidRequest, 'This is no e-mail address', {
      base: [{ field: 'email', code: ERRORS.invalidRequest.code, error: fault }],
    })
  return cleanEmail(text)
}

/** The old address stands until the new one is confirmed, and is told; whether the new one is somebody's is not told here. */
export async function updateEmail(
  context: Context,
  hotel: Hotel,
  { id }: SignedIn,
  asked: { email: string; password: string },
): Promise<string> {
  const email = requireEmail(asked.email)
  await slowDown(context, hotel.id, 'mail')
  const who = await requirePassword(context, id, asked.password, 'password')
  await context.database.orm.transaction(async (tx) => {
    await requireStillRight(tx, who, 'password')
    await tx.update(member).set({ email_pending: email }).where(eq(member.id, who.id))
    await writeToMember(tx, context, hotel, 'moved', addresseeOf(who))
    await sendChange(tx, context, hotel, who, email)
    await writeAudit(tx, context, { kind: 'email_change_asked', hotel_id: hotel.id, member_id: who.id })
  })
  return email
}

/** Signed in: the mail to the new address once more. */
export async function resendChange(context: Context, hotel: Hotel, { id }: SignedIn): Promise<void> {
  await slowDown(context, hotel.id, 'mail')
  await context.database.orm.transaction(async (tx) => {
    const [who] = await tx.select().from(member).where(eq(member.id, id))
    if (who?.email_pending) await sendChange(tx, context, hotel, who, who.email_pending)
  })
}

export async function sendChange(tx: Orm, context: Context, hotel: Hotel, who: Member, email: string): Promise<void> {
  const mayBeSent = await mayWrite({ ...context, database: { orm: tx } }, who.brand_id, email)
  // The link that was sent last is good until there is one in its place, or another address is wanted.
  if (mayBeSent || who.email_pending !== email) await revoke(tx, 'change_email', who.id)
  if (!mayBeSent) return
  const other = await findMember(tx, who.brand_id, email)
  if (other && other.id !== who.id) return writeToMember(tx, context, hotel, 'known', addresseeOf(other))
  const of = { member_id: who.id, client_session_id: context.session?.id, payload: { email } }
  const confirmation_token = await giveToken(tx, 'change_email', of, context)
  const to = { email, locale: who.locale, name: fullName(who) }
  await writeToMember(tx, context, hotel, 'change', to, { confirmation_token, email_update: 'true' })
}
