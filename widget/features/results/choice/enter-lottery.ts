import { atom } from 'jotai'

import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { selectionAtom } from '../../../state/search/selection.ts'

/** To the entry for the room that was chosen; the address says which, so that signing in and a reload come back to it. */
export const enterLotteryAtom = atom(null, (get, set) => {
  const room_plan_codes = get(selectionAtom).map(({ plan }) => plan.room_plan_code)
  set(goAtom, { to: 'lotteryEntry', query: writeCriteria({ ...get(criteriaAtom), room_plan_codes }) })
})
