import { atom } from 'jotai'

import { organizations } from '../../../shared/contract/organizations.ts'
import type { OrganizationSignedIn } from '../../../shared/model/person/organization-account.ts'
import { trackAtom } from '../analytics/analytics.ts'
import { environmentAtom } from '../environment.ts'
import { dismissAtom, notifyAtom } from '../messages/messages.ts'
import { goAtom } from '../navigation/navigation.ts'
import { keepReturnAtom } from '../navigation/return-to.ts'
import { hotelCodeAtom, organizationSessionAtom } from '../settings/settings.ts'
import { loadPartsAtom } from '../settings/texts.ts'
import { organizationAtom } from './organization-at.ts'
import { forgetOrganizationAtom } from './organization-session.ts'
import { tellPageAtom } from '../tell-page.ts'

/** Somebody signed in for an organization. */
export const becomeOrganizationAtom = atom(null, (get, set, signed: OrganizationSignedIn) => {
  const { storage, host } = get(environmentAtom)
  storage.write('organizationSession', signed.session)
  set(organizationSessionAtom, signed.session)
  set(organizationAtom, { ...signed.organization, role: signed.organization_role })
  set(dismissAtom, ENDED)
  const method = 'organization'
  set(tellPageAtom, 'login', { method })
  host.post({ type: 'login', payload: { method } })
  void set(trackAtom, { kind: 'login', method })
})

/** Signs out here, whatever the server says; a member stays signed in (CORP-005). */
export const signOutOrganizationAtom = atom(null, (get, set) => {
  if (get(organizationAtom) === null) return
  const { api, report } = get(environmentAtom)
  const told = api(organizations.signOut, { code: get(hotelCodeAtom) }, { isSilent: true })
  told.catch((problem: unknown) => report('call', problem))
  set(forgetOrganizationAtom)
  set(tellPageAtom, 'logout', {})
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
