import { atom } from 'jotai'

import { notifyAtom } from '../messages/messages.ts'
import { keepSessionAtom } from './client-session.ts'
import { environmentAtom } from '../environment.ts'
import { askIdentityAtom, acceptIdentityAtom } from './identity.ts'
import { clientSessionAtom, GUEST, identityAtom, isSignedInAtom } from '../settings/settings.ts'
import { followOrganizationAtom, leaveOrganizationUnknownAtom } from './organization-tabs.ts'
import { forgetVisitorAtom, returnToSearchAtom } from './sign-out.ts'
import { visitorAtom } from './visitor.ts'

/** Somebody may have signed in or out in another tab, or while this page lay in the browser's memory (guarantee W13). */
export const watchTabsAtom = atom(null, (get, set) => {
  const { view, isOwnDocument } = get(environmentAtom)
  // On a page of somebody else's the session lives in this element alone.
  if (!isOwnDocument) return () => {}
  const page = view.document.documentElement.style
  const check = () => void set(checkTabAtom).catch(() => {}) // asked again with the next look
  const left = ({ persisted }: PageTransitionEvent) => {
    // What a member saw is not what the next person to go back sees first.
    if (persisted && get(isSignedInAtom)) page.visibility = 'hidden'
  }
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    void set(checkTabAtom)
      .catch(() => set(hideMemberAtom))
      .finally(() => {
        page.visibility = ''
      })
  }
  view.addEventListener('focus', check)
  view.addEventListener('pagehide', left)
  view.addEventListener('pageshow', restored)
  return () => {
    view.removeEventListener('focus', check)
    view.removeEventListener('pagehide', left)
    view.removeEventListener('pageshow', restored)
  }
})

/** Every sign-in and sign-out changes the session that the tabs share; one that signed out and did nothing since has none. */
export const checkTabAtom = atom(null, async (get, set): Promise<void> => {
  const kept = get(environmentAtom).storage.read('clientSession')
  const before = get(clientSessionAtom)
  const followed = set(followOrganizationAtom)
  const ask = () =>
    set(askIdentityAtom).catch((problem: unknown) => {
      set(leaveOrganizationUnknownAtom, followed)
      throw problem
    })
  if (kept === before) {
    if (followed !== null) await ask()
    return
  }
  if (kept === null) {
    if (!get(isSignedInAtom)) return
    set(forgetVisitorAtom)
    return set(tellChangeAtom, true)
  }
  const was = get(identityAtom)?.userId ?? null
  set(clientSessionAtom, kept)
  const who = await ask().catch((problem: unknown) => {
    // Else the next look would find nothing new.
    if (get(clientSessionAtom) === kept) set(clientSessionAtom, before)
    throw problem
  })
  if (!who || get(clientSessionAtom) !== kept) return
  const isSame = who.identity.userId === was
  await set(acceptIdentityAtom, who)
  set(keepSessionAtom, kept)
  if (!isSame) set(tellChangeAtom, who.identity.userId === null)
})

/** The session is somebody's, and nobody can say whose: it stays, and this page shows what it shows a guest. */
const hideMemberAtom = atom(null, (get, set) => {
  if (!get(isSignedInAtom)) return
  set(identityAtom, GUEST)
  set(visitorAtom, (number) => number + 1)
})

const tellChangeAtom = atom(null, (_get, set, isSignedOut: boolean) => {
  const key = isSignedOut ? 'errors.isSignedOut' : 'errors.signInChanged'
  set(notifyAtom, { id: 'signed-out', message: { key }, variant: 'info', offer: 'search' })
  if (isSignedOut) set(returnToSearchAtom)
})
