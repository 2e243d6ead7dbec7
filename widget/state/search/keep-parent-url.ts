import { atom } from 'jotai'

import { queryAtom } from '../navigation/navigation.ts'

/** Remembers for an hour which page of the hotel the frame stands in (QUERY-003); nothing that is shown waits for it. */
export const keepParentUrlAtom = atom(null, async (get, set) => {
  const query = get(queryAtom)
  if (!query.has('parentUrl')) return
  const rules = await import('./criteria-cookie.ts').catch(() => null)
  if (rules) set(rules.keepCriteriaAtom, query)
})
