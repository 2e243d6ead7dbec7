import { eq } from 'drizzle-orm'

import type { InputOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Orm } from '../db/orm.ts'
import { member } from '../db/schema/member.ts'
import type { Context } from '../kernel/context.ts'
import { writeToMember } from './account-mail.ts'
import { tellUnknown } from './confirming.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import { mayWrite, slowDown } from '../kernel/limits.ts'
import { endOtherSessions, hasSamePassword, requireMember } from './member-sessions.ts'
import type { Member } from './member-sessions.ts'
import { accountLocked, countPasswordTry, forgetPasswordTries, forgivePasswordTry } from './password-tries.ts'
import { isPassword, setPassword } from './passwords.ts'
import { ApiError } from '../kernel/api-error.ts'
import { findMember, lockMember, memberById, reachableEmail, requireMembership } from './known-members.ts'
import { giveToken, lookUp, revoke, spend } from '../kernel/tokens.ts'
import { addresseeOf } from './user-answer.ts'
import { writeIfKnown } from './write-if-known.ts'

export async function startReset(context: Context, hotel: Hotel, given: string): Promise<void> {
  requireMembership(hotel)
  await slowDown(context, hotel.id, 'mail')
  const email = reachableEmail(given)
  const who = await findMember(context.database.orm, hotel.brand_id, email)
  if (!who) tellUnknown(hotel)
  if (!(await mayWrite(context, hotel.brand_id, email))) return
  await writeIfKnown(context, who, email, async (tx, to) => {
    await revoke(tx, 'reset_password', to.id)
    const reset_password_token = await giveToken(tx, 'reset_password', { member_id: who?.id ?? null }, context)
    await writeToMember(tx, context, hotel, 'reset', to, { reset_password_token })
    await writeAudit(tx, context, { kind: 'password_reset_asked', hotel_id: hotel.id, member_id: to.id })
  })
}

type Asked = InputOf<typeof accounts.updatePassword>['body']

/** By the link of a mail, or signed in with the present password; either way everybody else is out. */
export async function updatePassword(context: Context, hotel: Hotel, asked: Asked): Promise<void> {
  const { reset_password_token } = asked
  await slowDown(context, hotel.id, 'secret')
  return reset_password_token === undefined
    ? byPassword(context, hotel, asked)
    : byLink(context, hotel, asked, reset_password_token)
}

const linkOver = () =>
  new ApiError(ERRORS.invalidRequest, 'This link has been used or is too old', { details: { reason: 'link_over' } })

async function byLink(context: Context, hotel: Hotel, asked: Asked, token: string): Promise<void> {
  const { orm } = context.database
  const found = await lookUp(orm, 'reset_password', token, context.clock)
  const who = found.kind === 'good' ? await memberById(orm, found.row.member_id) : null
  if (!who || who.brand_id !== hotel.brand_id) throw linkOver()
  const now = new Date(context.clock.now())
  await orm.transaction(async (tx) => {
    await lockMember(tx, who.id)
    // A weak password does not spend the link: what was refused is undone with the transaction.
    const spent = await spend(tx, 'reset_password', token, context.clock)
    if (spent.kind !== 'good') throw linkOver()
    await setPassword(tx, who, asked, now)
    // Whoever reads the mails of the address has confirmed it.
    if (!who.confirmed_at) await tx.update(member).set({ confirmed_at: now }).where(eq(member.id, who.id))
    await endOtherSessions(tx, who.id, null, now)
    await writeToMember(tx, context, hotel, 'password', addresseeOf(who))
    await writeAudit(tx, context, { kind: 'password_changed', by: 'link', hotel_id: hotel.id, member_id: who.id })
  })
  await forgetPasswordTries(context, who.brand_id, who.email)
}

async function byPassword(context: Context, hotel: Hotel, asked: Asked): Promise<void> {
  const signedIn = requireMember(context, hotel.brand_id)
  const who = await requirePassword(context, signedIn.id, asked.current_password ?? '', 'current_password')
  const now = new Date(context.clock.now())
  await context.database.orm.transaction(async (tx) => {
    await requireStillRight(tx, who, 'current_password')
    await setPassword(tx, who, asked, now)
    await endOtherSessions(tx, who.id, signedIn.client_session_id, now)
    await revoke(tx, 'reset_password', who.id)
    await writeToMember(tx, context, hotel, 'password', addresseeOf(who))
    await writeAudit(tx, context, { kind: 'password_changed', by: 'password', hotel_id: hotel.id, member_id: who.id })
  })
}

/** Who is signed in shows once more who they are; guessing here locks as guessing at the sign-in does. */
export async function requirePassword(
  context: Context,
  memberId: number,
  password: string,
  field: string,
): Promise<Member> {
  const who = await memberById(context.database.orm, memberId)
  if (!who) throw new Error('Somebody is signed in who is not there')
  const tried = await countPasswordTry(context, who.brand_id, who.email)
  if (await isPassword(who.password_hash, password)) {
    await forgivePasswordTry(context, tried)
    return who
  }
  throw tried.isLast ? accountLocked() : wrongPassword(field)
}

/** The password that was shown a moment ago, for the rest of a transaction that does what was asked with it. */
export async function requireStillRight(tx: Orm, who: Member, field: string): Promise<void> {
  if (!(await hasSamePassword(tx, who, 'no key update'))) throw wrongPassword(field)
}

function wrongPassword(field: string): ApiError {
  const error = 'The password is not right'
  return new ApiError(ERRORS.invalidRequest, error, {
    details: { reason: 'wrong_password' },
    base: [{ field, code: ERRORS.invalidRequest.code, error }],
  })
}
