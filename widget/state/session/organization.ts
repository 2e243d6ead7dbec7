import { atom } from 'jotai'

import type { AnswerOf } from '../../../shared/contract/define.ts'
import { organizations } from '../../../shared/contract/organizations.ts'
import type { session } from '../../../shared/contract/session.ts'
import type { OrganizationSignedIn } from '../../../shared/model/organization-account.ts'
import { trackAtom } from '../analytics/analytics.ts'
import { environmentAtom } from '../environment.ts'
import { dismissAtom, notifyAtom } from '../messages/messages.ts'
import { goAtom } from '../navigation/navigation.ts'
import { keepReturnAtom } from '../navigation/return-to.ts'
import { hotelCodeAtom, organizationSessionAtom } from '../settings/settings.ts'
import { loadPartsAtom } from '../settings/texts.ts'
import { organizationAtom } from './organization-at.ts'

// An organization's session is none of the member's: it has a place of its own in the storage and a header of its own, so
// that each of the two begins and ends alone.

/** The session of an earlier page, before anybody is asked whose it is. */
export const resumeOrganizationAtom = atom(null, (get, set) => {
  if (get(organizationSessionAtom) !== null) return
  const kept = get(environmentAtom).storage.read('organizationSession')
  if (kept) set(organizationSessionAtom, kept)
})

/** Another tab signed in or out. True: somebody has to be asked who it is now. */
export const followOrganizationAtom = atom(null, (get, set): boolean => {
  const kept = get(environmentAtom).storage.read('organizationSession')
  if (kept === get(organizationSessionAtom)) return false
  set(organizationSessionAtom, kept)
  if (kept === null) set(organizationAtom, null)
  return kept !== null
})

type Known = Pick<AnswerOf<typeof session.whoami>['data'], 'organization' | 'organization_role'>

/** What whoami says of it (CORP-007); a session that is over is shown no more. */
export const acceptOrganizationAtom = atom(null, (get, set, { organization, organization_role: role }: Known) => {
  if (organization) return set(organizationAtom, { ...organization, role })
  if (get(organizationSessionAtom) !== null) set(forgetOrganizationAtom)
})

/** Somebody signed in for an organization. */
export const becomeOrganizationAtom = atom(null, (get, set, signed: OrganizationSignedIn) => {
  const { storage, host } = get(environmentAtom)
  storage.write('organizationSession', signed.session)
  set(organizationSessionAtom, signed.session)
  set(organizationAtom, { ...signed.organization, role: signed.organization_role })
  set(dismissAtom, ENDED)
  const method = 'organization'
  host.post({ type: 'event', payload: { name: 'login', detail: { method } } })
  host.post({ type: 'login', payload: { method } })
  void set(trackAtom, { kind: 'login', method })
})

const forgetOrganizationAtom = atom(null, (get, set) => {
  get(environmentAtom).storage.remove('organizationSession')
  set(organizationSessionAtom, null)
  set(organizationAtom, null)
})

/** Signs out here, whatever the server says; a member stays signed in (CORP-005). */
export const signOutOrganizationAtom = atom(null, (get, set) => {
  if (get(organizationAtom) === null) return
  const { api, report, host } = get(environmentAtom)
  const told = api(organizations.signOut, { code: get(hotelCodeAtom) }, { isSilent: true })
  told.catch((problem: unknown) => report('call', problem))
  set(forgetOrganizationAtom)
  host.post({ type: 'event', payload: { name: 'logout', detail: {} } })
  void set(trackAtom, { kind: 'logout' })
})

const ENDED = 'organization-ended'

/** The server knows the session no more: signed out here, and led to sign in and back. */
export const loseOrganizationAtom = atom(null, async (_get, set) => {
  set(forgetOrganizationAtom)
  set(keepReturnAtom)
  set(goAtom, { to: 'organizationSignIn', replace: true })
  await set(loadPartsAtom, ['corporate'])
  set(notifyAtom, { id: ENDED, message: { key: 'corporate.ended' }, variant: 'error' })
})
