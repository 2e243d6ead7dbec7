import { atom } from 'jotai'

import { readCriteria } from '../../shared/rules/criteria.ts'
import type { Criteria } from '../../shared/rules/criteria.ts'
import { nights } from '../../shared/rules/dates.ts'
import { environmentAtom } from './environment.ts'
import { parentUrlAtom } from './named-pages.ts'
import { criteriaDefaultsAtom } from './search.ts'

/** For an hour the browser knows what was searched, and from which page of the hotel (specification 3). */
export const keepCriteriaAtom = atom(null, (get, _set, query: URLSearchParams) => {
  const { storage } = get(environmentAtom)
  const known = storage.read('criteria')
  const parentUrl = get(parentUrlAtom)
  const isSearch = query.has('checkin')
  // Only a search begins the hour anew.
  if (!isSearch && known && (known.parentUrl ?? null) === parentUrl) return
  const searched = isSearch ? fieldsOf(readCriteria(query, get(criteriaDefaultsAtom))) : known
  storage.write('criteria', { ...searched, ...(parentUrl && { parentUrl }) })
})

function fieldsOf({ checkin, checkout, type, rooms }: Criteria) {
  const [first] = rooms
  return {
    checkin,
    checkout,
    nights: nights(checkin, checkout),
    type,
    rooms,
    room_count: rooms.length,
    ...(first && { adults: first.adults }),
    ...(first?.kids_tiers && { kids_tiers: first.kids_tiers }),
  }
}
