import { atom } from 'jotai'

import { askIdentityAtom, acceptIdentityAtom } from './identity.ts'
import { identityAtom, isSignedInAtom } from '../settings/settings.ts'
import { loseSignInAtom } from './sign-out.ts'

const isCheckingAtom = atom(false)

/** A 403 asks once who is here: a session that is gone is lost as with a 401, one that lives leaves it at the refusal (AMB-20). */
export const checkTokenAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isCheckingAtom) || !get(isSignedInAtom)) return
  set(isCheckingAtom, true)
  const who = await set(askIdentityAtom).catch(() => null)
  set(isCheckingAtom, false)
  if (!who) return
  if (who.identity.userId === get(identityAtom)?.userId) set(identityAtom, who.identity)
  else if (who.identity.userId === null) set(loseSignInAtom)
  else await set(acceptIdentityAtom, who)
})
