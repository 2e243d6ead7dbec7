import { atom } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { trackAtom } from '../analytics/analytics.ts'
import { notifyAtom } from '../messages/messages.ts'
import { dropSessionAtom } from './client-session.ts'
import { environmentAtom } from '../environment.ts'
import { goAtom, routeAtom } from '../navigation/navigation.ts'
import { keepReturnAtom } from '../navigation/return-to.ts'
import { criteriaAtom } from '../search/search.ts'
import { GUEST, identityAtom, isSignedInAtom, settingsAtom } from '../settings/settings.ts'
import { visitAtom } from '../analytics/visit.ts'
import { visitorAtom } from './visitor.ts'
import { tellPageAtom } from '../tell-page.ts'

/** Counts what decides who is looking, so that an answer on its way does not undo a later decision. */
export const turnAtom = atom(0)

/** Signs out here, whatever the server says (MEMBER-026, MEMBER-027). What a guest wrote without an account stays. */
export const forgetVisitorAtom = atom(null, (get, set) => {
  const wasSignedIn = get(isSignedInAtom)
  set(turnAtom, (turn) => turn + 1)
  set(identityAtom, GUEST)
  if (!wasSignedIn) return
  // A member's session would sign them in again with the next visit.
  set(dropSessionAtom)
  set(visitorAtom, (number) => number + 1)
  const { storage } = get(environmentAtom)
  storage.remove('draft')
  storage.remove('booked')
  set(tellPageAtom, 'logout', {})
  void set(trackAtom, { kind: 'logout' })
})

/** The server is told with the tokens of now, and here it is done at once, whatever it answers (MEMBER-026). */
export const signOutAtom = atom(null, (get, set) => {
  if (!get(isSignedInAtom)) return
  const { api, report } = get(environmentAtom)
  const message = api(accounts.signOut, { hotelId: get(settingsAtom).hotel_id }, { isSilent: true })
  message.catch((problem: unknown) => report('call', problem))
  set(forgetVisitorAtom)
})

/** A search that is shown stays as it is. */
export const returnToSearchAtom = atom(null, (get, set) => {
  if (get(routeAtom).id !== 'result') set(goAtom, { to: 'result' })
})

/** A 401 signs out here, says so once and leads on, however many calls got it (RESP-001, RESP-002, RESP-014, AMB-01). */
export const loseSignInAtom = atom(null, (get, set) => {
  const wasTold = get(lostAtom)
  const draft = get(environmentAtom).storage.read('draft')
  const userId = get(identityAtom)?.userId ?? null
  // What they were writing waits for them, and for nobody else (RESP-014).
  if (draft !== null && userId !== null) set(keptDraftAtom, { userId, draft })
  set(forgetVisitorAtom)
  if (wasTold) return
  set(lostAtom, true)
  queueMicrotask(() => setTimeout(() => set(lostAtom, false), TOGETHER_MS))
  set(notifyAtom, { id: 'signed-out', message: { key: 'errors.signedOut' }, variant: 'error', offer: 'signIn' })
  // Signing in again leads back to what they were at.
  set(keepReturnAtom)
  if (get(visitAtom).isInChatbot) return set(goAtom, { to: 'chatSignIn' })
  // What they had found is what they come back to.
  if (get(routeAtom).id !== 'result') set(goAtom, { to: 'result', query: writeCriteria(get(criteriaAtom)) })
})
const lostAtom = atom(false)
const keptDraftAtom = atom<{ userId: number; draft: unknown } | null>(null)

/** The same member came back. */
export const restoreDraftOfAtom = atom(null, (get, set) => {
  const held = get(keptDraftAtom)
  set(keptDraftAtom, null)
  if (held && held.userId === get(identityAtom)?.userId) get(environmentAtom).storage.write('draft', held.draft)
})

/** Answers to calls that were on their way together belong to the same loss. */
const TOGETHER_MS = 2_000
