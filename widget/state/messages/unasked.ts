import type { Shown } from './messages.ts'
import { atomForHotel } from '../session/visitor.ts'

/**
 * QUESTION-024: why the hotel's questions could not be had, and how to ask for them once more. A flag of its own, since a
 * search clears what went wrong with the search before, and a guest who goes back to the results has searched again.
 */
export const unaskedAtom = atomForHotel<{ shown: Shown; again: () => void } | null>(null)
