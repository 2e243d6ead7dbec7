import { eq } from 'drizzle-orm'

import type { InputOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { member } from '../db/schema/member.ts'
import type { Context } from '../http/context.ts'
import { writeToMember } from './account-mail.ts'
import { tellUnknown } from './confirming.ts'
import type { Hotel } from './house.ts'
import { blockedUntil, count, forget, lockKey, mayWrite, slowDown } from './limits.ts'
import { endOtherSessions, requireMember } from './member-sessions.ts'
import type { Member } from './member-sessions.ts'
import { isPassword, setPassword } from './passwords.ts'
import { Refused } from './refused.ts'
import { cleanEmail, findMember, memberById, requireMembership } from './known-members.ts'
import { giveToken, lookUp, revoke, spend } from './tokens.ts'
import { addressOf } from './user-answer.ts'
import { writeIfKnown } from './write-if-known.ts'

const [INVALID, LOCKED] = [1000, 1301]

export async function startReset(context: Context, hotel: Hotel, given: string): Promise<void> {
  requireMembership(hotel)
  await slowDown(context, hotel.id, 'mail')
  const email = cleanEmail(given)
  const who = await findMember(context.database.orm, hotel.brand_id, email)
  if (!who) tellUnknown(hotel)
  if (!(await mayWrite(context, hotel.brand_id, email))) return
  await writeIfKnown(context, who, email, async (tx, to) => {
    await revoke(tx, 'reset_password', to.id)
    const reset_password_token = await giveToken(tx, 'reset_password', { member_id: who?.id ?? null }, context)
    await writeToMember(tx, context, hotel, 'reset', to, { reset_password_token })
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
  new Refused(422, INVALID, 'This link has been used or is too old', { details: { reason: 'link_over' } })

async function byLink(context: Context, hotel: Hotel, asked: Asked, token: string): Promise<void> {
  const { orm } = context.database
  const found = await lookUp(orm, 'reset_password', token, context.clock)
  const who = found.kind === 'good' ? await memberById(orm, found.row.member_id) : null
  if (!who || who.brand_id !== hotel.brand_id) throw linkOver()
  const now = new Date(context.clock.now())
  await orm.transaction(async (tx) => {
    // A weak password does not spend the link: what was refused is undone with the transaction.
    const spent = await spend(tx, 'reset_password', token, context.clock)
    if (spent.kind !== 'good') throw linkOver()
    await setPassword(tx, who, asked, now)
    // Whoever reads the mails of the address has confirmed it.
    if (!who.confirmed_at) await tx.update(member).set({ confirmed_at: now }).where(eq(member.id, who.id))
    await endOtherSessions(tx, who.id, null, now)
    await writeToMember(tx, context, hotel, 'password', addressOf(who))
  })
  await forget(context, lockKey(who.brand_id, who.email))
}

async function byPassword(context: Context, hotel: Hotel, asked: Asked): Promise<void> {
  const signedIn = requireMember(context, hotel.brand_id)
  const who = await requirePassword(context, signedIn.id, asked.current_password ?? '', 'current_password')
  const now = new Date(context.clock.now())
  await context.database.orm.transaction(async (tx) => {
    await setPassword(tx, who, asked, now)
    await endOtherSessions(tx, who.id, signedIn.client_session_id, now)
    await revoke(tx, 'reset_password', who.id)
    await writeToMember(tx, context, hotel, 'password', addressOf(who))
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
  const key = lockKey(who.brand_id, who.email)
  const locked = new Refused(422, LOCKED, 'The account is locked for a while')
  if (await blockedUntil(context, key)) throw locked
  if (await isPassword(who.password_hash, password)) return who
  if (await count(context, key, 'lock')) throw locked
  const error = 'The password is not right'
  throw new Refused(422, INVALID, error, {
    details: { reason: 'wrong_password' },
    base: [{ field, code: INVALID, error }],
  })
}
