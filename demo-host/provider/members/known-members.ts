import { and, eq, isNull, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import { normalizeEmail } from '../../../shared/rules/person/names.ts'
import type { Orm } from '../db/orm.ts'
import { member } from '../db/schema/member.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { Member } from './member-sessions.ts'
import { ApiError, refusedField } from '../kernel/api-error.ts'
import { isOneAddress } from '../mail/sender.ts'

/** PERM-019: what the hotel switched off is refused, not only hidden. */
export function requireMembership(hotel: Hotel): void {
  if (hotel.settings.members?.membership_enabled !== true)
    throw new ApiError(ERRORS.invalidRequest, 'This hotel has no sign-in of its own', { status: 403 })
}

export const cleanEmail = (text: string): string => normalizeEmail(text).toLowerCase()

/** One that a mail can go to: whatever else is typed is nobody's, and would fail when the mail is queued. */
export function reachableEmail(typed: string): string {
  const email = cleanEmail(typed)
  if (!isOneAddress(email)) throw refusedField('email', 'This is not an e-mail address')
  return email
}

export async function findMember(orm: Pick<Orm, 'select'>, brandId: number, email: string): Promise<Member | null> {
  const isIt = and(
    eq(member.brand_id, brandId),
    eq(sql`lower(${member.email})`, cleanEmail(email)),
    isNull(member.deleted_at),
  )
  const [found] = await orm.select().from(member).where(isIt)
  return found ?? null
}

export async function memberById(orm: Pick<Orm, 'select'>, id: number | null): Promise<Member | null> {
  const [who] = await orm
    .select()
    .from(member)
    .where(eq(member.id, id ?? 0))
  return who && !who.deleted_at ? who : null
}

/** An account before its links and sessions: whoever changes both takes it first, so that no two of them wait for each other. */
export const lockMember = (tx: Pick<Orm, 'select'>, id: number) =>
  tx.select({ id: member.id }).from(member).where(eq(member.id, id)).for('no key update')

/**
 * An account that gets something in this transaction, which its deletion would not find: one of the two waits here for the other.
 * @throws 401 where it was deleted
 */
export async function requireAccount(tx: Pick<Orm, 'select'>, { id }: Pick<Member, 'id'>): Promise<void> {
  const isIt = and(eq(member.id, id), isNull(member.deleted_at))
  const [found] = await tx.select({ id: member.id }).from(member).where(isIt).for('share')
  if (!found) throw new ApiError(ERRORS.signInRequired, 'Please sign in again')
}
