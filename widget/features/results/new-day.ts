import { atom } from 'jotai'

import { businessDateAtom } from '../../state/search/search.ts'
import { renewSettingsAtom } from '../../state/settings/change-locale.ts'
import { searchRoomsAtom } from './state.ts'

/** Searches again where the hotel's day is another one than the page was opened on; true: it does. */
export const searchOnNewDayAtom = atom(null, async (get, set, query: URLSearchParams, left: AbortSignal) => {
  const before = get(businessDateAtom)
  await set(renewSettingsAtom)
  if (get(businessDateAtom) === before) return false
  if (!left.aborted) void set(searchRoomsAtom, query, false)
  return true
})
