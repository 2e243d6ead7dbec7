import { atom } from 'jotai'

import { environmentAtom } from '../environment.ts'
import { clientSessionAtom } from '../settings/settings.ts'

export const keepSessionAtom = atom(null, (get, set, token: string) => {
  get(environmentAtom).storage.write('clientSession', token)
  set(clientSessionAtom, token)
})

/** The old session is thrown away; whoever calls next asks for a new one first (app/start/environment). */
export const dropSessionAtom = atom(null, (get, set) => {
  get(environmentAtom).storage.remove('clientSession')
  set(clientSessionAtom, null)
})
