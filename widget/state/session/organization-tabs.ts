import { atom } from 'jotai'

import { environmentAtom } from '../environment.ts'
import { organizationSessionAtom } from '../settings/settings.ts'
import { organizationAtom } from './organization-at.ts'

/** Another tab signed in or out. True: somebody has to be asked who it is now. */
export const followOrganizationAtom = atom(null, (get, set): boolean => {
  const kept = get(environmentAtom).storage.read('organizationSession')
  if (kept === get(organizationSessionAtom)) return false
  set(organizationSessionAtom, kept)
  if (kept === null) set(organizationAtom, null)
  return kept !== null
})
