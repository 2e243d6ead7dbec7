import { atom } from 'jotai'

import { noteAtom } from '../state/analytics.ts'
import { tellAtom } from '../state/banner.ts'
import { environmentAtom } from '../state/environment.ts'
import { goAtom, routeAtom } from '../state/navigation.ts'
import { GUEST, identityAtom, isSignedInAtom } from '../state/settings.ts'
import { visitorAtom } from '../state/visitor.ts'

/** Counts what decides who is looking, so that an answer on its way does not undo a later decision. */
export const turnAtom = atom(0)

/** Signs out here, whatever the server says (specification 4, "Login states"). What a guest wrote without an account stays. */
export const forgetVisitorAtom = atom(null, (get, set) => {
  const wasSignedIn = get(isSignedInAtom)
  set(turnAtom, (turn) => turn + 1)
  set(identityAtom, GUEST)
  if (!wasSignedIn) return
  set(visitorAtom, (number) => number + 1)
  const { storage, host } = get(environmentAtom)
  storage.remove('draft')
  host.post({ type: 'event', payload: { name: 'logout', detail: {} } })
  void set(noteAtom, { kind: 'logout' })
})

/** A search that is shown stays as it is. */
export const returnToSearchAtom = atom(null, (get, set) => {
  if (get(routeAtom).id !== 'result') set(goAtom, { to: 'result' })
})

/** A 401 signs out here, says so once and leads to the room search, however many calls got it (specification 7.1, AMB-01). */
export const loseSignInAtom = atom(null, (get, set) => {
  const wasTold = get(lostAtom)
  set(forgetVisitorAtom)
  if (wasTold) return
  set(lostAtom, true)
  set(tellAtom, { id: 'signed-out', told: { key: 'errors.signedOut' }, variant: 'error' })
  set(goAtom, { to: 'result' })
  queueMicrotask(() => setTimeout(() => set(lostAtom, false), TOGETHER_MS))
})
const lostAtom = atom(false)
/** Answers to calls that were on their way together belong to the same loss. */
const TOGETHER_MS = 2_000
