import { useAtomValue, useSetAtom } from 'jotai'

import { isSignInOfferedAtom } from '../../state/session/member-settings.ts'
import { routeRowAtom } from '../../state/navigation/navigation.ts'
import { isSignedInAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { openEntryAtom } from '../header/login-entries.ts'

/** In a chatbot's frame, which has no menu of who is here: one way to sign in. Nobody leaves a booking for it (ROUTE-029). */
export function ChatSignIn() {
  const t = useText()
  const { hides } = useAtomValue(routeRowAtom)
  const isOffered = useAtomValue(isSignInOfferedAtom)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const open = useSetAtom(openEntryAtom)
  if (isSignedIn || !isOffered || hides?.includes('chatSignIn')) return null
  return (
    <Button size="small" onClick={() => open('chatSignIn')}>
      {t('loginMenu.signIn')}
    </Button>
  )
}
