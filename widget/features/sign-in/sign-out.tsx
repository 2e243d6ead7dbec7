import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { goAtom } from '../../state/navigation/navigation.ts'
import { signOutAtom } from '../../state/session/sign-out.ts'

/** Signs out and leads to the search (MEMBER-028). */
export default function SignOut() {
  const signOut = useSetAtom(signOutAtom)
  const go = useSetAtom(goAtom)
  useEffect(() => {
    go({ to: 'result', replace: true })
    signOut()
  }, [go, signOut])
  return null
}
