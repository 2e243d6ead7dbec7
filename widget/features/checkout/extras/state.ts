import { atom } from 'jotai'

import { extras } from '../../../../shared/contract/extras.ts'
import type { ExtrasAnswer } from '../../../../shared/contract/extras.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Shown } from '../../../state/banner.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/failures.ts'
import { settingsAtom } from '../../../state/settings.ts'
import { updatedQueryAtom } from '../../../state/updating.ts'
import { chosenExtrasAtom, extraFaultAtom } from '../extras-choice.ts'
import { linesAtom, stayAtom } from '../stay.ts'
import { withQuantity } from './slots.ts'
import type { Slot } from './slots.ts'

export type ExtrasState =
  { kind: 'loading' } | { kind: 'refused'; shown: Shown } | { kind: 'ready'; answer: ExtrasAnswer }

export const extrasAtom = atom<ExtrasState>({ kind: 'loading' })

/** What the list depends on beside the language. */
export const extrasQueryAtom = atom((get) => {
  const { checkin, checkout } = get(stayAtom)
  const codes = get(linesAtom).map(({ plan }) => plan.room_plan_code)
  return {
    checkin_date: checkin,
    checkout_date: checkout,
    room_plan_codes: [...new Set(codes)],
    ...get(updatedQueryAtom),
  }
})

/** The list on the screen stays until the new one is there, so that nothing jumps. */
export const loadExtrasAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const input = { hotelId: get(settingsAtom).hotel_id, query: get(extrasQueryAtom) }
  try {
    const answer = await get(environmentAtom).api(extras.list, input, { signal })
    set(extrasAtom, { kind: 'ready', answer })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind !== 'aborted') set(extrasAtom, { kind: 'refused', shown: shownOf(failure) })
  }
})

export const chooseExtraAtom = atom(null, (get, set, slot: Slot, quantity: number) => {
  set(chosenExtrasAtom, (chosen) => withQuantity(chosen, slot, quantity))
  if (get(extraFaultAtom)?.extra_id === slot.extra_id) set(extraFaultAtom, null)
})

export const answerExtraAtom = atom(null, (_get, set, extra_id: number, answer: string) =>
  set(chosenExtrasAtom, (chosen) => chosen.map((each) => (each.extra_id === extra_id ? { ...each, answer } : each))),
)
