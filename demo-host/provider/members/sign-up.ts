import { and, eq, isNull, sql } from 'drizzle-orm'

import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { email as emailFault } from '../../../shared/rules/person/names.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { member, memberProgram, passwordHistory } from '../db/schema/member.ts'
import type { Context } from '../kernel/context.ts'
import { writeToMember } from './account-mail.ts'
import type { To } from './account-mail.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import { mayWrite, slowDown } from '../kernel/limits.ts'
import type { Member } from './member-sessions.ts'
import { hashPassword, requireStrong } from './passwords.ts'
import { cleanProfile } from './profile.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { FieldError } from '../kernel/api-error.ts'
import { cleanEmail, findMember, requireMembership } from './known-members.ts'
import { giveToken, revoke } from '../kernel/tokens.ts'
import { addresseeOf, fullName, programsOf } from './user-answer.ts'

type Asked = InputOf<typeof accounts.signUp>['body']
type Answer = AnswerOf<typeof accounts.signUp>['data']

function requireSignUp(hotel: Hotel): void {
  requireMembership(hotel)
  if (hotel.settings.members?.allow_signup !== true)
    throw new ApiError(ERRORS.invalidRequest, 'This hotel takes no new members', { status: 403 })
}

/** The same answer, after the same work, for an address that has an account and for one that has none. */
export async function signUp(context: Context, hotel: Hotel, asked: Asked): Promise<Answer> {
  requireSignUp(hotel)
  await slowDown(context, hotel.id, 'mail')
  requireFields(asked)
  const email = cleanEmail(asked.email)
  requireStrong(asked.password, asked.password_confirmation, email)
  const profile = cleanProfile(asked.profile, context.locale)
  const programs = await programsOf(context.database.orm, hotel.brand_id)
  const chosen = programs.find(({ id }) => id === asked.program_id) ?? programs[0] ?? null
  const password_hash = await hashPassword(asked.password)

  if (await mayWrite(context, hotel.brand_id, email))
    await context.database.orm.transaction(async (tx) => {
      const told = {
        profile,
        password_hash,
        locale: context.locale,
        program_id: chosen?.id ?? null,
        referrer_code: asked.referrer_code ?? null,
      }
      const who = await newMember(tx, context, hotel, email, told)
      if (!who) return
      await writeAudit(tx, context, { kind: 'account_made', hotel_id: hotel.id, member_id: who.id })
      if (chosen)
        await tx
          .insert(memberProgram)
          .values({
            member_id: who.id,
            program_id: chosen.id,
            rank_id: chosen.ranks[0]?.id ?? null,
            joined_at: new Date(context.clock.now()),
          })
          .onConflictDoNothing()
      await sendConfirmation(tx, context, hotel, who, ownPath(asked.redirect_url))
    })
  return { state: 'confirmation_sent', email }
}

function requireFields(asked: Asked): void {
  const base: FieldError[] = []
  const fault = emailFault(asked.email)
  if (fault) base.push({ field: 'email', code: ERRORS.invalidRequest.code, error: fault })
  if (!asked.terms_accepted)
    base.push({ field: 'terms_accepted', code: ERRORS.invalidRequest.code, error: 'errors.termsRequired' })
  if (!asked.privacy_accepted)
    base.push({ field: 'privacy_accepted', code: ERRORS.invalidRequest.code, error: 'errors.termsRequired' })
  if (base.length > 0) throw new ApiError(ERRORS.invalidRequest, 'The sign-up is not complete', { base })
}

type Told = Pick<Member, 'profile' | 'password_hash' | 'locale' | 'program_id' | 'referrer_code'>

/** Null where the address has an account, whose owner is then told so. An account nobody confirmed is the newest sign-up's. */
async function newMember(tx: Orm, context: Context, hotel: Hotel, email: string, told: Told): Promise<Member | null> {
  const created_at = new Date(context.clock.now())
  const known = await findMember(tx, hotel.brand_id, email)
  if (known) {
    const changed = await changeUnconfirmed(tx, known.id, told, created_at)
    if (!changed) await writeToMember(tx, context, hotel, 'known', addresseeOf(known))
    return changed
  }
  const [next] = await rowsOf<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('member', 'id'))::int as id`,
  )
  if (!next) throw new Error('There is no next number')
  const id = Number(next.id)
  const membership_id = `${hotel.brand_id}${String(id).padStart(8, '0')}`
  // Of two sign-ups at once one writes the account, and both are answered the same.
  const [made] = await tx
    .insert(member)
    .values({ id, brand_id: hotel.brand_id, membership_id, email, created_at, ...told })
    .onConflictDoNothing()
    .returning()
  if (made) await keepPassword(tx, id, told.password_hash, created_at)
  return made ?? null
}

/** Null for an account that is confirmed, be it by a link that is opened at this moment: then it is its owner's. */
async function changeUnconfirmed(tx: Orm, id: number, told: Told, at: Date): Promise<Member | null> {
  const isOpen = and(eq(member.id, id), isNull(member.confirmed_at))
  const [changed] = await tx.update(member).set(told).where(isOpen).returning()
  if (!changed) return null
  await keepPassword(tx, id, told.password_hash, at)
  // It was for another password: whoever opens it must not open the account with the one of now.
  await revoke(tx, 'confirm_email', id)
  return changed
}

const keepPassword = (tx: Orm, member_id: number, hash: string | null, created_at: Date) =>
  hash === null ? undefined : tx.insert(passwordHistory).values({ member_id, hash, created_at })

/** Every link that was sent for this sign-up works until one of them was opened. */
async function sendConfirmation(
  tx: Orm,
  context: Context,
  hotel: Hotel,
  who: Member,
  redirect_url: string | null = null,
): Promise<void> {
  const to = { email: who.email, locale: context.locale, name: fullName(who) }
  await writeConfirmation(tx, context, hotel, who, to, redirect_url)
}

/** For nobody, too, so that it takes as long (write-if-known.ts). */
export async function writeConfirmation(
  tx: Orm,
  context: Context,
  hotel: Hotel,
  who: Pick<Member, 'id' | 'program_id'> | null,
  to: To,
  redirect_url: string | null = null,
): Promise<void> {
  const payload = { redirect_url }
  const confirmation_token = await giveToken(tx, 'confirm_email', { member_id: who?.id ?? null, payload }, context)
  const query = { confirmation_token, ...(who?.program_id && { program_id: String(who.program_id) }) }
  await writeToMember(tx, context, hotel, 'confirm', to, query)
}

/** A path of the widget and nothing that leads elsewhere. */
const ownPath = (text: string | undefined): string | null =>
  text !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : null
