import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { signOutOrganizationAtom } from '../../../state/session/organization.ts'
import { leaveAreaAtom } from './sign-in-state.ts'

/** Ends the organization's sign-in alone and leads to the search (CORP-004, CORP-005). */
export default function CorporateSignOut() {
  const signOut = useSetAtom(signOutOrganizationAtom)
  const leave = useSetAtom(leaveAreaAtom)
  useEffect(() => {
    leave()
    signOut()
  }, [leave, signOut])
  return null
}
