import { atom } from 'jotai'

import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { session } from '../../../shared/contract/session.ts'
import { environmentAtom } from '../environment.ts'
import { organizationSessionAtom } from '../settings/settings.ts'
import { organizationAtom } from './organization-at.ts'

// An organization's session is none of the member's: it has a place of its own in the storage and a header of its own, so
// that each of the two begins and ends alone.

// What every start asks is here; signing in and out come with who does it (organization.ts).

/** The session of an earlier page, before anybody is asked whose it is. */
export const resumeOrganizationAtom = atom(null, (get, set) => {
  if (get(organizationSessionAtom) !== null) return
  const kept = get(environmentAtom).storage.read('organizationSession')
  if (kept) set(organizationSessionAtom, kept)
})

type Known = Pick<AnswerOf<typeof session.whoami>['data'], 'organization' | 'organization_role'>

/** What whoami says of it (CORP-007); a session that is over is shown no more. */
export const acceptOrganizationAtom = atom(null, (get, set, { organization, organization_role: role }: Known) => {
  if (organization) return set(organizationAtom, { ...organization, role })
  if (get(organizationSessionAtom) !== null) set(forgetOrganizationAtom)
})

export const forgetOrganizationAtom = atom(null, (get, set) => {
  get(environmentAtom).storage.remove('organizationSession')
  set(organizationSessionAtom, null)
  set(organizationAtom, null)
})
