import { eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Profile } from '../../../shared/model/person/member.ts'
import { memberNameError, normalizeMemberName } from '../../../shared/rules/person/member-names.ts'
import { kanaName, normalizeKana } from '../../../shared/rules/person/names.ts'
import type { Locale } from '../../../shared/locales.ts'
import { member } from '../db/schema/member.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { FieldError } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context, SignedIn } from '../kernel/context.ts'
import { programsOf } from './user-answer.ts'

const PROFILE = { profile: member.profile }
const NAMES = ['first_name', 'last_name', 'first_name_kana', 'last_name_kana'] as const

/** As it is kept, or refused with every field that is wrong; a name that stands already is not judged again. */
export function cleanProfile<Given extends Partial<Profile>>(given: Given, locale: Locale, before?: Profile): Given {
  const clean = { ...given }
  const base: FieldError[] = []
  for (const name of NAMES) {
    const value = given[name]
    if (value === undefined || value === before?.[name]) continue
    if (value === '' && name.endsWith('kana')) continue
    const isKana = name.endsWith('kana')
    const fault = isKana ? kanaName(value) : memberNameError(value, locale)
    if (fault) base.push({ field: `profile.${name}`, code: ERRORS.invalidRequest.code, error: fault })
    else clean[name] = isKana ? normalizeKana(value) : normalizeMemberName(value, locale)
  }
  if (base.length > 0) throw new ApiError(ERRORS.invalidRequest, 'The profile is not valid', { base })
  return clean
}

export async function showProfile({ database }: Pick<Context, 'database'>, who: SignedIn): Promise<Profile> {
  return profileIn(await database.orm.select(PROFILE).from(member).where(eq(member.id, who.id)))
}

function profileIn([row]: { profile: Profile }[]): Profile {
  if (!row) throw new Error('Somebody is signed in who is not there')
  return row.profile
}

/** MEMBER-040, MEMBER-041: not where another system keeps the profile, and only where a program of the brand lets members. */
export async function updateProfile(context: Context, who: SignedIn, given: Partial<Profile>): Promise<Profile> {
  const { orm } = context.database
  const programs = await programsOf(orm, who.brand_id)
  if (who.provider !== null || !programs.some((each) => each.update_member_profile_enabled))
    throw new ApiError(ERRORS.invalidRequest, 'This profile cannot be changed here', { status: 403 })
  return orm.transaction(async (tx) => {
    const before = profileIn(await tx.select(PROFILE).from(member).where(eq(member.id, who.id)).for('update'))
    const profile: Profile = { ...before, ...cleanProfile(given, context.locale, before) }
    await tx.update(member).set({ profile }).where(eq(member.id, who.id))
    await writeAudit(tx, context, { kind: 'profile_changed', member_id: who.id })
    return profile
  })
}
