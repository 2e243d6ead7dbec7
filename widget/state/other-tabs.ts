import { atom } from 'jotai'

import { tellAtom } from './banner.ts'
import { keepSessionAtom } from './client-session.ts'
import { environmentAtom } from './environment.ts'
import { askIdentityAtom, takeAtom } from './identity.ts'
import { clientSessionAtom, identityAtom } from './settings.ts'
import { returnToSearchAtom } from './sign-out.ts'

/** Somebody may have signed in or out in another tab, or while this page lay in the browser's memory (guarantee W13). */
export const watchTabsAtom = atom(null, (get, set) => {
  const { view, isOwnDocument } = get(environmentAtom)
  // On a page of somebody else's the session lives in this element alone.
  if (!isOwnDocument) return () => {}
  const check = () => void set(checkTabAtom).catch(() => {}) // asked again with the next look
  const restored = (event: PageTransitionEvent) => event.persisted && check()
  view.addEventListener('focus', check)
  view.addEventListener('pageshow', restored)
  return () => {
    view.removeEventListener('focus', check)
    view.removeEventListener('pageshow', restored)
  }
})

/** Every sign-in and sign-out changes the session that the tabs share. */
export const checkTabAtom = atom(null, async (get, set): Promise<void> => {
  const kept = get(environmentAtom).storage.read('clientSession')
  if (kept === null || kept === get(clientSessionAtom)) return
  const was = get(identityAtom)?.userId ?? null
  set(clientSessionAtom, kept)
  const who = await set(askIdentityAtom)
  if (!who || get(clientSessionAtom) !== kept) return
  const isSame = who.identity.userId === was
  await set(takeAtom, who)
  set(keepSessionAtom, kept)
  if (!isSame) set(tellChangeAtom, who.identity.userId === null)
})

const tellChangeAtom = atom(null, (_get, set, isSignedOut: boolean) => {
  const key = isSignedOut ? 'errors.isSignedOut' : 'errors.signInChanged'
  set(tellAtom, { id: 'signed-out', told: { key }, variant: 'info', offer: 'search' })
  if (isSignedOut) set(returnToSearchAtom)
})
