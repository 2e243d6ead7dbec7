import { atom } from 'jotai'

import { writeCriteria } from '../../../shared/rules/write-criteria.ts'
import { noteAtom } from '../../state/analytics.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom } from '../../state/navigation.ts'
import { criteriaAtom } from '../../state/search.ts'
import { isPartyWholeAtom } from './party-state.ts'
import { isBrandSearchAtom, panelAtom, triedAtom } from './state.ts'

/** Searching is going to the address of what is found; the screen there reads it. */
export const searchAtom = atom(null, (get, set) => {
  if (!get(isPartyWholeAtom)) {
    set(triedAtom, true)
    return set(panelAtom, 'party')
  }
  set(panelAtom, null)
  set(triedAtom, false)
  const criteria = get(criteriaAtom)
  const query = writeCriteria(criteria)
  const detail = { query: new URLSearchParams(withoutEmpty(query)).toString() }
  get(environmentAtom).host.post({ type: 'event', payload: { name: 'search', detail } })
  void set(noteAtom, { kind: 'search', criteria })
  set(goAtom, { to: get(isBrandSearchAtom) ? 'facilities' : 'result', query })
})

const withoutEmpty = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))
