import { randomInt } from 'node:crypto'

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { MemberProvider } from '../../../shared/model/person/member.ts'
import type { Orm } from '../db/orm.ts'
import { member, memberIdentity, memberProgram } from '../db/schema/member.ts'
import type { Context } from '../kernel/context.ts'
import type { Person } from '../identity-providers/person.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { Member } from './member-sessions.ts'
import { ApiError } from '../kernel/api-error.ts'
import { programsOf } from './user-answer.ts'

const notRegistered = () =>
  new ApiError(ERRORS.invalidRequest, 'This account is not registered here', {
    details: { reason: 'member_not_registered' },
  })

/**
 * Whose account an outside identity opens: the one it is tied to; else the one with its address, if both sides have
 * confirmed that address; else a new one, where the hotel takes new members.
 */
export function externalMember(
  context: Context,
  hotel: Hotel,
  provider: MemberProvider,
  person: Person,
): Promise<Member> {
  return context.database.orm.transaction(async (tx) => {
    // One at a time for a person, so that two tabs do not open two accounts.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${hotel.brand_id}:${provider}:${person.subject}`}))`)
    const tied = await tiedMember(tx, hotel.brand_id, provider, person.subject)
    if (tied) return tied
    const { email } = person
    if (email === undefined || !person.isEmailVerified) throw notRegistered()
    const known = () => confirmedMember(tx, hotel.brand_id, email)
    // Another sign-up may take the address meanwhile; then it is theirs who confirmed it.
    const who = (await known()) ?? (await newMember(tx, context, hotel, { ...person, email })) ?? (await known())
    if (!who) throw notRegistered()
    await tie(tx, who, provider, person.subject, new Date(context.clock.now()))
    return who
  })
}

async function tiedMember(orm: Orm, brand_id: number, provider: MemberProvider, subject: string) {
  const [found] = await orm
    .select({ member })
    .from(memberIdentity)
    .innerJoin(member, eq(member.id, memberIdentity.member_id))
    .where(
      and(
        eq(memberIdentity.brand_id, brand_id),
        eq(memberIdentity.provider, provider),
        eq(memberIdentity.subject, subject),
        isNull(member.deleted_at),
      ),
    )
  return found?.member ?? null
}

const withEmail = (brand_id: number, email: string) =>
  and(eq(member.brand_id, brand_id), sql`lower(${member.email}) = ${email.toLowerCase()}`, isNull(member.deleted_at))

/** An address nobody has confirmed here may be somebody else's, so it opens nothing. */
async function confirmedMember(orm: Orm, brand_id: number, email: string) {
  const [found] = await orm
    .select()
    .from(member)
    .where(and(withEmail(brand_id, email), isNotNull(member.confirmed_at)))
  return found ?? null
}

/** Null: somebody has taken the address at this moment. */
async function newMember(orm: Orm, context: Context, hotel: Hotel, person: Person & { email: string }) {
  const { email, first_name = '', last_name = '' } = person
  const isTaken = (await orm.$count(member, withEmail(hotel.brand_id, email))) > 0
  if (isTaken || hotel.settings.members?.allow_signup !== true) throw notRegistered()
  const now = new Date(context.clock.now())
  const [first] = await programsOf(orm, hotel.brand_id)
  const [made] = await orm
    .insert(member)
    .values({
      brand_id: hotel.brand_id,
      membership_id: `${hotel.brand_id}${randomInt(10 ** 8, 10 ** 9)}`,
      email,
      locale: context.locale,
      // The outside has seen that the address is theirs.
      confirmed_at: now,
      needs_setup: first_name === '' || last_name === '',
      profile: { first_name, last_name },
      program_id: first?.id ?? null,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return null
  if (first) await orm.insert(memberProgram).values({ member_id: made.id, program_id: first.id, joined_at: now })
  return made
}

async function tie(
  orm: Pick<Orm, 'insert'>,
  { id, brand_id }: Pick<Member, 'id' | 'brand_id'>,
  provider: MemberProvider,
  subject: string,
  created_at: Date,
): Promise<void> {
  const row = { brand_id, provider, subject, member_id: id, created_at }
  await orm.insert(memberIdentity).values(row).onConflictDoNothing()
}
