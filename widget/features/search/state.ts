import { atom } from 'jotai'

import type { PartyRoom } from '../../../shared/model/party.ts'
import { writeCriteria } from '../../../shared/rules/criteria.ts'
import { noteAtom } from '../../state/analytics.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom } from '../../state/navigation.ts'
import { criteriaAtom } from '../../state/search.ts'

/** The panel that is open. */
export const panelAtom = atom<'calendar' | 'party' | null>(null)

/** Searching is going to the results' address; the results read it there. */
export const submitSearchAtom = atom(null, (get, set) => {
  set(panelAtom, null)
  const criteria = get(criteriaAtom)
  const query = writeCriteria(criteria)
  const detail = { query: new URLSearchParams(withoutEmpty(query)).toString() }
  get(environmentAtom).host.post({ type: 'event', payload: { name: 'search', detail } })
  void set(noteAtom, { kind: 'search', criteria })
  set(goAtom, { to: 'result', query })
})

const withoutEmpty = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))

export const setPartyAtom = atom(null, (get, set, party: PartyRoom[]) => {
  set(criteriaAtom, { ...get(criteriaAtom), rooms: party })
})
