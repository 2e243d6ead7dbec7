import { atom } from 'jotai'

import { toJson } from '../../../shared/json.ts'
import { SEARCHED } from '../../../shared/parameters.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { isTiersMode, mapChildren } from '../../../shared/rules/party/kids-mode.ts'
import { readCriteria } from '../../../shared/rules/link/read-criteria.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import type { Stored } from '../../../shared/storage.ts'
import { environmentAtom } from '../environment.ts'
import { BESIDE } from '../search/keep-search.ts'
import { preselectAtom } from '../search/preselect.ts'
import { goAtom, placeAtom, queryAtom, routeAtom } from '../navigation/navigation.ts'
import { readCriteriaAtom } from '../search/read-search.ts'
import { criteriaAtom, searchContextAtom } from '../search/search.ts'
import { isSearch } from '../search/searched.ts'
import { hotelCodeAtom, settingsAtom } from '../settings/settings.ts'
import { tellPageAtom } from '../tell-page.ts'

const looksFor = (query: URLSearchParams) =>
  [...query.keys()].some((name) => SEARCHED.includes(name) && !BESIDE.includes(name))

/** Where the address looks for nothing: the results of before, else what was looked for within the hour (AMB-38). */
export const resumeSearchAtom = atom(null, (get, set) => {
  void set(preselectAtom)
  const query = get(queryAtom)
  set(readCriteriaAtom, query)
  // Who presses the button or calls a method tells it there.
  if (isSearch(query) && get(routeAtom).id === 'result') set(tellPageAtom, 'search', { query: String(query) })
  if (looksFor(query)) return
  const { storage } = get(environmentAtom)
  const browsing = storage.read('browsing')
  if (browsing?.code === get(hotelCodeAtom)) return set(returnAtom, browsing)
  const searched = storage.read('criteria')
  if (searched) set(criteriaAtom, get(searchedAtom)(searched))
})

const returnAtom = atom(null, (get, set, { searchForm, query, ...saved }: NonNullable<Stored<'browsing'>>) => {
  const settings = get(settingsAtom)
  const before = readCriteria(new URLSearchParams(searchForm), get(searchContextAtom))
  const isSame = saved.isTiersMode === isTiersMode(settings)
  const criteria = isSame ? before : { ...before, rooms: mapChildren(before.rooms, settings) }
  if (get(routeAtom).id !== 'result') return set(criteriaAtom, criteria)
  const { state } = get(placeAtom)
  set(goAtom, { to: 'result', query: { ...query, ...writeCriteria(criteria) }, replace: true, state })
  set(readCriteriaAtom, get(queryAtom))
})

/** The cookie is every hotel's, and days may have gone by: what it says is read as a link would be. */
const searchedAtom = atom((get) => (searched: Stored<'criteria'>): Criteria => {
  const { checkin, checkout, type, rooms, search_type, nights, is_day_use } = searched
  const said = {
    checkin,
    checkout,
    type,
    search_type,
    nights: nights?.toString(),
    is_day_use: is_day_use?.toString(),
    rooms: rooms && toJson(rooms),
  }
  const known = Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return readCriteria(new URLSearchParams(known), get(searchContextAtom))
})
