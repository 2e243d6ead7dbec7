import { atom } from 'jotai'

import { toJson } from '../../../shared/json.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { trackAtom } from '../../state/analytics/analytics.ts'
import { clearSlotAtom } from '../../state/messages/messages.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { isSearchPressedAtom } from '../../state/search/search-pressed.ts'
import { tellPageAtom } from '../../state/tell-page.ts'
import { isPartyWholeAtom } from './party-state.ts'
import { isBrandSearchAtom, panelAtom, hasTriedSearchAtom } from './state.ts'

/** Searching is going to the address of what is found; the screen there reads it. */
export const goToResultsAtom = atom(null, (get, set) => {
  if (!get(isPartyWholeAtom)) {
    set(hasTriedSearchAtom, true)
    return set(panelAtom, 'party')
  }
  set(panelAtom, null)
  set(clearSlotAtom, 'global') // a new try (ERR-004)
  set(hasTriedSearchAtom, false)
  set(isSearchPressedAtom, !get(isBrandSearchAtom))
  const criteria = get(criteriaAtom)
  const query = writeCriteria(criteria)
  // What is undefined is none of it.
  set(tellPageAtom, 'search', {
    query: String(new URLSearchParams(JSON.parse(toJson(query)) as Record<string, string>)),
  })
  void set(trackAtom, { kind: 'search', criteria })
  set(goAtom, { to: get(isBrandSearchAtom) ? 'facilities' : 'result', query })
})
