import { atom } from 'jotai'

/** Calls under way. */
export const busyAtom = atom(0)

/** Marks the beginning of a call and gives what marks its end. */
export const startedAtom = atom(null, (_get, set) => {
  set(busyAtom, (calls) => calls + 1)
  return () => set(busyAtom, (calls) => calls - 1)
})
