import { atom } from 'jotai'

import { environmentAtom } from '../environment.ts'
import { organizationSessionAtom } from '../settings/settings.ts'
import { organizationAtom } from './organization-at.ts'

/** Another tab signed in or out. The session of whom somebody has to be asked who it is now; null: nobody has. */
export const followOrganizationAtom = atom(null, (get, set): string | null => {
  const kept = get(environmentAtom).storage.read('organizationSession')
  if (kept === get(organizationSessionAtom)) return null
  set(organizationSessionAtom, kept)
  if (kept === null) set(organizationAtom, null)
  return kept
})

/** Nobody could say whose the session is: it stays in the storage, where the next look finds it again. */
export const leaveOrganizationUnknownAtom = atom(null, (get, set, followed: string | null) => {
  if (followed === null || get(organizationSessionAtom) !== followed) return
  set(organizationSessionAtom, null)
  set(organizationAtom, null)
})
