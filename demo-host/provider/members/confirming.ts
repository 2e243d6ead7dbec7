import { eq } from 'drizzle-orm'

import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import type { Orm } from '../db/orm.ts'
import { member } from '../db/schema/member.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import { mayWrite, slowDown } from '../kernel/limits.ts'
import type { Member } from './member-sessions.ts'
import { enterProgram } from './programs.ts'
import { ApiError } from '../kernel/api-error.ts'
import { findMember, lockMember, reachableEmail, requireMembership } from './known-members.ts'
import { writeConfirmation } from './sign-up.ts'
import { writeToMember } from './account-mail.ts'
import { lookUp, revoke, spend } from '../kernel/tokens.ts'
import type { Spent } from '../kernel/tokens.ts'
import { writeIfKnown } from './write-if-known.ts'

const KINDS = ['confirm_email', 'change_email'] as const

type Good = { kind: (typeof KINDS)[number]; payload: Record<string, unknown>; who: Member }

/** What a link stands for; 1401 when it is too old or was replaced by a newer one, 1402 when it did its work. */
async function good(orm: Pick<Orm, 'select'>, hotel: Hotel, token: string, context: Context): Promise<Good> {
  for (const kind of KINDS) {
    const found = await lookUp(orm, kind, token, context.clock)
    if (found.kind === 'unknown') continue
    refuseOld(found)
    const [who] = await orm
      .select()
      .from(member)
      .where(eq(member.id, found.row.member_id ?? 0))
    if (kind === 'confirm_email' && who?.confirmed_at) throw confirmed()
    if (who && !who.deleted_at && who.brand_id === hotel.brand_id) return { kind, payload: found.row.payload, who }
  }
  throw runOut()
}

const confirmed = () => new ApiError(ERRORS.alreadyConfirmed, 'This address is confirmed already')
const runOut = () => new ApiError(ERRORS.confirmationExpired, 'The time to confirm is over')

function refuseOld(found: Spent): asserts found is Extract<Spent, { kind: 'good' }> {
  if (found.kind === 'spent') throw confirmed()
  if (found.kind !== 'good') throw runOut()
}

export async function verifyLink(context: Context, hotel: Hotel, token: string): Promise<void> {
  await slowDown(context, hotel.id, 'secret')
  await good(context.database.orm, hotel, token, context)
}

type Confirmed = AnswerOf<typeof accounts.confirm>['data']

export async function confirm(
  context: Context,
  hotel: Hotel,
  token: string,
  programId: number | undefined,
): Promise<Confirmed> {
  await slowDown(context, hotel.id, 'secret')
  const { kind, payload, who } = await good(context.database.orm, hotel, token, context)
  if (programId !== undefined) await enterProgram(context, who, programId)
  const confirming = context.database.orm.transaction(async (tx): Promise<Confirmed> => {
    await lockMember(tx, who.id)
    refuseOld(await spend(tx, kind, token, context.clock))
    const confirmed_at = new Date(context.clock.now())
    if (kind === 'change_email') await moveTo(tx, who, String(payload.email))
    else await tx.update(member).set({ confirmed_at }).where(eq(member.id, who.id))
    const done = kind === 'change_email' ? 'email_changed' : 'account_confirmed'
    await writeAudit(tx, context, { kind: done, hotel_id: hotel.id, member_id: who.id })
    const redirect_url = typeof payload.redirect_url === 'string' ? payload.redirect_url : null
    return { confirmed: true, redirect_url, program_id: programId ?? who.program_id }
  })
  // Somebody else has taken the address at this moment.
  return confirming.catch((error: unknown) => {
    throw isUniqueViolation(error, 'member_email') ? runOut() : error
  })
}

async function moveTo(tx: Orm, who: Member, email: string): Promise<void> {
  // Somebody else may have signed up with it since the mail was sent.
  const other = await findMember(tx, who.brand_id, email)
  if (other && other.id !== who.id) throw runOut()
  await tx.update(member).set({ email, email_pending: null }).where(eq(member.id, who.id))
  // What was sent to the old address opens the account no more.
  await revoke(tx, 'reset_password', who.id)
}

/** The mail of a sign-up once more; who is confirmed is told that instead (MEMBER-025). */
export async function resendConfirmation(context: Context, hotel: Hotel, given: string): Promise<void> {
  requireMembership(hotel)
  await slowDown(context, hotel.id, 'mail')
  const email = reachableEmail(given)
  const who = await findMember(context.database.orm, hotel.brand_id, email)
  if (!who) tellUnknown(hotel)
  if (!(await mayWrite(context, hotel.brand_id, email))) return
  await writeIfKnown(context, who, email, (tx, to) =>
    who?.confirmed_at ? writeToMember(tx, context, hotel, 'known', to) : writeConfirmation(tx, context, hotel, who, to),
  )
}

/** Only where the hotel chose so does anybody learn that an address has no account. */
export function tellUnknown({ settings }: Hotel): void {
  if (settings.members?.unknown_email_told !== true) return
  const base = [{ field: 'email', code: ERRORS.invalidRequest.code, error: 'There is no account with this address' }]
  throw new ApiError(ERRORS.invalidRequest, 'There is no account with this address', {
    details: { reason: 'unknown_email' },
    base,
  })
}
