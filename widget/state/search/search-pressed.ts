import { atom } from 'jotai'

/** The guest pressed Search and has not been led to what was found yet. */
export const isSearchPressedAtom = atom(false)
