import { atom } from 'jotai'

import { isTiersMode } from '../../../shared/rules/party/kids-mode.ts'
import { readCriteria } from '../../../shared/rules/link/read-criteria.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { keepCriteriaAtom } from './criteria-cookie.ts'
import { environmentAtom } from '../environment.ts'
import { routeAtom } from '../navigation/navigation.ts'
import { searchContextAtom } from './search.ts'
import { namesStay } from './names-stay.ts'
import { hotelCodeAtom, settingsAtom } from '../settings/settings.ts'

/** They come along with any visit and say nothing of what is looked for. */
export const BESIDE = ['currency', 'mcp_currency', 'hotel_id']
/** Who has one can be told by it, and it would lie on the host's own origin. */
const OF_ONE_GUEST = ['voucher_coupon_code', 'lottery_event', 'current_lottery_entry']

/**
 * A search is kept: for an hour what was looked for, for ten minutes the results too (SEARCH-030, BOOT-035). One of our own
 * names its stay; a link's wish without one takes the place of nothing that a guest looked for.
 */
export const keepSearchAtom = atom(null, (get, set, query: URLSearchParams) => {
  if (!namesStay(query)) return
  set(keepCriteriaAtom, query)
  const code = get(hotelCodeAtom)
  if (!code || get(routeAtom).id !== 'result') return
  const form = Object.entries(writeCriteria(readCriteria(query, get(searchContextAtom)))).flatMap(([name, value]) =>
    value && !OF_ONE_GUEST.includes(name) ? [[name, value]] : [],
  )
  const left = [...query].filter(([name]) => BESIDE.includes(name))
  get(environmentAtom).storage.write('browsing', {
    searchForm: Object.fromEntries(form),
    code,
    query: Object.fromEntries(left),
    isTiersMode: isTiersMode(get(settingsAtom)),
  })
})
