import { atom } from 'jotai'

import { tellAtom } from '../state/banner.ts'
import { goAtom } from '../state/navigation.ts'
import { identityAtom, startAtom } from '../state/settings.ts'

const GUEST = { userId: null, accessToken: null }

/** A 401 signs out here, says so once and leads to the room search, however many calls got it (specification 7.1, AMB-01). */
export const loseSignInAtom = atom(null, (get, set) => {
  // A session kept from an earlier visit that the server has forgotten: the start makes a new one by itself.
  if (get(startAtom).kind === 'starting') return
  const wasTold = get(lostAtom)
  set(identityAtom, GUEST)
  if (wasTold) return
  set(lostAtom, true)
  set(tellAtom, { id: 'signed-out', told: { key: 'errors.signedOut' }, variant: 'error' })
  set(goAtom, { to: 'result' })
  queueMicrotask(() => setTimeout(() => set(lostAtom, false), TOGETHER_MS))
})
const lostAtom = atom(false)
/** Answers to calls that were on their way together belong to the same loss. */
const TOGETHER_MS = 2_000
