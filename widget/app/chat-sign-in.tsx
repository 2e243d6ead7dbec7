import { useAtomValue, useSetAtom } from 'jotai'

import type { RouteId } from '../../shared/routes.ts'
import { isSignInOfferedAtom } from '../state/member-settings.ts'
import { routeAtom } from '../state/navigation.ts'
import { isSignedInAtom } from '../state/settings.ts'
import { useText } from '../state/texts.ts'
import { Button } from '../ui/button.tsx'
import { openEntryAtom } from './login-entries.ts'

/** Nobody leaves a booking for it (specification 2.1). */
const WITHOUT: readonly RouteId[] = ['guestDetail', 'confirmation']

/** In a chatbot's frame, which has no menu of who is here: one way to sign in. */
export function ChatSignIn() {
  const t = useText()
  const { id } = useAtomValue(routeAtom)
  const isOffered = useAtomValue(isSignInOfferedAtom)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const open = useSetAtom(openEntryAtom)
  if (isSignedIn || !isOffered || WITHOUT.includes(id)) return null
  return (
    <Button size="small" onClick={() => open('chatSignIn')}>
      {t('loginMenu.signIn')}
    </Button>
  )
}
