import { atom } from 'jotai'

import { toJson } from '../../shared/json.ts'
import { isParameter, PARAMETERS } from '../../shared/parameters.ts'
import { readCriteria, writeCriteria } from '../../shared/rules/criteria.ts'
import type { Criteria } from '../../shared/rules/criteria.ts'
import { isTiersMode, mapChildren } from '../../shared/rules/kids-mode.ts'
import type { Stored } from '../../shared/storage.ts'
import { keepCriteriaAtom } from './criteria-cookie.ts'
import { environmentAtom } from './environment.ts'
import { goAtom, placeAtom, queryAtom, routeAtom } from './navigation.ts'
import { criteriaAtom, criteriaDefaultsAtom, readCriteriaAtom } from './search.ts'
import { hotelCodeAtom, settingsAtom } from './settings.ts'

const isSearch = (name: string) => isParameter(name) && PARAMETERS[name].to === 'search'

/** They come along with any visit and say nothing of what is looked for. */
const BESIDE = ['currency', 'mcp_currency', 'hotel_id']
const looksFor = (query: URLSearchParams) => [...query.keys()].some((name) => isSearch(name) && !BESIDE.includes(name))

/** The form says the same in one way only. */
const OTHER_WORDS = ['nights', 'room_count', 'kids_tiers', 'room_type_code', 'hotel_plan_code', 'room_plan_code']
/** Who has one can be told by it, and it would lie on the host's own origin. */
const OF_ONE_GUEST = ['voucher_coupon_code', 'lottery_event', 'current_lottery_entry']

/** A search is kept: for an hour what was looked for, for ten minutes the results too (specification 3 and 4). */
export const keepSearchAtom = atom(null, (get, set, query: URLSearchParams) => {
  set(keepCriteriaAtom, query)
  const code = get(hotelCodeAtom)
  if (!code || !query.has('checkin') || get(routeAtom).id !== 'result') return
  const form = writeCriteria(readCriteria(query, get(criteriaDefaultsAtom)))
  const left = [...query].filter(
    ([name]) => isSearch(name) && !Object.hasOwn(form, name) && ![...OTHER_WORDS, ...OF_ONE_GUEST].includes(name),
  )
  get(environmentAtom).storage.write('browsing', {
    searchForm: Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => !!entry[1])),
    code,
    query: Object.fromEntries(left),
    isTiersMode: isTiersMode(get(settingsAtom)),
  })
})

/** Where the address looks for nothing: the results of before, else what was looked for within the hour (AMB-38). */
export const resumeAtom = atom(null, (get, set) => {
  if (looksFor(get(queryAtom))) return
  const { storage } = get(environmentAtom)
  const browsing = storage.read('browsing')
  if (browsing?.code === get(hotelCodeAtom)) return set(returnAtom, browsing)
  const searched = storage.read('criteria')
  if (searched) set(criteriaAtom, get(searchedAtom)(searched))
})

const returnAtom = atom(null, (get, set, { searchForm, query, ...saved }: NonNullable<Stored<'browsing'>>) => {
  const settings = get(settingsAtom)
  const before = readCriteria(new URLSearchParams(searchForm), get(criteriaDefaultsAtom))
  const isSame = saved.isTiersMode === isTiersMode(settings)
  const criteria = isSame ? before : { ...before, rooms: mapChildren(before.rooms, settings) }
  if (get(routeAtom).id !== 'result') return set(criteriaAtom, criteria)
  const { state } = get(placeAtom)
  set(goAtom, { to: 'result', query: { ...query, ...writeCriteria(criteria) }, replace: true, state })
  set(readCriteriaAtom, get(queryAtom))
})

/** The cookie is every hotel's, and days may have gone by: what it says is read as a link would be. */
const searchedAtom = atom((get) => ({ checkin, checkout, nights, type, rooms }: Stored<'criteria'>): Criteria => {
  const said = { checkin, checkout, nights: nights?.toString(), type, rooms: rooms && toJson(rooms) }
  const known = Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const criteria = readCriteria(new URLSearchParams(known), get(criteriaDefaultsAtom))
  return { ...criteria, rooms: mapChildren(criteria.rooms, get(settingsAtom)) }
})
