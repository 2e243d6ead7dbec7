import { atom } from 'jotai'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import {
  changingAtom,
  applyChangeOutcomeAtom,
  reloadReviewAtom,
  sendChangeAtom,
} from '../../../state/reservation/change.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { selectionAtom } from '../../../state/search/selection.ts'
import { forgetCalculationAtom } from '../price/calculation.ts'
import { calculationAtom } from '../price/calculation-state.ts'
import { dropDraftAtom } from '../draft.ts'
import { arePresetAtom, forgetExtrasAtom } from '../extras/extras-choice.ts'
import type { PaidBy } from '../pay/payer.ts'
import { payForStayAtom } from '../prepay/pay-booked-stay.ts'
import { checkLinesAtom } from '../stay.ts'
import { agreedAtom } from './agreed.ts'
import { calculateChangeAtom } from './calculation.ts'

/** The guest agrees: the reservation becomes the new stay, once, or stays what it was. */
export const confirmChangeAtom = atom(null, async (get, set, reservation: Reservation): Promise<void> => {
  const state = get(calculationAtom)
  if (state.kind !== 'ready') return
  const changed = await set(sendChangeAtom, reservation, get(agreedAtom)(reservation, state.calculation))
  if (changed) return set(finishChangeAtom, reservation)
  // What became of the rooms meanwhile is told at them; where it cannot be asked, why it was refused stands all the same.
  if (get(changingAtom).kind === 'refused') await set(checkLinesAtom).catch(() => true)
})

/** Dearer than what was paid: the card is charged the difference with it, or the reservation stays what it was. */
export const payChangeAtom = atom(null, async (get, set, reservation: Reservation, by: PaidBy): Promise<void> => {
  const state = get(calculationAtom)
  if (state.kind !== 'ready') return
  const wish = get(agreedAtom)(reservation, state.calculation)
  await set(payForStayAtom, { reservation, wish, by, paid: () => set(finishChangeAtom, reservation) })
  if (get(changingAtom).kind === 'refused') await set(checkLinesAtom).catch(() => true)
})

/** Changed: nothing of the choice is left, and the guest sees the stay. */
export const finishChangeAtom = atom(null, (_get, set, reservation: Reservation): void => {
  set(dropDraftAtom)
  set(selectionAtom, [])
  set(forgetExtrasAtom)
  set(arePresetAtom, false)
  set(forgetCalculationAtom)
  set(applyChangeOutcomeAtom, reservation)
})

/** What helps after a refusal: the stay as it is now, the new price, or other rooms. */
export const mendChangeAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(changingAtom)
  if (state.kind !== 'refused') return
  if (state.next === 'rooms') {
    set(changingAtom, { kind: 'idle' })
    return set(goAtom, { to: 'result', query: writeCriteria(get(criteriaAtom)) })
  }
  await set(reloadReviewAtom)
  await set(calculateChangeAtom)
})
