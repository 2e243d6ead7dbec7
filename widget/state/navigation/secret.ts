import { atom } from 'jotai'
import { is, record, string } from 'superstruct'

import { environmentAtom } from '../environment.ts'
import { placeAtom } from './navigation.ts'

type Name = 'reset_password_token' | 'confirmation_token' | 'unsubscribe_token'

/** The secret of a mail's link; it stays beside the address, so that a reload knows it (decided line 8). */
export const secretAtom = atom(null, (get, _set, name: Name): string | null => {
  const { location } = get(environmentAtom)
  const { path, search, state } = location.get()
  const taken = location.takeSecret(name)
  if (taken === null) return is(state, record(string(), string())) ? (state[name] ?? null) : null
  location.navigate(path + search, { replace: true, state: { [name]: taken } })
  return taken
})

/** Spent: nothing of it stays behind. */
export const forgetSecretAtom = atom(null, (get) => {
  const { path, search } = get(placeAtom)
  get(environmentAtom).location.navigate(path + search, { replace: true, state: null })
})
