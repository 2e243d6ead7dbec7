import { atom } from 'jotai'

import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { session } from '../../../shared/contract/session.ts'
import { environmentAtom } from '../environment.ts'
import { clientSessionAtom } from '../settings/settings.ts'
import { dropSessionAtom, keepSessionAtom } from './client-session.ts'

// A start asks for its session together with the settings (lib/start/start-together), so this comes with whoever needs one alone.

/** The session that is kept, else a new one (BOOT-004). */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  const { api, storage } = get(environmentAtom)
  const known = storage.read('clientSession')
  if (known) return set(clientSessionAtom, known)
  const { data } = await api(session.start, { body: { key: CLIENT_KEY, secret: CLIENT_SECRET } })
  set(keepSessionAtom, data.client_session)
})

/** The old session is thrown away before a new one is asked for (RESP-006). */
export const renewSessionAtom = atom(null, async (_get, set): Promise<void> => {
  set(dropSessionAtom)
  await set(startSessionAtom)
})
