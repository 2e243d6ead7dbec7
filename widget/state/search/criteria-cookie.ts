import { atom } from 'jotai'

import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { readCriteria } from '../../../shared/rules/link/read-criteria.ts'
import type { Stored } from '../../../shared/storage.ts'
import { environmentAtom } from '../environment.ts'
import { parentUrlAtom } from '../navigation/named-pages.ts'
import { searchContextAtom } from './search.ts'
import { namesStay } from './names-stay.ts'

/** For an hour the browser knows what was searched, and from which page of the hotel (SEARCH-030). */
export const keepCriteriaAtom = atom(null, (get, _set, query: URLSearchParams) => {
  const { storage } = get(environmentAtom)
  const known = storage.read('criteria')
  const parentUrl = get(parentUrlAtom)
  const hasSearched = namesStay(query)
  // Only a search begins the hour anew.
  if (!hasSearched && known && (known.parentUrl ?? null) === parentUrl) return
  const searched = hasSearched ? fieldsOf(readCriteria(query, get(searchContextAtom))) : known
  storage.write('criteria', { ...searched, ...(parentUrl && { parentUrl }) })
})

function fieldsOf({ checkin, checkout, type, rooms, is_day_use, is_undated, ...others }: Criteria): Stored<'criteria'> {
  const [first] = rooms
  return {
    checkin,
    checkout,
    nights: is_undated ? others.nights : nights(checkin, checkout),
    type,
    rooms,
    room_count: rooms.length,
    is_day_use,
    search_type: is_undated ? 'undated' : 'dated',
    ...(first && { adults: first.adults }),
    ...(first?.kids_tiers && { kids_tiers: first.kids_tiers }),
  }
}
