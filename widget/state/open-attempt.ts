import { atom } from 'jotai'

import type { Stored } from '../../shared/storage.ts'
import { environmentAtom } from './environment.ts'
import { routeAtom } from './navigation/navigation.ts'

export type OpenAttempt = Stored<'openAttempt'>

/** True once this document sees to it: it sent it, or knows how it was decided. */
export const isOpenAttemptClosedAtom = atom(false)

/**
 * A booking that was sent before this page was loaded and has no answer yet; while there is one nothing else is paid (W9).
 * What a document of our own keeps whole is gone on with where it was begun, and told anywhere else: a frame that is moved
 * in its page begins anew with its first screen.
 */
export const openAttemptAtom = atom((get): OpenAttempt | null => {
  const { storage } = get(environmentAtom)
  const isGoneOnWith = get(routeAtom).id === 'guestDetail' && storage.read('attempt')
  return get(isOpenAttemptClosedAtom) || isGoneOnWith ? null : storage.read('openAttempt')
})
