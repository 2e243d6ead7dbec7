import { atom } from 'jotai'

import { isParameter, PARAMETERS } from '../../../shared/parameters.ts'
import { isTiersMode } from '../../../shared/rules/kids-mode.ts'
import { readCriteria } from '../../../shared/rules/read-criteria.ts'
import { writeCriteria } from '../../../shared/rules/write-criteria.ts'
import { keepCriteriaAtom } from './criteria-cookie.ts'
import { environmentAtom } from '../environment.ts'
import { routeAtom } from '../navigation/navigation.ts'
import { searchContextAtom } from './search.ts'
import { isSearch } from './searched.ts'
import { hotelCodeAtom, settingsAtom } from '../settings/settings.ts'

/** The form says the same in one way only. */
const OTHER_WORDS = [
  'nights',
  'length',
  'checkin_year',
  'checkin_month',
  'checkin_day',
  'room_count',
  'kids_tiers',
  'room_type_code',
  'hotel_plan_code',
  'room_plan_code',
  'warning',
]
/** Who has one can be told by it, and it would lie on the host's own origin. */
const OF_ONE_GUEST = ['voucher_coupon_code', 'lottery_event', 'current_lottery_entry']

/** A search is kept: for an hour what was looked for, for ten minutes the results too (SEARCH-030, BOOT-035). */
export const keepSearchAtom = atom(null, (get, set, query: URLSearchParams) => {
  if (!isSearch(query) && !query.has('parentUrl')) return
  set(keepCriteriaAtom, query)
  const code = get(hotelCodeAtom)
  if (!code || !isSearch(query) || get(routeAtom).id !== 'result') return
  const form = Object.entries(writeCriteria(readCriteria(query, get(searchContextAtom)))).filter(
    (entry): entry is [string, string] => !!entry[1] && !OF_ONE_GUEST.includes(entry[0]),
  )
  const known = new Set([...form.map(([name]) => name), ...OTHER_WORDS, ...OF_ONE_GUEST])
  const left = [...query].filter(([name]) => isParameter(name) && PARAMETERS[name].to === 'search' && !known.has(name))
  get(environmentAtom).storage.write('browsing', {
    searchForm: Object.fromEntries(form),
    code,
    query: Object.fromEntries(left),
    isTiersMode: isTiersMode(get(settingsAtom)),
  })
})
