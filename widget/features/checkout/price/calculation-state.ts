import { atom } from 'jotai'

import type { Calculation } from '../../../../shared/contract/rooms.ts'
import type { Shown } from '../../../state/messages/messages.ts'

export type CalculationState =
  | { kind: 'loading'; before: Calculation | null }
  | { kind: 'refused'; shown: Shown }
  /** And the choice it is the price of, where that can change beside it. */
  | { kind: 'ready'; calculation: Calculation; choice?: string }

export const calculationAtom = atom<CalculationState>({ kind: 'loading', before: null })

/** The bill on the screen: an old one stays readable while the new one comes. */
export function shownCalculation(state: CalculationState): Calculation | null {
  switch (state.kind) {
    case 'loading':
      return state.before
    case 'refused':
      return null
    case 'ready':
      return state.calculation
    default:
      return state satisfies never
  }
}
