import { atom } from 'jotai'
import type { Getter } from 'jotai'

import { accounts } from '../../../../shared/contract/accounts.ts'
import type { Profile, Program, User } from '../../../../shared/model/person/member.ts'
import { normalizedField, PROFILE_FIELD_NAMES, profileErrors } from '../../../../shared/rules/person/profile.ts'
import type { ProfileField, TypedProfile } from '../../../../shared/rules/person/profile.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { identityAtom, isSignedInAtom, settingsAtom } from '../../../state/settings/settings.ts'
import { localeAtom } from '../../../state/settings/texts.ts'
import { askedUserAtom, loadProgramAtom, loadUserAtom } from '../../../state/session/load-member.ts'
import { membershipAtom, userAtom } from '../../../state/session/user.ts'
import { atomForVisitor, visitorAtom } from '../../../state/session/visitor.ts'
import { remoteData } from '../../../state/remote.ts'

export type Who = { user: User; profile: Profile; programs: Program[] }

/** So long what the start or a change has asked is not asked again, however late the code of this page comes. */
const YOUNG_MS = 30_000
/** The page that is looked at again asks again. */
const usedAnswers = new WeakSet<object>()

function userOf(get: Getter): Promise<User> {
  const { api, now } = get(environmentAtom)
  const asked = get(askedUserAtom)
  if (asked === null || usedAnswers.has(asked) || now() - asked.at > YOUNG_MS)
    return api(accounts.me, {}).then(({ data }) => data)
  usedAnswers.add(asked)
  return asked.user
}

/** Who the member is, what they told about themselves, and the programs they belong to. */
export const whoData = remoteData(async ({ api, hotelId, brandId, get }, _input: null, signal): Promise<Who> => {
  const [user, profile, programs] = await Promise.all([
    userOf(get),
    api(accounts.show, { hotelId }, { signal }),
    api(accounts.programs, { brandId }, { signal }),
  ])
  const others = user.non_signed_in_program_ids
  return {
    user,
    profile: profile.data,
    programs: programs.data.filter(({ id }) => !others.includes(id)),
  }
})

/** The page and what stands elsewhere of the member share one answer. */
const loadWhoAnewAtom = atom(null, async (get, set) => {
  // Signed out meanwhile: there is nobody to ask about.
  if (!get(isSignedInAtom)) return
  void set(loadUserAtom).catch(() => {})
  await set(whoData.loadAtom, null)
})

/** MEMBER-040, MEMBER-041: never who is known by another system, and otherwise where any of their programs lets them. */
export const mayUpdate = ({ user, programs }: Who): boolean =>
  user.provider === null && programs.some(({ update_member_profile_enabled }) => update_member_profile_enabled)

/** What was typed and not saved yet; it survives another page of the account, a failure and another language. */
export const typedProfileAtom = atomForVisitor<TypedProfile>({})
const checkedAtom = atomForVisitor(false)

/** Mistakes are told once the member wanted to save. */
export const profileErrorsAtom = atom((get) =>
  get(checkedAtom) ? profileErrors(get(typedProfileAtom), get(localeAtom)) : {},
)

export const typeProfileAtom = atom(null, (_get, set, field: ProfileField, value: string) =>
  set(typedProfileAtom, (typed) => ({ ...typed, [field]: value })),
)

/** What says that a field was emptied: no text is a text, but no date and none of the choices. */
const EMPTY: Record<ProfileField, '' | null> = {
  ...(Object.fromEntries(PROFILE_FIELD_NAMES.map((field) => [field, ''])) as Record<ProfileField, ''>), // each of them
  dob: null,
  gender: null,
}

/** False: something is wrong, and told at its field. */
export const saveProfileAtom = atom(null, async (get, set): Promise<boolean> => {
  const [typed, locale] = [get(typedProfileAtom), get(localeAtom)]
  set(checkedAtom, true)
  if (Object.keys(profileErrors(typed, locale)).length > 0) return false
  const message = PROFILE_FIELD_NAMES.flatMap((field) => {
    const value = typed[field]
    return value === undefined ? [] : [[field, normalizedField(field, value, locale) || EMPTY[field]]]
  })
  await set(sendProfileAtom, Object.fromEntries(message) as Partial<Profile>) // pairs of its fields; the provider checks them
  // What was typed while it was on its way is still to be saved.
  set(typedProfileAtom, (now) => without(now, typed))
  set(checkedAtom, false)
  return true
})

const without = (now: TypedProfile, saved: TypedProfile): TypedProfile =>
  Object.fromEntries(PROFILE_FIELD_NAMES.flatMap((field) => (now[field] === saved[field] ? [] : [[field, now[field]]])))

/** Saved at once. */
export const sendProfileAtom = atom(null, async (get, set, body: Partial<Profile>) => {
  const { hotel_id: hotelId } = get(settingsAtom)
  const visitor = get(visitorAtom)
  const { data: profile } = await get(environmentAtom).api(accounts.update, { hotelId, body })
  if (get(visitorAtom) !== visitor) return
  const state = get(whoData.stateAtom)
  if (state.kind === 'ready') set(whoData.stateAtom, { ...state, value: { ...state.value, profile } })
  // What stands elsewhere of the member, as their name in the header; it is no part of the saving.
  void set(loadUserAtom).catch(() => {})
})

export const changeEmailAtom = atom(null, async (get, set, email: string, password: string) => {
  const { hotel_id: hotelId } = get(settingsAtom)
  await get(environmentAtom).api(accounts.updateEmail, { hotelId, body: { email, password } })
  await set(loadWhoAnewAtom)
})

export const resendAtom = atom(null, async (get) => {
  const { hotel_id: hotelId } = get(settingsAtom)
  await get(environmentAtom).api(accounts.resendConfirmEmail, { hotelId })
})

export type PasswordChange = { current_password: string; password: string; password_confirmation: string }
/** A new address that was asked for elsewhere is over with it. */
export const changePasswordAtom = atom(null, async (get, set, body: PasswordChange) => {
  const { hotel_id: hotelId } = get(settingsAtom)
  await get(environmentAtom).api(accounts.updatePassword, { hotelId, body })
  await set(loadWhoAnewAtom)
})

export const switchProgramAtom = atom(null, async (get, set, program_id: number) => {
  const { hotel_id: hotelId } = get(settingsAtom)
  const visitor = get(visitorAtom)
  const { data } = await get(environmentAtom).api(accounts.switch, { hotelId, body: { program_id } })
  // Signed out meanwhile: nobody is signed in again by what was meant for them.
  if (get(visitorAtom) !== visitor) return
  set(identityAtom, { userId: data.id, accessToken: data.access_token })
  set(userAtom, data)
  set(membershipAtom, { programId: data.program_id, otherProgramIds: data.non_signed_in_program_ids })
  await Promise.all([set(loadWhoAnewAtom), set(loadProgramAtom)])
})
