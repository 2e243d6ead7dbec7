import { atom } from 'jotai'

import { asFailure } from '../../../lib/failure.ts'
import { trackAtom } from '../../../state/analytics/analytics.ts'
import { searchSlot } from '../../../state/lottery/lottery-query.ts'
import { clearSlotAtom } from '../../../state/messages/messages.ts'
import { showAtom } from '../../../state/messages/failures.ts'
import { goAtom, placeAtom } from '../../../state/navigation/navigation.ts'
import { askGoneAtom, foundFreeAtom } from '../../../state/search/availability.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { selectionAtom } from '../../../state/search/selection.ts'
import { foundAtom } from '../result-list.ts'
import { otaAtom } from '../../../state/settings/settings.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { resultsAtom } from '../state.ts'
import { goneAtom } from './picks.ts'

export const proceedingAtom = atom(false)

/** On to the guest's details, if everything chosen is still there; what is gone is named and the rest stays (CALL-135). */
export const proceedAtom = atom(null, async (get, set) => {
  if (get(proceedingAtom)) return
  set(proceedingAtom, true)
  set(clearSlotAtom, 'searchResult')
  set(goneAtom, [])
  const selection = get(selectionAtom)
  // Days that were chosen in the bar and not looked for are not those of the choice; those of a search on its way are.
  const criteria = get(get(resultsAtom).kind === 'loading' ? criteriaAtom : shownCriteriaAtom)
  const { path } = get(placeAtom)
  // The rooms of a lottery are entered for, and not booked.
  const isEntered = get(foundAtom)?.lottery === 'entry'
  try {
    const gone = await set(askGoneAtom, criteria)
    // What another search has lost in the meantime is named where it was chosen (keepPicksAtom); who has left is led nowhere.
    if (get(goneAtom)[0] || get(placeAtom).path !== path) return
    set(
      goneAtom,
      gone.map((pick) => ({ pick, why: 'taken' as const })),
    )
    if (gone[0])
      set(
        selectionAtom,
        selection.filter((pick) => !gone.includes(pick)),
      )
    else {
      set(foundFreeAtom, selection)
      set(criteriaAtom, criteria)
      void set(trackAtom, { kind: 'checkout', criteria, selection })
      // An agency shows what was chosen before it asks who comes (OTA-006).
      if (get(otaAtom)) await import('../../../state/ota/kept-selection.ts').then((file) => set(file.toSelectionAtom))
      else if (isEntered) await import('./enter-lottery.ts').then((file) => set(file.enterLotteryAtom))
      else set(goAtom, { to: 'guestDetail' })
    }
  } catch (error) {
    const failure = asFailure(error)
    set(showAtom, failure, searchSlot(failure))
  } finally {
    set(proceedingAtom, false)
  }
})
