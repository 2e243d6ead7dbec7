import { asc, eq } from 'drizzle-orm'

import type { Locale } from '../../../shared/locales.ts'
import { COMPANION_KINDS } from '../../../shared/model/person/member.ts'
import type { MemberProvider, Program, User } from '../../../shared/model/person/member.ts'
import type { Orm } from '../db/orm.ts'
import { member, memberProgram, program } from '../db/schema/member.ts'
import type { Context, Services } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { encryptedNumber } from './membership-number.ts'
import { missing } from '../kernel/api-error.ts'
import { localizerOf, localize } from '../kernel/texts.ts'

type ProgramRow = typeof program.$inferSelect
type Asker = Pick<Services, 'origins'> & { locale: Locale }

/** Where the family name stands first. */
const FAMILY_FIRST: readonly Locale[] = ['ja', 'ko', 'zh_Hans', 'zh_Hant']

export const fullName = ({ locale, profile }: Pick<typeof member.$inferSelect, 'locale' | 'profile'>): string => {
  const { first_name, last_name } = profile
  return (FAMILY_FIRST.includes(locale) ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(' ')
}

/** Whom a letter is for. */
export const addresseeOf = (who: typeof member.$inferSelect) => ({
  email: who.email,
  locale: who.locale,
  name: fullName(who),
})

export const programsOf = (orm: Pick<Orm, 'select'>, brandId: number): Promise<ProgramRow[]> =>
  orm.select().from(program).where(eq(program.brand_id, brandId)).orderBy(asc(program.position), asc(program.id))

/** A member as the wire has them (MEMBER-054); the access token is added by whoever gives one. */
export async function userAnswer(
  orm: Orm,
  hotel: Pick<Hotel, 'brand_id'>,
  memberId: number,
  provider: MemberProvider | null,
  { database }: Pick<Services, 'database'>,
): Promise<User> {
  const [row] = await orm.select().from(member).where(eq(member.id, memberId))
  if (!row) throw missing('There is no such member')
  const programs = await programsOf(orm, row.brand_id)
  const belongs = await orm.select().from(memberProgram).where(eq(memberProgram.member_id, row.id))
  const used = belongs.find(({ program_id }) => program_id === row.program_id)
  const { first_name, last_name, first_name_kana = '', last_name_kana = '' } = row.profile
  return {
    id: row.id,
    membership_id: row.membership_id,
    encrypted_membership_id: await encryptedNumber({ ...database, orm }, row.membership_id),
    name: fullName(row),
    first_name,
    last_name,
    first_name_kana,
    last_name_kana,
    email: row.email,
    unconfirmed_email: row.email_pending,
    provider,
    program_id: row.program_id,
    rank_id: used?.rank_id ?? null,
    organization: null,
    organization_role: null,
    point_program_enabled: programs.some(
      ({ id, point_program_enabled }) => id === row.program_id && point_program_enabled,
    ),
    non_signed_in_program_ids: programs
      .map(({ id }) => id)
      .filter((id) => row.brand_id === hotel.brand_id && !belongs.some(({ program_id }) => program_id === id)),
    access_token: null,
    needs_setup: row.needs_setup,
  }
}

/** What of the account of an organization stands beside a member (MEMBER-054). */
export function organizationAnswer(context: Pick<Context, 'organization'>, hotel: { brand_id: number }) {
  const found = organizationOf(context, hotel)
  if (!found) return { organization: null, organization_role: null }
  const { id, name, display_name, program_id, role } = found
  return { organization: { id, name, display_name, program_id }, organization_role: role }
}

/** MEMBER-060: a program in the guest's language; companions in every language the brand wrote. */
export function programAnswer(row: ProgramRow, hotel: Pick<Hotel, 'book_languages'>, asker: Asker): Program {
  const localizer = localizerOf(hotel, asker)
  return {
    id: row.id,
    name: localize(row.names, localizer),
    point_name: localize(row.point_names, localizer),
    point_program_enabled: row.point_program_enabled,
    ranks: row.ranks.map(({ id, names }) => ({ id, name: localize(names, localizer) })),
    // A row may have been written by a newer version.
    additional_tiers_attributes: row.companions
      .filter(({ kind }) => COMPANION_KINDS.includes(kind))
      .map(({ kind, is_active, names }) => ({
        kind,
        is_active,
        translations: names,
      })),
    update_member_profile_enabled: row.update_member_profile_enabled,
  }
}
