import { atom } from 'jotai'

/** What stands before the guest: a search they have begun, what it found, the form with its price. */
export type StandingStep = 'search' | 'results' | 'details'

/** While the guest looks at it, the files of what follows it are fetched (app/ahead). */
export const standingStepAtom = atom<StandingStep | null>(null)
