import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'

import { EXPIRED_SESSION } from '../../../shared/statuses.ts'
import type { Failure } from '../../lib/failure.ts'
import { atOwnDomain } from '../../lib/own-domain.ts'
import { dropSessionAtom } from '../../state/session/client-session.ts'
import { startSessionAtom } from '../../state/session/new-session.ts'
import { environmentAtom } from '../../state/environment.ts'
import { routeRowAtom } from '../../state/navigation/navigation.ts'
import { clientSessionAtom, loadedSettingsAtom } from '../../state/settings/settings.ts'

// What few starts need; it comes with the first of them.

/** The hotel takes its guests' calls under a domain of its own (BOOT-029). */
export const ownDomainAtom = atom(null, (get) =>
  atOwnDomain(get(environmentAtom).setting, () => get(loadedSettingsAtom)),
)

/** Within itself a verb would only write its own value, so another calls it. */
type Start = WritableAtom<unknown, [], Promise<void>>

/**
 * The settings were refused for the session that was kept (BOOT-015, BOOT-016): it is thrown away, and everything starts
 * anew, a document of ours with a reload. Once a minute at most, or it would never end (BOOT-016). False: nothing starts.
 */
export const startAgainAtom = atom(null, async (get, set, { codes }: Failure, start: Start): Promise<boolean> => {
  if (!codes.some((code) => EXPIRED_SESSION.includes(code))) {
    // A screen that stands in spite of it goes on with a session, as if that had been asked for alone (AMB-60, CALL-008).
    if (get(routeRowAtom).ignoresInitError && !get(clientSessionAtom)) await set(startSessionAtom).catch(() => {})
    return false
  }
  const { storage, view, isOwnDocument } = get(environmentAtom)
  set(dropSessionAtom)
  if (storage.read('startedAgain')) return false
  storage.write('startedAgain', true)
  if (isOwnDocument) view.location.reload()
  else void set(start)
  return true
})
